import { Refusal } from '@bayan/domain/errors';
import { dueInstant } from '@bayan/domain/homework/due-date';

/** The instant a form means, read in the family's zone. */
export function dueAtOf(date: string, time: string | undefined, timezone: string): Date {
  const due = dueInstant(date, time, timezone);
  if (due === null) throw new Refusal('homework.time-skipped', { field: 'dueTime' });
  return due;
}
