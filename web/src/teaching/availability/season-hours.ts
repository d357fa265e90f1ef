import { clockText, type HourRange } from '@bayan/domain/availability/hours';
import { seasonsBetween } from '@bayan/domain/time/seasons';
import { monthsBefore, offsetAt } from '@bayan/domain/time/zoned-time';

const DAY = 1440;
const MONTHS = 12;
const MINUTE_MS = 60_000;

/** By how many minutes another clock is ahead in the seasons of the next 12 months, each difference once. */
export function differencesOf(timezone: string, other: string, now: Date): number[] {
  const seasons = seasonsBetween(timezone, other, now, monthsBefore(now, -MONTHS, timezone));
  return [...new Set(seasons.map(({ ahead }) => ahead))].toSorted((a, b) => b - a);
}

/** By how many minutes another clock is ahead at noon of a date. */
export function aheadOn(day: string, timezone: string, other: string): number {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return (offsetAt(noon, other) - offsetAt(noon, timezone)) / MINUTE_MS;
}

/** 15:00–20:00, as the ranges of a day read on a clock that is some minutes ahead. */
export const rangesAhead = (ranges: readonly HourRange[], ahead: number): string[] =>
  ranges.map(
    ({ opens, closes }) =>
      `${clockText((opens + ahead + DAY) % DAY)}–${clockText((closes + ahead + DAY) % DAY)}`,
  );
