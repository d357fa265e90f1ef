import type { Subject } from '#subjects/subjects.ts';
import type { NoticeKind } from './notice-kind.ts';
import type { StateChange } from './state-change.ts';

/** What people are told of homework. */
export interface HomeworkState {
  readonly title: string;
  readonly subject: Subject;
  readonly dueAt: string;
  readonly grade: string | null;
  readonly feedback: string | null;
}

interface Homework {
  readonly title: string;
  readonly subject: Subject;
  readonly dueAt: Date;
  readonly grade: string | null;
  readonly feedback: string | null;
}

export const homeworkStateOf = ({ title, subject, dueAt, grade, feedback }: Homework): HomeworkState => ({
  title,
  subject,
  dueAt: dueAt.toISOString(),
  grade,
  feedback,
});

export function homeworkNoticeOf({ from, to }: StateChange<HomeworkState>): NoticeKind | null {
  const isMarked = to.grade !== null && (from?.grade !== to.grade || from.feedback !== to.feedback);
  if (isMarked) return 'homework-graded';
  return from ? null : 'homework-set';
}
