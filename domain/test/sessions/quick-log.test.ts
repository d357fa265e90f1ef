import { describe, expect, test } from 'vitest';
import { quickLog, sameTimeNextWeek } from '#sessions/quick-log.ts';

// A quarter past eleven in the evening in London, and already tomorrow in Riyadh.
const now = new Date('2026-11-15T23:15:42Z');

describe('quick actions of the logger (R92)', () => {
  test('a session that goes on is in progress, now', () => {
    expect(quickLog('start', now, 'Europe/London')).toEqual({
      status: 'in-progress',
      date: '2026-11-15',
      time: '23:15',
    });
  });

  test('a session that is just over is completed, with today’s date and the current time', () => {
    expect(quickLog('record', now, 'Asia/Riyadh')).toEqual({
      status: 'completed',
      date: '2026-11-16',
      time: '02:15',
    });
  });

  test.each([
    [60, '2026-11-15', '22:15'],
    [90, '2026-11-15', '21:45'],
    [120, '2026-11-15', '21:15'],
  ])('one of %i minutes that ended just now began so long ago (R496)', (duration, date, time) => {
    expect(quickLog('ended', now, 'Europe/London', duration)).toEqual({ status: 'completed', date, time });
  });

  test.each([
    ['Europe/London', '2026-11-16'],
    ['Asia/Riyadh', '2026-11-17'],
  ])('a session to come is scheduled for tomorrow by the clock in %s', (timezone, date) => {
    expect(quickLog('schedule', now, timezone)).toEqual({ status: 'scheduled', date });
  });

  test.each([
    ['2026-12-31T12:00:00Z', '2027-01-01'],
    ['2028-02-28T12:00:00Z', '2028-02-29'],
    // The clocks go forward and back in the night between.
    ['2026-03-28T23:59:00Z', '2026-03-29'],
    ['2026-10-24T22:59:00Z', '2026-10-25'],
  ])('tomorrow of %s is %s', (instant, date) => {
    expect(quickLog('schedule', new Date(instant), 'Europe/London').date).toBe(date);
  });
});

describe('the same time next week (R738)', () => {
  const repeat = (startsAt: string, now: string) =>
    sameTimeNextWeek(
      new Date(startsAt),
      { familyTimezone: 'Asia/Riyadh', timezone: 'Europe/London' },
      new Date(now),
    );

  test('is one week later by the family’s clock, an hour later for a tutor whose clock has changed', () => {
    const planned = { status: 'scheduled', date: '2027-03-21' };
    expect(repeat('2027-03-14T16:00:00Z', '2027-03-14T17:00:00Z')).toEqual({ ...planned, time: '16:00' });
    expect(repeat('2027-03-21T16:00:00Z', '2027-03-21T17:00:00Z')).toEqual({
      status: 'scheduled',
      date: '2027-03-28',
      time: '17:00',
    });
  });

  test('is in the first week that is still to come where the lesson was long ago', () => {
    expect(repeat('2026-11-01T16:00:00Z', '2026-11-22T16:00:00Z')).toMatchObject({ date: '2026-11-29' });
  });

  test('a time that the family’s clock skips is the first minute after', () => {
    const moment = sameTimeNextWeek(
      new Date('2027-04-22T22:30:00Z'),
      { familyTimezone: 'Africa/Cairo', timezone: 'Europe/London' },
      new Date('2027-04-23T10:00:00Z'),
    );
    expect(moment).toEqual({ status: 'scheduled', date: '2027-04-29', time: '23:00' });
  });
});
