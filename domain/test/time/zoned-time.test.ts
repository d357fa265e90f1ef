import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOfDay, instantOf, isReadTwice, monthsBefore, wallClock } from '#time/zoned-time.ts';
import { everyReading } from './every-reading.ts';

const GULF = ['Asia/Riyadh', 'Asia/Dubai', 'Asia/Qatar', 'Asia/Kuwait', 'Asia/Bahrain', 'Asia/Muscat'];
const ODD = [
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Pacific/Kiritimati',
];
const zone = fc.constantFrom('Europe/London', 'UTC', ...GULF, ...ODD);
const MINUTE = 60_000;
const minute = fc
  .integer({ min: Date.UTC(2000, 0, 1) / MINUTE, max: Date.UTC(2099, 11, 31) / MINUTE })
  .map(minutes => new Date(minutes * MINUTE));

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

/** The last Sunday of a month, when British clocks change at 01:00 UTC. */
function lastSunday(year: number, month: number): string {
  const last = new Date(Date.UTC(year, month, 0));
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  return last.toISOString().slice(0, 10);
}
const YEARS = [2024, 2025, 2026, 2027, 2028, 2029, 2030];

describe('a time typed in London', () => {
  test.each(YEARS)('in the hour that the clocks skip in March %i is no time', year => {
    const date = lastSunday(year, 3);
    expect(iso(instantOf(date, '00:59', 'Europe/London'))).toBe(`${date}T00:59:00.000Z`);
    expect(instantOf(date, '01:00', 'Europe/London')).toBeNull();
    expect(instantOf(date, '01:59', 'Europe/London')).toBeNull();
    expect(iso(instantOf(date, '02:00', 'Europe/London'))).toBe(`${date}T01:00:00.000Z`);
  });

  test.each(YEARS)('in the hour that comes twice in October %i means the earlier', year => {
    const date = lastSunday(year, 10);
    const dayBefore = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
    expect(iso(instantOf(date, '00:59', 'Europe/London'))).toBe(`${dayBefore}T23:59:00.000Z`);
    expect(iso(instantOf(date, '01:00', 'Europe/London'))).toBe(`${date}T00:00:00.000Z`);
    expect(iso(instantOf(date, '01:59', 'Europe/London'))).toBe(`${date}T00:59:00.000Z`);
    expect(iso(instantOf(date, '02:00', 'Europe/London'))).toBe(`${date}T02:00:00.000Z`);
  });

  test('is three hours behind Riyadh in winter and two in summer', () => {
    const winter = instantOf('2026-01-15', '16:00', 'Europe/London') ?? new Date(0);
    const summer = instantOf('2026-07-15', '16:00', 'Europe/London') ?? new Date(0);
    expect(wallClock(winter, 'Asia/Riyadh').time).toBe('19:00');
    expect(wallClock(summer, 'Asia/Riyadh').time).toBe('18:00');
  });
});

describe('a date typed digit by digit', () => {
  test.each(['0002-11-18', '0020-11-18', '0202-11-18', '2026-11-18', '9999-12-31'])(
    'is %s on the way, and each is a date',
    date => {
      for (const timezone of ['UTC', 'Europe/London', ...GULF, ...ODD]) {
        const instant = instantOf(date, '16:00', timezone);
        expect(instant && wallClock(instant, timezone)).toEqual({ date, time: '16:00' });
      }
    },
  );

  test.each([
    ['', '16:00'],
    ['2026-11-18', ''],
    ['2026-13-18', '16:00'],
    ['0000-01-01', '16:00'],
    ['275760-09-13', '00:00'],
  ])('%j at %j throws nothing', (date, time) => {
    expect(instantOf(date, time, 'Europe/London') ?? null).toSatisfy(
      (found: Date | null) => found === null || !Number.isNaN(found.getTime()),
    );
  });
});

