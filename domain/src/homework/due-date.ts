import { endOfDay, instantOf } from '#time/zoned-time.ts';
import { type HomeworkStatus, isPending } from './homework-status.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 2;

interface DueHomework {
  readonly status: HomeworkStatus;
  readonly dueAt: Date;
}

/** When homework is due, by the clock of the family; null where that clock skips the time (R149, R150). */
export const dueInstant = (date: string, time: string | undefined, timezone: string): Date | null =>
  time === undefined ? endOfDay(date, timezone) : instantOf(date, time, timezone);

/** Computed whenever it is asked, never stored (R143). */
export const isOverdue = ({ status, dueAt }: DueHomework, now: Date): boolean =>
  isPending(status) && dueAt < now;

/** The time until then in days, rounded up (R144). What is past has none or fewer. */
export const daysLeft = (dueAt: Date, now: Date): number =>
  // Rounding up what is just past would give a zero with a sign.
  Math.ceil((dueAt.getTime() - now.getTime()) / DAY_MS) + 0;

/** Pending, not overdue, and with 0 to 2 days left (R144). */
export const isDueSoon = (homework: DueHomework, now: Date): boolean =>
  isPending(homework.status) && !isOverdue(homework, now) && daysLeft(homework.dueAt, now) <= SOON_DAYS;
