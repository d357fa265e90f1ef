import { expect, test } from 'vitest';
import { hoursInZone } from '#settings/hours-in-zone.ts';
import { openingHoursOf } from '#settings/opening-hours.ts';

const winter = new Date('2026-11-15T09:00:00Z');
const summer = new Date('2026-07-15T09:00:00Z');
const on = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes });
/** The sample academy's, in New York. */
const weekdays = [1, 2, 3, 4, 5].map(day => on(day, '08:00', '20:00'));
const academy = [...weekdays, on(6, '09:00', '17:00')];

const told = (hours: typeof academy, from: string, to: string, now: Date) =>
  openingHoursOf(hoursInZone(hours, { from, to, now })).map(
    run => `${run.from}-${run.to} ${run.opens}-${run.closes}`,
  );

test('the academy’s hours are told by the family’s clock, as both stand now (R347)', () => {
  expect(told(academy, 'America/New_York', 'Asia/Riyadh', winter)).toEqual([
    '1-5 16:00-04:00',
    '6-6 17:00-01:00',
  ]);
  // New York is an hour nearer in summer, and Riyadh stays where it is.
  expect(told(academy, 'America/New_York', 'Asia/Riyadh', summer)).toEqual([
    '1-5 15:00-03:00',
    '6-6 16:00-00:00',
  ]);
  expect(told(academy, 'America/New_York', 'Asia/Dubai', winter)).toEqual([
    '1-5 17:00-05:00',
    '6-6 18:00-02:00',
  ]);
});

test('a day may begin on the one before or after it', () => {
  const late = [1, 2].map(day => on(day, '19:00', '23:00'));
  expect(told(late, 'America/New_York', 'Asia/Riyadh', winter)).toEqual(['2-3 03:00-07:00']);
  const early = [1, 2].map(day => on(day, '01:00', '06:00'));
  expect(told(early, 'Asia/Riyadh', 'America/New_York', winter)).toEqual(['7-1 17:00-22:00']);
});

test('the week goes on over its end', () => {
  const gulf = [7, 1, 2, 3, 4].map(day => on(day, '09:00', '18:00'));
  expect(told(gulf, 'Asia/Riyadh', 'Asia/Riyadh', winter)).toEqual(['7-4 09:00-18:00']);
  expect(told([on(7, '22:00', '23:00')], 'Europe/London', 'Asia/Riyadh', winter)).toEqual([
    '1-1 01:00-02:00',
  ]);
});

test('half an hour of difference is told as well', () => {
  expect(told([on(1, '09:00', '17:00')], 'Europe/London', 'Asia/Kolkata', winter)).toEqual([
    '1-1 14:30-22:30',
  ]);
});
