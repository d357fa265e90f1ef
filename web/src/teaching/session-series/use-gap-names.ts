import type { SeriesGap } from '@bayan/domain/session-series/series-gaps.contract';
import { dayInYearText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import type { SeriesViewer } from './series-viewer.ts';
import { useSeriesNames } from './use-series-names.ts';

/** Whose session it is, and on which day by the family's clock. */
export function useGapNames(gap: SeriesGap, viewer: SeriesViewer) {
  const language = useLanguage();
  const { about, student } = useSeriesNames(gap, viewer);
  const { startsAt, timezone: timeZone } = gap;
  return { about, student, day: dayInYearText(new Date(startsAt), { language, timeZone }) };
}
