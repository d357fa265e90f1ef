import type { Statistics } from '@bayan/domain/statistics/statistics.contract';
import { monthFigure, periodFigure } from '@bayan/domain/statistics/statistics-figures';
import { MONTH_FIGURES, PERIOD_FIGURES } from '@bayan/domain/statistics/statistics-tables';
import { useTranslation } from 'react-i18next';
import { dateText, monthOfYearText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { StatTile } from '#ui/stat-tile.tsx';
import { type Figure, useFigureTexts } from './use-figure-texts.ts';

/** Each figure of the period beside that of the period before (R952). */
export function SummaryTiles({ statistics }: { readonly statistics: Statistics }) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const { text } = useFigureTexts();
  const { period, before, total, totalBefore, months, lastMonthBefore } = statistics;
  const lastMonth = months.at(-1) ?? lastMonthBefore;
  const shown = (figure: Figure, value: number | null) => <bdi dir="ltr">{text(figure, value)}</bdi>;
  const nameOf = ({ month }: { readonly month: string }) => monthOfYearText(month, language);
  return (
    <section aria-label={t('summary')}>
      <p className="mb-4 text-sm text-ink-soft">
        {t('compared', {
          from: dateText(period.from, language),
          until: dateText(period.until, language),
          fromBefore: dateText(before.from, language),
          untilBefore: dateText(before.until, language),
        })}
      </p>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-3 xl:grid-cols-4">
        {PERIOD_FIGURES.map(figure => (
          <StatTile
            key={figure}
            label={t(`figures.${figure}`)}
            value={shown(figure, periodFigure(figure, total))}
            note={t('before', { value: text(figure, periodFigure(figure, totalBefore)) })}
          />
        ))}
        {MONTH_FIGURES.map(figure => (
          <StatTile
            key={figure}
            label={t(`figures.${figure}`)}
            value={shown(figure, monthFigure(figure, lastMonth))}
            note={t('monthBefore', {
              month: nameOf(lastMonth),
              monthBefore: nameOf(lastMonthBefore),
              value: text(figure, monthFigure(figure, lastMonthBefore)),
            })}
          />
        ))}
      </div>
    </section>
  );
}
