export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];
export type Direction = 'ltr' | 'rtl';

export const fallbackLanguage: Language = 'en';

/** The name under which a visitor's choice is kept: in local and session storage, and in a cookie for the server. */
export const languageKey = 'i18nextLng';

/** The query parameter by which a plain link chooses a language. */
export const languageParameter = 'lng';

const arabicCountries: ReadonlySet<string> = new Set(['SA', 'AE', 'KW', 'QA', 'OM', 'BH']);

export const readsArabic = (countryCode: string) => arabicCountries.has(countryCode.toUpperCase());

/** The language a tag such as `ar-SA` belongs to, where it is one of ours. */
export function languageOfTag(tag: string | null | undefined): Language | null {
  const primary = tag?.trim().split(/[-_]/, 1)[0]?.toLowerCase();
  return languages.find(language => language === primary) ?? null;
}

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');

export const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');
