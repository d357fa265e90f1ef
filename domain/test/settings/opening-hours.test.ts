import { expect, test } from 'vitest';
import { openingHoursOf } from '#settings/opening-hours.ts';

const on = (weekday: number, opens = '08:00', closes = '20:00') => ({ weekday, opens, closes });

test('days in a row with the same hours are said once (R194)', () => {
  expect(openingHoursOf([1, 2, 3, 4, 5].map(day => on(day)).concat(on(6, '09:00', '17:00')))).toEqual([
    { from: 1, to: 5, opens: '08:00', closes: '20:00' },
    { from: 6, to: 6, opens: '09:00', closes: '17:00' },
  ]);
});

test('a day between that is closed or different parts them', () => {
  expect(openingHoursOf([on(1), on(3)]).map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [3, 3],
  ]);
  expect(openingHoursOf([on(1), on(2, '09:00'), on(3)])).toHaveLength(3);
});

test('two openings a day run beside each other, in the order of the clock', () => {
  const split = [on(2, '16:00'), on(1, '16:00'), on(1, '09:00', '12:00'), on(2, '09:00', '12:00')];
  expect(openingHoursOf(split)).toEqual([
    { from: 1, to: 2, opens: '09:00', closes: '12:00' },
    { from: 1, to: 2, opens: '16:00', closes: '20:00' },
  ]);
});

test('a week that begins on Sunday is said in one piece, and all of it from Monday on', () => {
  expect(openingHoursOf([7, 1, 2, 3, 4].map(day => on(day)).concat(on(6, '09:00')))).toEqual([
    { from: 7, to: 4, opens: '08:00', closes: '20:00' },
    { from: 6, to: 6, opens: '09:00', closes: '20:00' },
  ]);
  expect(openingHoursOf([1, 2, 3, 4, 5, 6, 7].map(day => on(day)))).toEqual([
    { from: 1, to: 7, opens: '08:00', closes: '20:00' },
  ]);
});

test('an academy without hours has none to say', () => {
  expect(openingHoursOf([])).toEqual([]);
});
