import { clockText, type HourRange } from '@bayan/domain/availability/hours';
import { useTranslation } from 'react-i18next';
import { commaText } from '#platform/comma-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';

/** 12:00–14:00, 16:00–18:00; or that the date has none. */
export function useRangesText() {
  const { t } = useTranslation('availability');
  const language = useLanguage();
  return (ranges: readonly HourRange[]) =>
    ranges.length === 0
      ? t('date.none')
      : commaText(
          ranges.map(({ opens, closes }) => leftToRight(`${clockText(opens)}–${clockText(closes)}`)),
          language,
        );
}
