import { describe, expect, test } from 'vitest';
import { weekOf } from '#gulf-calendar/week.ts';
import { dayAfter, daysOf } from '#session-calendar/calendar-days.ts';

describe('the days of a view (R963)', () => {
  test('a week begins as the country’s does', () => {
    expect(daysOf('week', '2027-02-23', weekOf('SA'))).toEqual([
      '2027-02-21',
      '2027-02-22',
      '2027-02-23',
      '2027-02-24',
      '2027-02-25',
      '2027-02-26',
      '2027-02-27',
    ]);
    expect(daysOf('week', '2027-02-21', weekOf('AE')).at(0)).toBe('2027-02-15');
  });

  test('a month has whole weeks and never more days than can be asked for', () => {
    const march = daysOf('month', '2027-03-28', weekOf('SA'));
    expect([march.at(0), march.at(-1), march.length]).toEqual(['2027-02-28', '2027-04-03', 35]);
    const august = daysOf('month', '2026-08-09', weekOf('GB'));
    expect([august.at(0), august.at(-1), august.length]).toEqual(['2026-07-27', '2026-09-06', 42]);
  });

  test('the next and the one before', () => {
    expect(dayAfter('day', '2027-02-28', 1)).toBe('2027-03-01');
    expect(dayAfter('week', '2027-03-02', -1)).toBe('2027-02-23');
    expect(dayAfter('month', '2027-01-31', 1)).toBe('2027-02-01');
    expect(dayAfter('month', '2027-01-31', -1)).toBe('2026-12-01');
  });
});