describe('a time typed elsewhere', () => {
  test.each(GULF)('in %s is never skipped and never doubled', timezone => {
    const hours = ['Asia/Dubai', 'Asia/Muscat'].includes(timezone) ? 4 : 3;
    fc.assert(
      fc.property(minute, instant => {
        const { date, time } = wallClock(instant, timezone);
        expect(Date.parse(`${date}T${time}:00Z`) - instant.getTime()).toBe(hours * 60 * MINUTE);
        expect(iso(instantOf(date, time, timezone))).toBe(iso(instant));
      }),
    );
  });

  test('in New York is skipped on 8 March 2026 and doubled on 1 November 2026', () => {
    expect(instantOf('2026-03-08', '02:30', 'America/New_York')).toBeNull();
    expect(iso(instantOf('2026-03-08', '03:00', 'America/New_York'))).toBe('2026-03-08T07:00:00.000Z');
    expect(iso(instantOf('2026-11-01', '01:30', 'America/New_York'))).toBe('2026-11-01T05:30:00.000Z');
  });

  test('on a day that a whole island skipped is no time', () => {
    expect(instantOf('2011-12-30', '12:00', 'Pacific/Apia')).toBeNull();
  });
});

describe('typed time and instant', () => {
  test('are those that a search through every instant finds', () => {
    fc.assert(
      fc.property(minute, zone, (typed, timezone) => {
        const [date = '', time = ''] = typed.toISOString().slice(0, 16).split('T');
        expect(iso(instantOf(date, time, timezone))).toBe(iso(everyReading(date, time, timezone)[0] ?? null));
      }),
      { numRuns: 300 },
    );
  });

  test.each(['Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo'])(
    'are so too in the days around the clock changes of %s',
    timezone => {
      const days = changes(timezone, 2026, 2030).map(day => day.getTime() / MINUTE);
      expect(days.length).toBeGreaterThanOrEqual(10);
      fc.assert(
        fc.property(fc.constantFrom(...days), fc.integer({ min: -2880, max: 2880 }), (day, away) => {
          const [date = '', time = ''] = new Date((day + away) * MINUTE)
            .toISOString()
            .slice(0, 16)
            .split('T');
          expect(iso(instantOf(date, time, timezone))).toBe(
            iso(everyReading(date, time, timezone)[0] ?? null),
          );
        }),
      );
    },
  );

  test('whatever instant a time means, the clock reads that time then', () => {
    fc.assert(
      fc.property(minute, zone, (typed, timezone) => {
        const [date = '', time = ''] = typed.toISOString().slice(0, 16).split('T');
        const instant = instantOf(date, time, timezone);
        if (instant) expect(wallClock(instant, timezone)).toEqual({ date, time });
      }),
    );
  });
});

/** Noon UTC of the days in which a zone's distance from UTC changes. */
function changes(timezone: string, from: number, to: number): Date[] {
  const found: Date[] = [];
  const noonThere = (day: Date) => wallClock(day, timezone).time;
  for (let at = Date.UTC(from, 0, 2, 12); at < Date.UTC(to, 11, 31); at += 86_400_000) {
    if (noonThere(new Date(at)) !== noonThere(new Date(at - 86_400_000))) found.push(new Date(at));
  }
  return found;
}

