import { describe, expect, test } from 'vitest';
import type { HoursSet } from '#availability/hours.ts';
import { clockText, minutesOf } from '#availability/hours.ts';
import { openRanges } from '#availability/open-ranges.ts';
import { wallClock } from '#time/zoned-time.ts';
import { ELEANOR } from './eleanor.ts';

const HOUR_MS = 3_600_000;
const range = (from: string, until: string) => ({ from: new Date(from), until: new Date(until) });
const every = (opens: string, closes: string): HoursSet => ({
  ...ELEANOR,
  hours: [1, 2, 3, 4, 5, 6, 7].map(weekday => ({
    weekday,
    opens: minutesOf(opens),
    closes: minutesOf(closes),
  })),
});
/** From the evening before to the morning after, so that the day is whole by any clock near. */
const around = (day: string) => range(`${day}T00:00:00Z`, `${day}T23:59:00Z`);

describe('R478: the hours of a tutor as instants', () => {
  test.each([
    ['2027-03-25', '15:00', '20:00'],
    ['2027-03-28', '14:00', '19:00'],
  ])('on %s are %s to %s in Riyadh', (day, opens, closes) => {
    const open = openRanges({ sets: [ELEANOR], days: [] }, around(day));
    expect(open.map(({ from, until }) => [from, until].map(at => wallClock(at, 'Asia/Riyadh').time))).toEqual(
      [[opens, closes]],
    );
  });

  test('13:00–18:00 on the day of the change are 12:00 to 17:00 UTC', () => {
    expect(openRanges({ sets: [every('13:00', '18:00')], days: [] }, around('2027-03-28'))).toEqual([
      range('2027-03-28T12:00:00Z', '2027-03-28T17:00:00Z'),
    ]);
  });

  test.each([
    ['2027-03-28', 5],
    ['2027-10-31', 7],
    ['2027-06-15', 6],
  ])('00:00–06:00 on %s last %i hours', (day, hours) => {
    const frame = range(`${day}T00:00:00Z`, `${day}T12:00:00Z`);
    const whole = { from: new Date(frame.from.getTime() - 6 * HOUR_MS), until: frame.until };
    const open = openRanges({ sets: [every('00:00', '06:00')], days: [] }, whole);
    expect(open.map(({ from, until }) => (until.getTime() - from.getTime()) / HOUR_MS)).toEqual([hours]);
  });

  test('that the clocks skip as a whole are none', () => {
    expect(openRanges({ sets: [every('01:00', '02:00')], days: [] }, around('2027-03-28'))).toEqual([]);
  });

  test('that touch are one, also over midnight and over both changes of the clocks', () => {
    const frame = range('2027-01-04T12:00:00Z', '2027-12-20T12:00:00Z');
    expect(openRanges({ sets: [every('00:00', '24:00')], days: [] }, frame)).toEqual([frame]);
  });

  test('20:00–24:00 and 00:00–02:00 the next day are one evening', () => {
    const night: HoursSet = {
      ...ELEANOR,
      hours: [
        { weekday: 1, opens: minutesOf('20:00'), closes: minutesOf('24:00') },
        { weekday: 2, opens: 0, closes: minutesOf('02:00') },
      ],
    };
    expect(
      openRanges({ sets: [night], days: [] }, range('2027-02-01T00:00:00Z', '2027-02-04T00:00:00Z')),
    ).toEqual([range('2027-02-01T20:00:00Z', '2027-02-02T02:00:00Z')]);
  });

  test('change with the set that holds, on the day it begins', () => {
    const sets = [
      { ...ELEANOR, validUntil: '2027-02-02' },
      { ...every('09:00', '10:00'), validFrom: '2027-02-03', validUntil: '2027-02-03' },
    ];
    expect(openRanges({ sets, days: [] }, range('2027-02-02T00:00:00Z', '2027-02-09T00:00:00Z'))).toEqual([
      range('2027-02-02T12:00:00Z', '2027-02-02T17:00:00Z'),
      range('2027-02-03T09:00:00Z', '2027-02-03T10:00:00Z'),
    ]);
  });

  test('R476: of one date replace the weekly ones of that date, and none close it', () => {
    const days = [
      { day: '2027-02-02', timezone: 'Europe/London', ranges: [{ opens: 540, closes: 600 }] },
      { day: '2027-02-03', timezone: 'Europe/London', ranges: [] },
    ];
    const frame = range('2027-02-01T00:00:00Z', '2027-02-05T00:00:00Z');
    expect(openRanges({ sets: [ELEANOR], days }, frame)).toEqual([
      range('2027-02-01T12:00:00Z', '2027-02-01T17:00:00Z'),
      range('2027-02-02T09:00:00Z', '2027-02-02T10:00:00Z'),
      range('2027-02-04T12:00:00Z', '2027-02-04T17:00:00Z'),
    ]);
  });

  test('R477: stay by the clock of their set', () => {
    const open = openRanges({ sets: [ELEANOR], days: [] }, around('2027-02-01'));
    expect(open.map(({ from }) => wallClock(from, 'Europe/Madrid').time)).toEqual(['13:00']);
  });

  test('are cut at the frame', () => {
    expect(
      openRanges({ sets: [ELEANOR], days: [] }, range('2027-02-01T13:30:00Z', '2027-02-01T14:00:00Z')),
    ).toEqual([range('2027-02-01T13:30:00Z', '2027-02-01T14:00:00Z')]);
  });

  test('are written as the time of a clock', () => {
    expect([0, 575, 1440].map(clockText)).toEqual(['00:00', '09:35', '24:00']);
    expect(['00:00', '09:35', '24:00'].map(minutesOf)).toEqual([0, 575, 1440]);
  });
});
