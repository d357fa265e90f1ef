import { Refusal } from '@bayan/domain/errors';
import { daysBetween } from '@bayan/domain/time/days';
import type { TimetableRecord } from '@bayan/domain/timetables/timetables.contract';
import { TIMETABLE_LIMITS } from '@bayan/domain/timetables/timetables.limits';

/** In order, and not more than a Ramadan has (R546). */
export function refuseWrongDays({ fromOn, untilOn }: Pick<TimetableRecord, 'fromOn' | 'untilOn'>): void {
  const days = daysBetween(fromOn, untilOn) + 1;
  if (days < 1) throw wrong('untilOn', 'too-small');
  if (days > TIMETABLE_LIMITS.days) throw wrong('untilOn', 'too-big');
}

export function refuseWrongIftar(window: Pick<TimetableRecord, 'iftarFrom' | 'iftarUntil'>): void {
  if (window.iftarUntil <= window.iftarFrom) throw wrong('iftarUntil', 'too-small');
}

const wrong = (field: string, problem: 'too-small' | 'too-big') =>
  new Refusal('input.invalid', { issues: [{ field, problem }] });
