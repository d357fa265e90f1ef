import type { HourRange } from '@bayan/domain/availability/hours';
import { useCity } from '#platform/use-city.ts';
import { useRangesText } from './use-ranges-text.ts';

/** The hours of a day, and the clock that they are meant by. */
export interface HoursByClock {
  readonly timezone: string;
  readonly ranges: readonly HourRange[];
}

/** 12:00–14:00 · London; or that the day has none. */
export function useHoursText() {
  const rangesText = useRangesText();
  const city = useCity();
  return ({ timezone, ranges }: HoursByClock) =>
    ranges.length === 0 ? rangesText(ranges) : `${rangesText(ranges)} · ${city(timezone)}`;
}
