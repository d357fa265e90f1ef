import { day } from '@bayan/domain/fields/dates';
import { sessionCsvLine, sessionCsvName } from '@bayan/domain/sessions/session-csv';
import { startOfPeriod } from '@bayan/domain/sessions/session-period';
import { endOfDay, instantOf, monthsBefore, wallClock } from '@bayan/domain/time/zoned-time';
import type { Moment } from './moments.ts';
import {
  expectedEndOfDay,
  expectedHoursBefore,
  expectedInstant,
  expectedMonthsBefore,
  expectedWallClock,
  isDay,
} from './reference.ts';
import type { Tally } from './tally.ts';

const ODD_MILLISECONDS = 37_123;

/** Asks every time function of the domain about one moment. */
export function tryMoment({ date, time, timezone }: Moment, viewers: readonly string[], tally: Tally): void {
  const typed = `${date} ${time} in ${timezone}`;
  const instant = instantOf(date, time, timezone);
  tally.agree(typed, instant?.toISOString() ?? null, expectedInstant(date, time, timezone));
  tally.agree(
    `the end of ${date} in ${timezone}`,
    endOfDay(date, timezone).toISOString(),
    expectedEndOfDay(date, timezone),
  );
  // What is asked next has to be asked of skipped times too: of the instant that UTC reads so.
  const at = instant ?? new Date(`${date}T${time}:00Z`);
  for (const viewer of new Set([timezone, ...viewers])) tryInstant(at, viewer, tally);
}

function tryInstant(at: Date, viewer: string, tally: Tally): void {
  const name = `${at.toISOString()} in ${viewer}`;
  const wall = expectedWallClock(at, viewer);
  const read = wallClock(at, viewer);
  tally.agree(`the clock at ${name}`, `${read.date}T${read.time}`, wall);
  tally.agree(`the CSV date of ${name}`, csvDate(at, viewer), wall.replace('T', ' '));
  const [today = ''] = wall.split('T');
  tally.agree(`the CSV name at ${name}`, sessionCsvName(at, viewer), `session-history-${today}.csv`);

  const now = new Date(at.getTime() + ODD_MILLISECONDS);
  const start = (period: 'week' | 'month' | 'quarter') => startOfPeriod(period, now, viewer).toISOString();
  tally.agree(`a week before ${name}`, start('week'), expectedHoursBefore(now, 7 * 24));
  tally.agree(`a month before ${name}`, start('month'), expectedMonthsBefore(now, 1, viewer));
  tally.agree(`a quarter before ${name}`, start('quarter'), expectedMonthsBefore(now, 3, viewer));
  const year = monthsBefore(now, 12, viewer).toISOString();
  tally.agree(`a year before ${name}`, year, expectedMonthsBefore(now, 12, viewer));
}

function csvDate(startsAt: Date, timezone: string): string {
  const row = {
    studentName: '',
    subject: '',
    durationMinutes: 60,
    status: 'completed',
    notes: '',
    homework: '',
  } as const;
  return sessionCsvLine({ ...row, startsAt }, timezone).slice(0, 'YYYY-MM-DD HH:MM'.length);
}

/** A form takes the days that there are, and no others (R234). */
export function tryDays(tally: Tally): void {
  const two = (part: number) => String(part).padStart(2, '0');
  for (const year of [1900, 2000, 2024, 2025, 2026, 2027, 2028, 2029, 2030, 2099]) {
    for (let month = 0; month <= 13; month += 1) {
      for (let date = 0; date <= 32; date += 1) {
        const text = `${year}-${two(month)}-${two(date)}`;
        tally.agree(`whether ${text} is a day`, day.safeParse(text).success, isDay(text));
      }
    }
  }
}
