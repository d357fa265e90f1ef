import type { Language } from '@bayan/domain/language/language';

/** The calendar of Umm al-Qura, by which the Gulf counts, with digits named. */
export const hijriTags: Record<Language, string> = {
  en: 'en-GB-u-ca-islamic-umalqura-nu-latn',
  ar: 'ar-AE-u-ca-islamic-umalqura-nu-latn',
};

/** '2026-11-15' as '5 Jumada II 1448'. It stands beside the Gregorian date, never instead of it. R217 */
export function hijriDate(isoDate: string, language: Language): string {
  return new Intl.DateTimeFormat(hijriTags[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
    .formatToParts(new Date(`${isoDate}T00:00:00Z`))
    .filter(({ type }) => type === 'day' || type === 'month' || type === 'year')
    .map(({ value }) => value)
    .join(' ');
}
