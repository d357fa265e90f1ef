import { expect, test } from 'vitest';
import { countdownText } from '#platform/countdown-text.ts';

const now = new Date('2026-11-15T20:00:00Z');
const text = (instant: string, language: 'en' | 'ar' = 'en', timeZone = 'Europe/London') =>
  countdownText(new Date(instant), { now, language, timeZone });

test.each([
  ['2026-11-15T20:00:20Z', 'in 1 minute'],
  ['2026-11-15T20:20:00Z', 'in 20 minutes'],
  ['2026-11-15T20:59:59Z', 'in 60 minutes'],
  ['2026-11-15T22:10:00Z', 'in 2 hours'],
  // After midnight, and still a matter of hours.
  ['2026-11-16T00:30:00Z', 'in 5 hours'],
  ['2026-11-16T16:00:00Z', 'tomorrow'],
  ['2026-11-19T09:00:00Z', 'in 4 days'],
  ['2026-11-15T19:55:00Z', 'this minute'],
])('%s is %s', (instant, expected) => {
  expect(text(instant)).toBe(expected);
});

test('tomorrow is tomorrow on the reader’s wall', () => {
  expect(text('2026-11-16T22:30:00Z', 'en', 'Europe/London')).toBe('tomorrow');
  expect(text('2026-11-16T22:30:00Z', 'en', 'Asia/Riyadh')).toBe('in 2 days');
});

test('in Arabic with its own words and Latin digits', () => {
  expect(text('2026-11-15T20:20:00Z', 'ar')).toBe('خلال 20 دقيقة');
  expect(text('2026-11-16T16:00:00Z', 'ar')).toBe('غدًا');
});
