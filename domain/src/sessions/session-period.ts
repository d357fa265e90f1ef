import { monthsBefore } from '#time/zoned-time.ts';

export const SESSION_PERIODS = ['week', 'month', 'quarter'] as const;
export type SessionPeriod = (typeof SESSION_PERIODS)[number];

/** How far back a period reaches from now, by the viewer's calendar. It ends now: lessons to come are no history. */
export function startOfPeriod(period: SessionPeriod, now: Date, timezone: string): Date {
  if (period === 'week') return new Date(now.getTime() - 7 * 86_400_000);
  return monthsBefore(now, period === 'month' ? 1 : 3, timezone);
}
