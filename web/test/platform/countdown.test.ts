import { expect, test } from 'vitest';
import { countdownTo } from '#platform/countdown.ts';

const now = new Date('2026-11-15T20:00:00Z');
const until = (instant: string, timeZone = 'Europe/London') => countdownTo(new Date(instant), now, timeZone);

test.each([
  ['2026-11-15T20:00:20Z', { unit: 'minutes', count: 1 }],
  ['2026-11-15T20:20:00Z', { unit: 'minutes', count: 20 }],
  ['2026-11-15T20:59:59Z', { unit: 'minutes', count: 60 }],
  ['2026-11-15T22:10:00Z', { unit: 'hours', count: 2 }],
  // After midnight, and still a matter of hours.
  ['2026-11-16T00:30:00Z', { unit: 'hours', count: 5 }],
  ['2026-11-16T16:00:00Z', { unit: 'tomorrow' }],
  ['2026-11-17T16:00:00Z', { unit: 'days', count: 2 }],
  ['2026-11-19T09:00:00Z', { unit: 'days', count: 4 }],
  ['2026-11-15T20:00:00Z', { unit: 'now' }],
  ['2026-11-15T19:55:00Z', { unit: 'now' }],
])('%s is %j', (instant, expected) => {
  expect(until(instant)).toEqual(expected);
});

test('tomorrow is tomorrow on the reader’s wall', () => {
  expect(until('2026-11-16T22:30:00Z', 'Europe/London')).toEqual({ unit: 'tomorrow' });
  expect(until('2026-11-16T22:30:00Z', 'Asia/Riyadh')).toEqual({ unit: 'days', count: 2 });
});
