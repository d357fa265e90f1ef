import type { Range } from '@bayan/domain/availability/ranges';
import { countryOfZone } from '@bayan/domain/gulf-calendar/week';
import type { HolidayRecord } from '@bayan/domain/holidays/holidays.contract';
import type { SeriesFacts } from '@bayan/domain/session-series/day-marks';
import type { SeriesPattern } from '@bayan/domain/session-series/pattern';
import { addDays } from '@bayan/domain/time/days';
import { startOfDay } from '@bayan/domain/time/zoned-time';
import type { Queryable } from '@bayan/platform/db/database';
import { listHolidays } from '#academy/holidays/holidays.repository.ts';
import { readTutorHours } from '#teaching/availability/tutor-hours.repository.ts';
import { readClosedTimes } from './closed-times.repository.ts';
import { listOpenIn, type NamedLesson } from './lessons-in-frame.repository.ts';

interface Student {
  readonly id: string;
  readonly timezone: string;
  readonly country: string | null;
}

export interface Wished {
  readonly tutorId: string;
  readonly student: Student;
  readonly pattern: SeriesPattern;
  /** The first day to look at, where it is a later one than that of the pattern. */
  readonly from?: string;
  /** The last day to look at. */
  readonly until: string;
}

export interface KnownFacts extends SeriesFacts {
  readonly lessons: readonly NamedLesson[];
  readonly holidays: readonly HolidayRecord[];
}

/** More than a country keeps in two years. */
const HOLIDAYS_AT_ONCE = 500;

/** From the day before the first one on: a day begins elsewhere earlier, and a lesson has neighbours. */
const daysOf = ({ pattern, from = pattern.startsOn, until }: Omit<Wished, 'tutorId' | 'student'>) => ({
  from: addDays(from, -2),
  until: addDays(until, 2),
});

/** The time in which lessons of a pattern can be. */
export function frameOf(wished: Omit<Wished, 'tutorId' | 'student'>): Range {
  const { from, until } = daysOf(wished);
  const { timezone } = wished.pattern;
  return { from: startOfDay(from, timezone), until: startOfDay(until, timezone) };
}

/** All that decides about the days of a pattern. */
export async function readFacts(db: Queryable, wished: Wished): Promise<KnownFacts> {
  const { tutorId, student } = wished;
  const days = daysOf(wished);
  const frame = frameOf(wished);
  const country = student.country ?? countryOfZone(student.timezone);
  return {
    hours: await readTutorHours(db, { tutorId, ...days }),
    ...(await readClosedTimes(db, { tutorId, country, days, frame })),
    holidays:
      country === null
        ? []
        : await listHolidays(db, {
            filters: { country, from: days.from, to: days.until },
            after: null,
            limit: HOLIDAYS_AT_ONCE,
          }),
    lessons: await listOpenIn(db, { tutorId, studentId: student.id }, frame),
  };
}
