import { expect, test } from 'vitest';
import { promiseClock } from '#applications/promise-clock.ts';
import { weekOf } from '#gulf-calendar/week.ts';

const RIYADH = { country: 'SA', timezone: 'Asia/Riyadh' };
/** A Thursday evening in Riyadh. */
const createdAt = new Date('2026-11-19T17:00:00Z');
const after = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);
const clockAfter = (hours: number, where = RIYADH) => promiseClock({ createdAt, ...where }, after(hours));

test('the promise counts plain hours, over a weekend too (R824)', () => {
  expect(clockAfter(46)).toMatchObject({ hoursGone: 46, hoursLeft: 26, dueAt: after(72) });
});

test('the clock is early up to 48 hours, then soon, and late from 72 on (R824)', () => {
  const states = [0, 47.9, 48, 71.9, 72, 100].map(hours => clockAfter(hours).state);
  expect(states).toEqual(['early', 'early', 'soon', 'soon', 'late', 'late']);
  expect(clockAfter(75).hoursLeft).toBe(-3);
});

test('the working days left are those of the family’s country, by its own clock (R824)', () => {
  // Thursday to Sunday: Friday and Saturday are free in Riyadh, Saturday and Sunday in Dubai.
  expect(clockAfter(0).workingDaysLeft).toBe(2);
  expect(clockAfter(0, { country: 'AE', timezone: 'Asia/Dubai' }).workingDaysLeft).toBe(2);
  // From Friday evening only Sunday is left in Riyadh, and only what remains of Friday in Dubai.
  expect(clockAfter(24).workingDaysLeft).toBe(1);
  expect(clockAfter(48, { country: 'AE', timezone: 'Asia/Dubai' }).workingDaysLeft).toBe(0);
  expect(clockAfter(48).workingDaysLeft).toBe(1);
});

test('no working day is left once the promise is broken (R824)', () => {
  expect(clockAfter(72).workingDaysLeft).toBe(0);
});

test('the weekend is Friday and Saturday in five countries of the Gulf, else Saturday and Sunday (R824)', () => {
  for (const country of ['SA', 'KW', 'QA', 'BH', 'OM']) expect(weekOf(country).weekend).toEqual([5, 6]);
  for (const country of ['AE', 'GB']) expect(weekOf(country).weekend).toEqual([6, 7]);
});
