import {
  enquiry,
  studentApplication,
  tutorApplication,
} from '@bayan/domain/applications/application-answers.contract';
import type { ApplicationKind } from '@bayan/domain/applications/application-kind';
import { check } from '@bayan/domain/fields/problem';
import { type Answers, byField, type Problems, sentAnswers } from './answers.ts';

const SCHEMAS = { student: studentApplication, tutor: tutorApplication, enquiry };

/** What the server would say about the answers, before they are sent. */
export function problemsIn(kind: ApplicationKind, answers: Answers): Problems {
  const checked = check(SCHEMAS[kind], sentAnswers(kind, answers));
  return checked.isRight ? {} : byField(checked.issues);
}
