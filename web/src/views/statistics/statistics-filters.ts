import {
  type AskedStatistics,
  STATISTICS_UNITS,
  type StatisticsUnit,
} from '@bayan/domain/statistics/statistics-period';

/** What of a period the address says; null where it says nothing (R951). */
export type StatisticsFilters = {
  readonly from: string | null;
  readonly to: string | null;
  readonly unit: StatisticsUnit | null;
};

/** A day that the calendar has, and the API takes. */
function dayIn(text: string | null): string | null {
  const isDay = text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay && new Date(text).toISOString().startsWith(text) ? text : null;
}

/** From an address; what it names and we do not offer is nothing. */
export const filtersIn = (address: URLSearchParams): StatisticsFilters => ({
  from: dayIn(address.get('from')),
  to: dayIn(address.get('to')),
  unit: STATISTICS_UNITS.find(unit => unit === address.get('unit')) ?? null,
});

export const askedIn = ({ from, to, unit }: StatisticsFilters): AskedStatistics => ({
  from: from ?? undefined,
  to: to ?? undefined,
  unit: unit ?? 'month',
});
