import type { SeriesPattern } from '@bayan/domain/session-series/pattern';
import type { PreviewSeriesForm } from '@bayan/domain/session-series/session-series.contract';

type TypedPattern = Pick<PreviewSeriesForm, 'slots' | 'everyWeeks' | 'startsOn' | 'untilOn' | 'lessons'>;

/** What was typed, read on the family's clock (R450). */
export const patternOf = (
  { slots, everyWeeks, startsOn, untilOn, lessons }: TypedPattern,
  timezone: string,
): SeriesPattern => ({
  ...{ slots, everyWeeks, startsOn, timezone },
  ...{ untilOn: untilOn ?? null, lessons: lessons ?? null },
});
