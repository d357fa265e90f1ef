import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day, instant, timeOfDay } from '#fields/dates.ts';

describe('a date (R234)', () => {
  test.each(['2026-02-28', '2024-02-29', '2000-02-29', '2026-12-31', '1999-01-01'])('%s exists', date => {
    expect(day.parse(date)).toBe(date);
  });

  test.each([
    '2026-02-31',
    '2026-02-30',
    '2026-02-29',
    '2100-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
  ])('%s does not exist', date => {
    expect(day.safeParse(date).success).toBe(false);
  });

  test('a day exists exactly where its month is that long', () => {
    const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    const two = (n: number) => String(n).padStart(2, '0');
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2099 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 32 }),
        (year, month, date) => {
          const length = (lengths[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0);
          expect(day.safeParse(`${year}-${two(month)}-${two(date)}`).success).toBe(
            date >= 1 && date <= length,
          );
        },
      ),
    );
  });

  test('may be typed with Arabic or Persian digits (R295)', () => {
    expect(day.parse('٢٠٢٦-١١-١٥')).toBe('2026-11-15');
    expect(day.parse(' ۲۰۲۶-۱۱-۱۵ ')).toBe('2026-11-15');
  });

  test.each([
    '15/11/2026',
    '2026-11-5',
    '26-11-15',
    '2026-11-15T00:00',
    '+002026-11-15',
    '2026-11',
    'today',
    '',
    20261115,
    null,
    new Date(0),
  ])('%j is not written as a date', date => {
    expect(day.safeParse(date).success).toBe(false);
  });
});

describe('a time of day', () => {
  test.each(['00:00', '09:05', '19:00', '23:59'])('%s exists', time => {
    expect(timeOfDay.parse(time)).toBe(time);
  });

  test.each(['24:00', '25:00', '12:60', '7:30', '07:30:00', '07.30', '7:30 PM', '-1:00', '', 730, null])(
    '%j is none',
    time => {
      expect(timeOfDay.safeParse(time).success).toBe(false);
    },
  );

  test('may be typed with Arabic or Persian digits (R295)', () => {
    expect(timeOfDay.parse('١٩:٣٠')).toBe('19:30');
    expect(timeOfDay.parse('۰۷:۱۵')).toBe('07:15');
  });
});

test('an instant leaves in UTC', () => {
  expect(instant.parse(new Date('2026-11-15T19:00:00+03:00'))).toBe('2026-11-15T16:00:00.000Z');
  expect(instant.safeParse(new Date(Number.NaN)).success).toBe(false);
});
