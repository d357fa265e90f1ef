import { expect, test } from 'vitest';
import { isMonthOver, monthAfter, monthAnywhere, monthBefore, monthOf } from '#statements/statement-month.ts';

test('the months around one', () => {
  expect([
    monthBefore('2026-01'),
    monthAfter('2026-12'),
    monthAfter('2026-02'),
    monthBefore('2026-03'),
  ]).toEqual([...['2025-12', '2027-01', '2026-03', '2026-02']]);
});

test.each(['Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Riyadh', 'America/Toronto'])(
  'every instant of November in %s is in November somewhere',
  timezone => {
    const { from, until } = monthAnywhere('2026-11');
    expect(monthOf(new Date(from.getTime() - 1), timezone)).toBe('2026-10');
    expect(monthOf(until, timezone)).toBe('2026-12');
  },
);

test('a month is over where its person is', () => {
  const now = new Date('2026-11-30T21:30:00Z');
  expect(isMonthOver('2026-11', 'Asia/Riyadh', now)).toBe(true);
  expect(isMonthOver('2026-11', 'Europe/London', now)).toBe(false);
});
