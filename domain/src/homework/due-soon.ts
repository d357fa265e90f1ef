import { type HomeworkStatus, isOverdue, isPending } from './homework-status.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 2;

/** The time until then in days, rounded up (R144). What is past has none or fewer. */
export const daysLeft = (dueAt: Date, now: Date): number =>
  // Rounding up what is just past would give a zero with a sign.
  Math.ceil((dueAt.getTime() - now.getTime()) / DAY_MS) + 0;

/** Pending, not overdue, and with 0 to 2 days left (R144). */
export const isDueSoon = (homework: { status: HomeworkStatus; dueAt: Date }, now: Date): boolean =>
  isPending(homework.status) && !isOverdue(homework, now) && daysLeft(homework.dueAt, now) <= SOON_DAYS;
