import type { Homework } from '@bayan/domain/homework/homework.contract';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import type { Subject } from '@bayan/domain/subjects/subjects';
import { wallClock } from '@bayan/domain/time/zoned-time';

export interface HomeworkForm {
  readonly subject: Subject | null;
  readonly title: string;
  readonly description: string;
  /** By the calendar of the family (R149). */
  readonly dueDate: string | null;
}

/** One that can be sent. */
export interface FilledHomework extends HomeworkForm {
  readonly subject: Subject;
  readonly dueDate: string;
}

export const emptyHomework: HomeworkForm = { subject: null, title: '', description: '', dueDate: null };

const MAX_TITLE = 80;

/** What was written down in a session: its first line says what it is about. */
export function homeworkFrom({ subject, homework }: Pick<Session, 'subject' | 'homework'>): HomeworkForm {
  const [title = ''] = homework.trim().split('\n');
  return { subject, title: title.slice(0, MAX_TITLE), description: homework, dueDate: null };
}

export const homeworkFormOf = ({ subject, title, description, dueAt, student }: Homework): HomeworkForm => ({
  subject,
  title,
  description,
  dueDate: wallClock(new Date(dueAt), student.timezone).date,
});

const REQUIRED = ['subject', 'title', 'dueDate'] as const;

export const missingIn = (form: HomeworkForm): (keyof HomeworkForm)[] =>
  REQUIRED.filter(field => form[field] === null || form[field]?.trim() === '');
