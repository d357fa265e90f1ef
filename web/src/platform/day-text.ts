import type { Language } from '@bayan/domain/language/language';

interface DayOptions {
  readonly language: Language;
  readonly timeZone: string;
}

/** Digits are named: browsers disagree on which ones Arabic means. */
const tags: Readonly<Record<Language, string>> = { en: 'en-GB', ar: 'ar' };
const inCalendar = (language: Language, calendar: string) => `${tags[language]}-u-ca-${calendar}-nu-latn`;

/** Sunday 15 November 2026 */
export const dayText = (now: Date, { language, timeZone }: DayOptions) =>
  new Intl.DateTimeFormat(inCalendar(language, 'gregory'), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(now);

/** The same day in the calendar of Umm al-Qura, to stand beside it (R217). */
export const hijriDayText = (now: Date, { language, timeZone }: DayOptions) =>
  new Intl.DateTimeFormat(inCalendar(language, 'islamic-umalqura'), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(now);
