import { expect, test } from 'vitest';
import { momentsToTry, oddMomentsOf } from '#prove/time/moments.ts';
import { expectedInstant, expectedMonthsBefore, isDay } from '#prove/time/reference.ts';

test('the reference refuses what British clocks skip and takes the earlier of what they read twice', () => {
  expect(expectedInstant('2026-03-29', '01:30', 'Europe/London')).toBeNull();
  expect(expectedInstant('2026-10-25', '01:30', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z');
});

test('the reference ends a month back at its last day, and at the change where the clocks skipped the time', () => {
  const back = (instant: string) => expectedMonthsBefore(new Date(instant), 1, 'Europe/London');
  expect(back('2028-03-31T11:00:37Z')).toBe('2028-02-29T12:00:00.000Z');
  expect(back('2026-04-29T00:30:00Z')).toBe('2026-03-29T01:00:00.000Z');
});

test('the reference knows the leap days', () => {
  expect(['2028-02-29', '2026-02-29', '2000-02-29', '1900-02-29'].map(isDay)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('there are skipped and doubled times to try in London, and none in Riyadh', () => {
  const { skipped, doubled } = oddMomentsOf('Europe/London');
  expect(skipped.length).toBeGreaterThan(40);
  expect(doubled.length).toBeGreaterThan(40);
  expect(oddMomentsOf('Asia/Riyadh')).toEqual({ skipped: [], doubled: [] });
});

test('the same seed tries the same moments, and another others', () => {
  expect(momentsToTry('short', 7)).toEqual(momentsToTry('short', 7));
  expect(momentsToTry('short', 7)).not.toEqual(momentsToTry('short', 8));
});
