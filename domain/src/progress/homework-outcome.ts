import { isOverdue } from '#homework/due-date.ts';
import { type HomeworkStatus, isPending } from '#homework/homework-status.ts';
import type { HomeworkSums } from './progress.contract.ts';

/** The figure that counts a homework item of the period. */
export type HomeworkOutcome = Exclude<keyof HomeworkSums, 'set'>;

interface Due {
  readonly status: HomeworkStatus;
  readonly dueAt: Date;
  /** The time of the last submission: a replaced submission does not count. */
  readonly submittedAt: Date | null;
}

/** The outcome of a homework item (R165). The database counts by the same rule. */
export function homeworkOutcome(homework: Due, now: Date): HomeworkOutcome {
  const { status, dueAt, submittedAt } = homework;
  if (isPending(status) || submittedAt === null) return isOverdue(homework, now) ? 'overdue' : 'open';
  return submittedAt <= dueAt ? 'onTime' : 'late';
}
