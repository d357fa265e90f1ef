const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const FIRST_DELAYS = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];
const KEPT_TRYING_FOR = 72 * HOUR;

/** When to try again after so many failed attempts; null when the mail has been tried for long enough. */
export function nextAttemptAfter(mail: { attempts: number; createdAt: Date }, now: Date): Date | null {
  const next = now.getTime() + (FIRST_DELAYS[mail.attempts - 1] ?? HOUR);
  return next > mail.createdAt.getTime() + KEPT_TRYING_FOR ? null : new Date(next);
}
