import { expect, test } from 'vitest';
import { nextMorning } from '#notices/notice-time.ts';

test.each([
  ['2026-11-23T08:59:59Z', 'Europe/London', '2026-11-23T09:00:00.000Z'],
  ['2026-11-23T09:00:00Z', 'Europe/London', '2026-11-24T09:00:00.000Z'],
  // The clocks go forward in the night.
  ['2027-03-27T12:00:00Z', 'Europe/London', '2027-03-28T08:00:00.000Z'],
  ['2026-11-23T22:00:00Z', 'Asia/Riyadh', '2026-11-24T06:00:00.000Z'],
])('after %s the morning begins in %s at %s', (now, timezone, morning) => {
  expect(nextMorning(new Date(now), timezone).toISOString()).toBe(morning);
});
