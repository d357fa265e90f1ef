import { plannedLessons } from '@bayan/domain/session-series/pattern';
import { addDays, weekdayOf } from '@bayan/domain/time/days';
import type { Size } from '#prove/proof.ts';
import { expectedWeekly } from './reference.ts';
import type { Tally } from './tally.ts';

const FROM = '2026-11-22';
const UNTIL = '2030-12-31';
/** Where families and tutors live: clocks that never change, and four that do, each on days of its own. */
const ZONES = [
  'Asia/Riyadh',
  'Asia/Dubai',
  'Europe/London',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/New_York',
];
/** Times that some clock skips or has twice, and one that none does. */
const TIMES = ['00:00', '00:30', '01:30', '02:30', '19:00'];
/** From a Sunday: clocks change on Sundays, and in Cairo on Fridays. */
const OFFSETS = { short: [0, 5], full: [0, 1, 2, 3, 4, 5, 6] };

/** Weekly series to the end of 2030, lesson by lesson (R450, R451). */
export function trySeries(size: Size, tally: Tally): void {
  for (const timezone of ZONES)
    for (const offset of OFFSETS[size])
      for (const time of TIMES) {
        const startsOn = addDays(FROM, offset);
        const slots = [{ weekday: weekdayOf(startsOn), time }];
        const rule = { slots, everyWeeks: 1, startsOn, untilOn: null, lessons: null, timezone };
        const found = plannedLessons(rule, { until: UNTIL });
        const expected = expectedWeekly({ from: startsOn, until: UNTIL, time, timezone });
        const name = `weekly from ${startsOn} ${time} in ${timezone}`;
        tally.agree(`the number of lessons ${name}`, found.length, expected.length);
        for (const [i, { day, startsAt }] of found.entries())
          tally.agree(`lesson ${i + 1} ${name}`, `${day} ${startsAt.toISOString()}`, expected[i]);
      }
}
