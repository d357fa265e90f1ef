import { Refusal } from '@bayan/domain/errors';
import { dueInstant } from '@bayan/domain/homework/due-date';

/** The instant a form means, read in the family's zone. */
export function dueAtOf(date: string, time: string | undefined, timezone: string): Date {
  const due = dueInstant(date, time, timezone);
  if (due === null) throw new Refusal('homework.time-skipped', { field: 'dueTime' });
  return due;
}

/** That homework is set, or put, where it would be late at once (R676). */
export function refusePastDue(dueAt: Date, now: Date): void {
  if (dueAt < now) throw new Refusal('homework.past', { field: 'dueDate' });
}
