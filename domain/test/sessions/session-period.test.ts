import { describe, expect, test } from 'vitest';
import { endOfPeriod, startOfPeriod } from '#sessions/session-period.ts';
import { sessionExportQuery } from '#sessions/sessions.contract.ts';

const start = (period: 'week' | 'month' | 'quarter', now: string, timezone: string) =>
  startOfPeriod(period, new Date(now), timezone).toISOString();

describe('a period of the history (R99)', () => {
  test('a week reaches 7 days back to the second, also over a clock change', () => {
    expect(start('week', '2026-11-15T09:00:30.500Z', 'Asia/Riyadh')).toBe('2026-11-08T09:00:30.500Z');
    expect(start('week', '2026-10-28T09:00:00.000Z', 'Europe/London')).toBe('2026-10-21T09:00:00.000Z');
  });

  test('a month reaches back to the same day and hour of the month before', () => {
    expect(start('month', '2026-11-15T09:00:00.000Z', 'Asia/Riyadh')).toBe('2026-10-15T09:00:00.000Z');
    expect(start('month', '2026-11-15T09:00:00.000Z', 'Europe/London')).toBe('2026-10-15T08:00:00.000Z');
  });

  test('a quarter reaches three months back, to the last day of a shorter month', () => {
    expect(start('quarter', '2026-05-31T09:00:00.000Z', 'Asia/Dubai')).toBe('2026-02-28T09:00:00.000Z');
    expect(start('quarter', '2024-05-31T09:00:00.000Z', 'Asia/Dubai')).toBe('2024-02-29T09:00:00.000Z');
  });

  test('near midnight the day is the viewer’s', () => {
    // In Riyadh it is 31 March already, so a month before is 28 February; in London it is still 30 March.
    expect(start('month', '2026-03-30T22:30:00.000Z', 'Asia/Riyadh')).toBe('2026-02-27T22:30:00.000Z');
    expect(start('month', '2026-03-30T22:30:00.000Z', 'Europe/London')).toBe('2026-02-28T23:30:00.000Z');
  });

  test.each(['year', 'day', 'Week', '', null])('%j is none', period => {
    expect(sessionExportQuery.safeParse({ period }).success).toBe(false);
  });
});

describe('a period of what is to come (R731)', () => {
  const end = (period: 'week' | 'month' | 'quarter', now: string, timezone: string) =>
    endOfPeriod(period, new Date(now), timezone).toISOString();

  test('a week is 7 days ahead to the second', () => {
    expect(end('week', '2026-10-21T09:00:30.500Z', 'Europe/London')).toBe('2026-10-28T09:00:30.500Z');
  });

  test('a month and a quarter end at the same hour of the day, or on the last day of a shorter month', () => {
    expect(end('month', '2026-10-15T08:00:00.000Z', 'Europe/London')).toBe('2026-11-15T09:00:00.000Z');
    expect(end('quarter', '2026-11-30T09:00:00.000Z', 'Asia/Dubai')).toBe('2027-02-28T09:00:00.000Z');
  });
});
