import { describe, expect, test } from 'vitest';
import { countriesAtRest, countryOfZone, type Region, weekOf } from '#gulf-calendar/week.ts';
import { addDays, weekdayOf } from '#time/days.ts';

const firstDayOfWeek = (day: string, firstDay: number) =>
  addDays(day, -((weekdayOf(day) - firstDay + 7) % 7));

describe('R540: a week', () => {
  test.each([
    ['Asia/Riyadh', null, '2027-03-14', [5, 6]],
    ['Asia/Dubai', null, '2027-03-15', [6, 7]],
    ['Asia/Dubai', 'AE-SH', '2027-03-15', [5, 6, 7]],
    ['Europe/London', null, '2027-03-15', [6, 7]],
  ] satisfies [string, Region | null, string, number[]][])(
    'in %s (%s) that has 17 March 2027 begins on %s',
    (timezone, region, begins, weekend) => {
      const week = weekOf(countryOfZone(timezone), region);
      expect(firstDayOfWeek('2027-03-17', week.firstDay)).toBe(begins);
      expect(week.weekend).toEqual(weekend);
    },
  );

  test.each(['SA', 'KW', 'QA', 'BH', 'OM'])(
    'in %s begins on Sunday, and rests on Friday and Saturday',
    country => {
      expect(weekOf(country)).toEqual({ firstDay: 7, weekend: [5, 6] });
    },
  );

  test.each(['AE', 'GB', 'US', null])('in %s begins on Monday, and rests on Saturday and Sunday', country => {
    expect(weekOf(country)).toEqual({ firstDay: 1, weekend: [6, 7] });
  });

  test('is that of Sharjah in the Emirates alone', () => {
    expect(weekOf('SA', 'AE-SH')).toEqual(weekOf('SA'));
  });

  test('of a zone without a country of the Gulf is the common one', () => {
    expect(countryOfZone('Asia/Kuwait')).toBe('KW');
    expect(countryOfZone('Pacific/Auckland')).toBeNull();
  });

  test('is at rest in the Emirates alone on Sunday, and in all six countries on Saturday', () => {
    expect([4, 5, 6, 7].map(weekday => countriesAtRest(weekday))).toEqual([
      [],
      ['SA', 'KW', 'QA', 'BH', 'OM'],
      ['SA', 'AE', 'KW', 'QA', 'BH', 'OM'],
      ['AE'],
    ]);
  });
});
