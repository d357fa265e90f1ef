import { describe, expect, test } from 'vitest';
import { clockChangeBetween } from '#teaching/session-series/clock-change.ts';

const pair = { timezone: 'Asia/Riyadh', tutorTimezone: 'Europe/London' };
const between = (before: string, after: string, zones = pair) =>
  clockChangeBetween(new Date(before), new Date(after), zones);

describe('what changed on the clocks between two lessons', () => {
  test('nothing, within a season', () => {
    expect(between('2027-03-14T16:00Z', '2027-03-21T16:00Z')).toBeNull();
  });
  test('British clocks go forward in March, and back in October', () => {
    const british = { timezone: 'Europe/London', difference: 2, differenceBefore: 3 };
    expect(between('2027-03-21T16:00Z', '2027-03-28T16:00Z')).toEqual({ ...british, isForward: true });
    const back = { timezone: 'Europe/London', isForward: false, difference: 3, differenceBefore: 2 };
    expect(between('2027-10-24T16:00Z', '2027-10-31T16:00Z')).toEqual(back);
  });
  test('the family’s own clocks, where only they change', () => {
    const cairo = { timezone: 'Africa/Cairo', tutorTimezone: 'Asia/Riyadh' };
    const change = { timezone: 'Africa/Cairo', isForward: true, difference: 0, differenceBefore: 1 };
    expect(between('2027-04-23T10:00Z', '2027-04-30T10:00Z', cairo)).toEqual(change);
  });
  test('nothing to tell where both change by the same', () => {
    const madrid = { timezone: 'Europe/Madrid', tutorTimezone: 'Europe/London' };
    expect(between('2027-03-21T16:00Z', '2027-03-29T16:00Z', madrid)).toBeNull();
  });
});
