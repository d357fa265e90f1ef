import { countriesAtRest, GULF_COUNTRIES } from '@bayan/domain/gulf-calendar/week';
import { weekdayOf } from '@bayan/domain/time/days';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { listText } from '#platform/list-text.ts';
import { DayHolidays } from './day-holidays.tsx';
import type { Holiday } from './use-calendar.ts';
import { useDayNames } from './use-days-text.ts';

interface DayHeadProps {
  readonly day: string;
  readonly holidays: readonly Holiday[];
  readonly isToday: boolean;
}

/** The head of a day's column: both calendars, which countries rest, and what they keep (R977). */
export function DayHead({ day, holidays, isToday }: DayHeadProps) {
  const { t } = useTranslation(['session-calendar', 'names']);
  const language = useLanguage();
  const { number, short, hijri } = useDayNames()(day);
  return (
    <>
      <span className="flex items-baseline gap-1.5">
        <span
          className={`text-base font-semibold tabular-nums ${isToday ? 'rounded-small bg-teal px-1.5 text-paper' : ''}`}
        >
          {number}
        </span>
        <span className="truncate">{short}</span>
        <span className="ms-auto text-ink-soft tabular-nums">{hijri}</span>
      </span>
      <span className="block min-h-4 text-ink-soft wrap-anywhere">
        {isToday && <span className="sr-only">{t('today')} </span>}
        {weekend()}
      </span>
      <DayHolidays day={day} holidays={holidays} />
    </>
  );

  function weekend(): string | null {
    const resting = countriesAtRest(weekdayOf(day));
    if (resting.length === 0) return null;
    if (resting.length === GULF_COUNTRIES.length) return t('weekend.all');
    const working = GULF_COUNTRIES.filter(country => !resting.includes(country));
    // The shorter of the two lists is read faster.
    const [key, named] =
      resting.length > working.length
        ? (['weekend.allBut', working] as const)
        : (['weekend.in', resting] as const);
    return t(key, {
      countries: listText(
        named.map(country => t(`names:country.${country}`)),
        language,
      ),
    });
  }
}
