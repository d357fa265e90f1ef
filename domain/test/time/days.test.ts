import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, nthWeekday, weekdayOf } from '#time/days.ts';

describe('days', () => {
  test('are added over the end of a month, of a year and of February', () => {
    expect(addDays('2027-01-31', 1)).toBe('2027-02-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(addDays('2027-03-28', 7)).toBe('2027-04-04');
  });

  test('have weekdays from Monday, 1, to Sunday, 7', () => {
    expect(weekdayOf('2027-03-22')).toBe(1);
    expect(weekdayOf('2027-03-27')).toBe(6);
    expect(weekdayOf('2027-03-28')).toBe(7);
  });

  test('are counted between two dates, also where the clocks change', () => {
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
    expect(daysBetween('2027-11-01', '2027-10-30')).toBe(-2);
  });

  test('are found as the second Tuesday or the first Monday of a month', () => {
    expect(nthWeekday(2027, 2, 2, 2)).toBe('2027-02-09');
    expect(nthWeekday(2027, 5, 1, 1)).toBe('2027-05-03');
  });
});
