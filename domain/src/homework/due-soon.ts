import { type HomeworkStatus, isOverdue, isPending } from './homework-status.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 2;

/** The time until homework is due, in days, rounded up (R144). */
export const daysLeft = (dueAt: Date, now: Date): number =>
  Math.ceil((dueAt.getTime() - now.getTime()) / DAY_MS);

/** Still to be done, not too late, and due within two days. */
export const isDueSoon = (homework: { status: HomeworkStatus; dueAt: Date }, now: Date): boolean =>
  isPending(homework.status) && !isOverdue(homework, now) && daysLeft(homework.dueAt, now) <= SOON_DAYS;
