import { endOfDay, instantOf } from '#time/zoned-time.ts';
import { type HomeworkStatus, isPending } from './homework-status.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 2;

interface DueHomework {
  readonly status: HomeworkStatus;
  readonly dueAt: Date;
}

/** The due time in the family's time zone. Null if that local time does not exist (R149, R150). */
export const dueInstant = (date: string, time: string | undefined, timezone: string): Date | null =>
  time === undefined ? endOfDay(date, timezone) : instantOf(date, time, timezone);

/** Computed at each read and never stored, because it depends on the current time (R143). */
export const isOverdue = ({ status, dueAt }: DueHomework, now: Date): boolean =>
  isPending(status) && dueAt < now;

/** The remaining days, rounded up (R144). Zero or negative after the due time. */
export const daysLeft = (dueAt: Date, now: Date): number =>
  // Avoids negative zero, which rounding up a small negative number gives.
  Math.ceil((dueAt.getTime() - now.getTime()) / DAY_MS) + 0;

/** Pending, not overdue, and with 0 to 2 days left (R144). */
export const isDueSoon = (homework: DueHomework, now: Date): boolean =>
  isPending(homework.status) && !isOverdue(homework, now) && daysLeft(homework.dueAt, now) <= SOON_DAYS;
