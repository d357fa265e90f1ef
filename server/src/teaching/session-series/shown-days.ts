import type { HolidayRecord } from '@bayan/domain/holidays/holidays.contract';
import type { Member } from '@bayan/domain/profiles/actor';
import { isHolidayMark } from '@bayan/domain/session-series/day-marks';
import type { JudgedDay } from '@bayan/domain/session-series/judge-days';
import { addDays } from '@bayan/domain/time/days';
import { clashOf } from './series-clash.ts';
import type { KnownFacts } from './series-facts.ts';

/** What a preview says of each day. */
export const shownDays = (days: readonly JudgedDay[], { lessons, holidays }: KnownFacts, actor: Member) =>
  days.map(({ day, startsAt, endsAt, marks, isOn, clash }) => ({
    ...{ day, startsAt, endsAt, isOn, marks: [...marks] },
    clash: clashOf({ day, clash }, lessons, actor),
    holiday: holidayOf({ day, marks }, holidays),
  }));

interface Decided {
  readonly on: readonly string[];
  readonly off: readonly string[];
}

/** What a person has decided of each day, where they have. */
export function chosenOf({ on, off }: Decided) {
  const chosen = new Map([...on.map(day => [day, true] as const), ...off.map(day => [day, false] as const)]);
  return (day: string) => chosen.get(day);
}

/** The holiday that a day is marked with; one that is expected reaches a day further on both sides. */
function holidayOf({ day, marks }: Pick<JudgedDay, 'day' | 'marks'>, holidays: readonly HolidayRecord[]) {
  if (!marks.some(isHolidayMark)) return null;
  const reach = marks.includes('holiday-possible') ? 1 : 0;
  const kept = holidays.filter(
    ({ fromOn, untilOn }) => addDays(fromOn, -reach) <= day && day <= addDays(untilOn, reach),
  );
  const found = kept.find(({ isOff }) => isOff) ?? kept[0];
  return found ? { name: found.name, nameAr: found.nameAr } : null;
}
