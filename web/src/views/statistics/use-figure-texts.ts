import type { MonthFigure, PeriodFigure } from '@bayan/domain/statistics/statistics-tables';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { numberText } from '#platform/number-text.ts';

export type Figure = PeriodFigure | MonthFigure;

const IN_PER_CENT: ReadonlySet<Figure> = new Set([
  'completion',
  'cancellation',
  'noAnswer',
  'homework',
  'retention',
]);
/** Figures that are drawn as amounts; the others go up and down between bounds, or are not always known. */
const AMOUNTS: ReadonlySet<Figure> = new Set(['sessions', 'hours', 'applications', 'students', 'tutors']);

export const isAmount = (figure: Figure) => AMOUNTS.has(figure);

/** How far the axis of a chart reaches at least. */
export const reachOf = (figure: Figure) => (IN_PER_CENT.has(figure) ? 100 : figure === 'rating' ? 5 : 0);

/** A figure in the reader's words. */
export function useFigureTexts() {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const known = (figure: Figure, value: number) =>
    IN_PER_CENT.has(figure) ? `${numberText(value, language)}%` : numberText(value, language);
  return {
    known,
    text: (figure: Figure, value: number | null) => (value === null ? t('none') : known(figure, value)),
  };
}
