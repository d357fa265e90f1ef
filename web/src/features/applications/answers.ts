import { CONSENT_VERSION } from '@bayan/domain/applications/application-fields';
import { APPLICATION_KINDS, type ApplicationKind } from '@bayan/domain/applications/application-kind';
import type { UploadedFile } from '@bayan/domain/applications/certificate';
import { enquiry } from '@bayan/domain/applications/enquiry';
import { studentApplication } from '@bayan/domain/applications/student-application';
import { tutorApplication } from '@bayan/domain/applications/tutor-application';
import type { FieldProblem } from '@bayan/domain/errors';
import { check } from '@bayan/domain/fields/problem';
import { type FieldName, STEPS } from './form-steps.ts';

export type Answer = string | boolean | readonly string[] | readonly UploadedFile[];
/** What stands in the fields, as far as anything does. */
export type Answers = Readonly<Partial<Record<FieldName, Answer>>>;
export type Problems = Readonly<Partial<Record<FieldName, FieldProblem>>>;

const SCHEMAS = { student: studentApplication, tutor: tutorApplication, enquiry };

const isBlank = (answer: Answer) =>
  answer === false ||
  (typeof answer === 'string' ? answer.trim() === '' : answer === true ? false : answer.length === 0);

const isFile = (part: string | UploadedFile): part is UploadedFile => typeof part === 'object';

/**
 * As the API takes them: what was left empty, and what a draft of an older form still holds, is not there; files go by
 * their ids, agreement by its version.
 */
export function sentAnswers(kind: ApplicationKind, answers: Answers): Record<string, unknown> {
  const asked = new Set<string>(namesIn(kind));
  const given = Object.entries(answers)
    .filter(([name, answer]) => asked.has(name) && !isBlank(answer))
    .map(([name, answer]) => [name, name === 'consent' ? CONSENT_VERSION : plain(answer)]);
  return { kind, ...Object.fromEntries(given) };
}

const plain = (answer: Answer) =>
  typeof answer === 'object' ? answer.map(part => (isFile(part) ? part.id : part)) : answer;

/** What the server would say about the answers, before they are sent. The first problem of a field counts. */
export function problemsIn(kind: ApplicationKind, answers: Answers): Problems {
  const checked = check(SCHEMAS[kind], sentAnswers(kind, answers));
  return checked.isRight ? {} : byField(checked.issues);
}

/** Issues of the API name a field as `answers.days.0`; here each belongs to its question. */
export function byField(
  issues: readonly { readonly field: string; readonly problem: FieldProblem }[],
): Problems {
  const problems: Partial<Record<FieldName, FieldProblem>> = {};
  for (const { field, problem } of issues) {
    const [name = ''] = field.replace(/^answers\./, '').split('.');
    if (isFieldName(name)) problems[name] ??= problem;
  }
  return problems;
}

const namesIn = (kind: ApplicationKind) =>
  STEPS[kind].flatMap(({ fields }) => fields.map(({ name }) => name));
const NAMES = new Set<string>(APPLICATION_KINDS.flatMap(namesIn));
export const isFieldName = (name: string): name is FieldName => NAMES.has(name);
