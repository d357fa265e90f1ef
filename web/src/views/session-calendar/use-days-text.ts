import type { Language } from '@bayan/domain/language/language';
import type { CalendarView } from '@bayan/domain/session-calendar/calendar-days';
import { useLanguage } from '#platform/i18n.ts';

const tags: Readonly<Record<Language, string>> = { en: 'en-GB', ar: 'ar' };
const formatIn = (language: Language, calendar: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${tags[language]}-u-ca-${calendar}-nu-latn`, { timeZone: 'UTC', ...options });
const at = (day: string) => new Date(`${day}T12:00:00Z`);

const MONTH = { month: 'long', year: 'numeric' } as const;
const DAY = { day: 'numeric', ...MONTH } as const;

/** What the shown days are called by both calendars (R217): 21–27 February 2027, 14–20 Ramadan 1448. */
export function useDaysText() {
  const language = useLanguage();
  return (view: CalendarView, day: string, days: readonly string[]) => {
    const [first, last] = view === 'week' ? [days.at(0) ?? day, days.at(-1) ?? day] : [day, day];
    const text = (calendar: string) => {
      if (view === 'month') return formatIn(language, calendar, MONTH).format(at(day));
      if (view === 'day') return formatIn(language, calendar, { weekday: 'long', ...DAY }).format(at(day));
      return formatIn(language, calendar, DAY).formatRange(at(first), at(last));
    };
    return { main: text('gregory'), hijri: text('islamic-umalqura') };
  };
}

/** A day of a grid: its number, its name in short and at length, and its number in the calendar of Umm al-Qura. */
export function useDayNames() {
  const language = useLanguage();
  return (day: string) => ({
    number: formatIn(language, 'gregory', { day: 'numeric' }).format(at(day)),
    short: formatIn(language, 'gregory', { weekday: 'short' }).format(at(day)),
    long: formatIn(language, 'gregory', { weekday: 'long', day: 'numeric', month: 'long' }).format(at(day)),
    hijri: formatIn(language, 'islamic-umalqura', { day: 'numeric' }).format(at(day)),
  });
}
