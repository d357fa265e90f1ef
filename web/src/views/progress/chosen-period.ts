import { type AskedPeriod, firstDayOfMonths } from '@bayan/domain/progress/progress-period';

/** What of a period the address says; null where it says nothing (R166). */
export type PeriodFilters = {
  readonly months: '12' | null;
  readonly from: string | null;
  readonly until: string | null;
};

export const PERIOD_CHOICES = ['months6', 'months12', 'own'] as const;
export type PeriodChoice = (typeof PERIOD_CHOICES)[number];

/** A day that the calendar has, and the API takes. */
function dayIn(text: string | null): string | null {
  const isDay = text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay && new Date(text).toISOString().startsWith(text) ? text : null;
}

/** From an address; what it names and we do not offer is nothing. */
export const filtersIn = (address: URLSearchParams): PeriodFilters => ({
  months: address.get('months') === '12' ? '12' : null,
  from: dayIn(address.get('from')),
  until: dayIn(address.get('until')),
});

export function choiceOf({ months, from, until }: PeriodFilters): PeriodChoice {
  if (from !== null || until !== null) return 'own';
  return months === '12' ? 'months12' : 'months6';
}

/** As the API is asked for it. */
export function askedPeriod(filters: PeriodFilters, today: string): AskedPeriod {
  if (choiceOf(filters) === 'months12') return { from: firstDayOfMonths(12, today) };
  return { from: filters.from ?? undefined, until: filters.until ?? undefined };
}