describe('some months before (R99)', () => {
  const back = (instant: string, months: number, timezone: string) =>
    iso(monthsBefore(new Date(instant), months, timezone));

  test.each([
    ['2026-03-31T09:00:00Z', 1, 'UTC', '2026-02-28T09:00:00.000Z'],
    ['2024-03-31T09:00:00Z', 1, 'UTC', '2024-02-29T09:00:00.000Z'],
    ['2026-05-31T09:00:00Z', 3, 'UTC', '2026-02-28T09:00:00.000Z'],
    ['2026-12-31T09:00:00Z', 1, 'UTC', '2026-11-30T09:00:00.000Z'],
    ['2026-01-15T09:00:00Z', 1, 'UTC', '2025-12-15T09:00:00.000Z'],
    ['2026-02-15T09:00:00Z', 3, 'UTC', '2025-11-15T09:00:00.000Z'],
  ])('%s, %i before, by %s, is %s', (instant, months, timezone, expected) => {
    expect(back(instant, months, timezone)).toBe(expected);
  });

  test('the month is the one of the viewer’s calendar, not of UTC', () => {
    expect(back('2026-03-31T22:00:00Z', 1, 'Asia/Riyadh')).toBe('2026-02-28T22:00:00.000Z');
    expect(back('2026-03-31T20:00:00Z', 1, 'Asia/Riyadh')).toBe('2026-02-28T20:00:00.000Z');
  });

  test('the hour on the wall stays when the clocks changed in between', () => {
    expect(back('2026-04-15T17:00:00Z', 1, 'Europe/London')).toBe('2026-03-15T18:00:00.000Z');
    expect(back('2026-11-15T18:00:00Z', 1, 'Europe/London')).toBe('2026-10-15T17:00:00.000Z');
  });

  test('a time that the clocks skipped then becomes the moment they went forward', () => {
    expect(back('2026-04-29T00:30:00Z', 1, 'Europe/London')).toBe('2026-03-29T01:00:00.000Z');
    expect(back('2026-06-08T06:15:00Z', 3, 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
    expect(back('2012-01-30T00:00:00Z', 1, 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
  });

  test('is always earlier, by no more and no less than the months can be long', () => {
    fc.assert(
      fc.property(minute, fc.constantFrom(1, 3), zone, (instant, months, timezone) => {
        const days = (instant.getTime() - monthsBefore(instant, months, timezone).getTime()) / 86_400_000;
        expect(days).toBeGreaterThan(months === 1 ? 27.9 : 88.9);
        expect(days).toBeLessThan(months === 1 ? 31.1 : 92.1);
      }),
    );
  });
});

describe('the end of a day', () => {
  test.each([
    ['2026-10-24', 'Europe/London', '2026-10-24T22:59:00.000Z'],
    ['2026-10-25', 'Europe/London', '2026-10-25T23:59:00.000Z'],
    ['2027-03-27', 'Europe/London', '2027-03-27T23:59:00.000Z'],
    ['2027-03-28', 'Europe/London', '2027-03-28T22:59:00.000Z'],
    ['2026-12-31', 'Asia/Riyadh', '2026-12-31T20:59:00.000Z'],
  ])('%s in %s is %s', (date, timezone, expected) => {
    expect(iso(endOfDay(date, timezone))).toBe(expected);
  });

  test('comes last where the clocks go back at midnight and read 23:59 twice', () => {
    expect(iso(endOfDay('2026-10-29', 'Africa/Cairo'))).toBe('2026-10-29T21:59:00.000Z');
    expect(iso(instantOf('2026-10-29', '23:59', 'Africa/Cairo'))).toBe('2026-10-29T20:59:00.000Z');
  });

  test('is there where the clocks skip the midnight after it', () => {
    expect(iso(endOfDay('2026-04-23', 'Africa/Cairo'))).toBe('2026-04-23T21:59:00.000Z');
  });

  test('reads 23:59 of that day, whatever the day and the zone', () => {
    fc.assert(
      fc.property(minute, zone, (instant, timezone) => {
        const { date } = wallClock(instant, timezone);
        expect(wallClock(endOfDay(date, timezone), timezone)).toEqual({ date, time: '23:59' });
      }),
    );
  });
});

test('the hour after which British clocks go back is read twice, and no other', () => {
  const twice = [
    '2026-10-25T00:00:00Z',
    '2026-10-25T00:59:00Z',
    '2026-10-25T01:00:00Z',
    '2026-10-25T01:59:00Z',
  ];
  const once = [
    '2026-10-24T23:59:00Z',
    '2026-10-25T02:00:00Z',
    '2027-03-28T00:59:00Z',
    '2027-03-28T01:00:00Z',
  ];
  for (const moment of twice) expect(isReadTwice(new Date(moment), 'Europe/London')).toBe(true);
  for (const moment of once) expect(isReadTwice(new Date(moment), 'Europe/London')).toBe(false);
  for (const moment of [...twice, ...once]) expect(isReadTwice(new Date(moment), 'Asia/Riyadh')).toBe(false);
});
