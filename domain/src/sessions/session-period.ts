import { monthsBefore } from '#time/zoned-time.ts';

export const SESSION_PERIODS = ['week', 'month', 'quarter'] as const;
export type SessionPeriod = (typeof SESSION_PERIODS)[number];

const WEEK_MS = 7 * 86_400_000;

/** The start of a period in the viewer's time zone. The period ends now, because future lessons are not history. */
export function startOfPeriod(period: SessionPeriod, now: Date, timezone: string): Date {
  if (period === 'week') return new Date(now.getTime() - WEEK_MS);
  return monthsBefore(now, monthsIn(period), timezone);
}

/** The end of a period of the same length that starts now, for lessons to come (R731). */
export function endOfPeriod(period: SessionPeriod, now: Date, timezone: string): Date {
  if (period === 'week') return new Date(now.getTime() + WEEK_MS);
  return monthsBefore(now, -monthsIn(period), timezone);
}

const monthsIn = (period: 'month' | 'quarter') => (period === 'month' ? 1 : 3);
