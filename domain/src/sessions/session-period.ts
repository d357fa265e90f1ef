import { monthsBefore } from '#time/zoned-time.ts';

export const SESSION_PERIODS = ['week', 'month', 'quarter'] as const;
export type SessionPeriod = (typeof SESSION_PERIODS)[number];

/** The start of a period in the viewer's time zone. The period ends now, because future lessons are not history. */
export function startOfPeriod(period: SessionPeriod, now: Date, timezone: string): Date {
  if (period === 'week') return new Date(now.getTime() - 7 * 86_400_000);
  return monthsBefore(now, period === 'month' ? 1 : 3, timezone);
}
