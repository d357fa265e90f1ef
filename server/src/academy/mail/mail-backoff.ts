import { lifeHoursOf } from './mail-kinds.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const FIRST_DELAYS = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];

interface AgeingMail {
  readonly kind: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

/** Whether nobody would gain anything from getting the mail now. */
export const isTooLate = ({ kind, createdAt, expiresAt }: AgeingMail, now: Date) =>
  now.getTime() > (expiresAt?.getTime() ?? createdAt.getTime() + lifeHoursOf(kind) * HOUR);

/** When to try again after so many failed attempts; null when it would be too late then. */
export function nextAttemptAfter(mail: AgeingMail & { readonly attempts: number }, now: Date): Date | null {
  const next = new Date(now.getTime() + (FIRST_DELAYS[mail.attempts - 1] ?? HOUR));
  return isTooLate(mail, next) ? null : next;
}
