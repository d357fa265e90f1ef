import { isOpen } from '@bayan/domain/session-series/pattern';
import type { ListedSeries } from '@bayan/domain/session-series/series-record.contract';
import { wallClock } from '@bayan/domain/time/zoned-time';

/** What can be done with a whole series, each in a dialog of its own. */
export type SeriesAction = 'change' | 'skip' | 'pause' | 'days-off' | 'end';

/** Those that a series has, in the order of its menu. */
export function seriesActions(series: ListedSeries, now: Date): readonly SeriesAction[] {
  const { toCome, untilOn, timezone } = series;
  if (toCome > 0) return ['change', 'skip', 'pause', 'days-off', 'end'];
  if (isOpen(series)) return ['pause', 'days-off', 'end'];
  // All that is left of it may be off, and can come back.
  const isAhead = untilOn !== null && untilOn >= wallClock(now, timezone).date;
  return isAhead ? ['days-off'] : [];
}
