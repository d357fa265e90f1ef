import { isOpen } from '@bayan/domain/session-series/pattern';
import type { ListedSeries } from '@bayan/domain/session-series/series-record.contract';

/** What can be done with a whole series, each in a dialog of its own. */
export type SeriesAction = 'end';

/** Those that a series has, in the order of its menu. */
export function seriesActions(series: ListedSeries): readonly SeriesAction[] {
  const goesOn = series.toCome > 0 || isOpen(series);
  return goesOn ? ['end'] : [];
}
