import { isOverdue } from '#homework/due-date.ts';
import { type HomeworkStatus, isPending } from '#homework/homework-status.ts';
import type { HomeworkSums } from './progress.contract.ts';

/** As what a piece of homework counts among what was due in a period. */
export type HomeworkOutcome = Exclude<keyof HomeworkSums, 'set'>;

interface Due {
  readonly status: HomeworkStatus;
  readonly dueAt: Date;
  /** What lies with the tutor now: work that was replaced counts by its last submission. */
  readonly submittedAt: Date | null;
}

/** What has become of a piece of homework by now (R165). The database counts by the same rule. */
export function homeworkOutcome(homework: Due, now: Date): HomeworkOutcome {
  const { status, dueAt, submittedAt } = homework;
  if (isPending(status) || submittedAt === null) return isOverdue(homework, now) ? 'overdue' : 'open';
  return submittedAt <= dueAt ? 'onTime' : 'late';
}
