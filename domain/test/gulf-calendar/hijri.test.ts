import { describe, expect, test } from 'vitest';
import { dayOfHijri, hijriOf, ramadanOf } from '#gulf-calendar/hijri.ts';
import { addDays } from '#time/days.ts';

describe('R545: the calendar of Umm al-Qura', () => {
  test.each([
    [1447, '2026-02-18', '2026-03-19', 30],
    [1448, '2027-02-08', '2027-03-08', 29],
    [1449, '2028-01-28', '2028-02-25', 29],
    [1450, '2029-01-16', '2029-02-13', 29],
    [1451, '2030-01-05', '2030-02-03', 30],
    [1452, '2030-12-26', '2031-01-23', 29],
  ])('has Ramadan %i from %s to %s', (year, fromOn, untilOn, days) => {
    expect(ramadanOf(year)).toEqual({ fromOn, untilOn, days });
  });

  test('finds a day again, whatever month it is in', () => {
    for (let day = '2024-01-01'; day < '2034-01-01'; day = addDays(day, 13))
      expect(dayOfHijri(hijriOf(day))).toBe(day);
  });
});
