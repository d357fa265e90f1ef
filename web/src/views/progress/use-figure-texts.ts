import { averageRating } from '@bayan/domain/sessions/session-figures';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { numberText } from '#platform/number-text.ts';

const MINUTES_AN_HOUR = 60;

/** Hours with one decimal at most: lessons of 45 minutes add up to quarters. */
export const hoursOf = (minutes: number) => Math.round((minutes / MINUTES_AN_HOUR) * 10) / 10;

/** The figures of a period in the reader's words. */
export function useFigureTexts() {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const number = (value: number) => numberText(value, language);
  return {
    number,
    hours: (minutes: number) => number(hoursOf(minutes)),
    average: ({ stars, ratings }: { readonly stars: number; readonly ratings: number }) =>
      averageRating(stars, ratings) ?? t('unrated'),
    percent: (share: number | null) => (share === null ? t('unrated') : `${number(share)}%`),
  };
}
