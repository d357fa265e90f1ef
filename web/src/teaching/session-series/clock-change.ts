import type { SeriesPreview } from '@bayan/domain/session-series/session-series.contract';
import { offsetAt } from '@bayan/domain/time/zoned-time';

const HOUR_MS = 3_600_000;

/** The clocks of one of the two have changed since the lesson before. */
export interface ClockChange {
  /** Whose clocks. */
  readonly timezone: string;
  readonly isForward: boolean;
  /** Between the two clocks, in hours, before and since. */
  readonly differenceBefore: number;
  readonly difference: number;
}

type Zones = Pick<SeriesPreview, 'timezone' | 'tutorTimezone'>;

/** What changed between two lessons that follow one another; null where neither clock did. */
export function clockChangeBetween(
  before: Date,
  after: Date,
  { timezone, tutorTimezone }: Zones,
): ClockChange | null {
  const shift = (zone: string) => offsetAt(after.getTime(), zone) - offsetAt(before.getTime(), zone);
  const changed = [tutorTimezone, timezone].find(zone => shift(zone) !== 0);
  const difference = (at: Date) =>
    Math.abs(offsetAt(at.getTime(), timezone) - offsetAt(at.getTime(), tutorTimezone)) / HOUR_MS;
  return changed === undefined || difference(before) === difference(after)
    ? null
    : {
        timezone: changed,
        isForward: shift(changed) > 0,
        differenceBefore: difference(before),
        difference: difference(after),
      };
}
