export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];
export type Direction = 'ltr' | 'rtl';

export const fallbackLanguage: Language = 'en';

/** The key of the visitor's choice in local storage, session storage and the cookie for the server. */
export const languageKey = 'i18nextLng';

/** The query parameter of a link that chooses a language. */
export const languageParameter = 'lng';

const arabicCountries: ReadonlySet<string> = new Set(['SA', 'AE', 'KW', 'QA', 'OM', 'BH']);

export const readsArabic = (countryCode: string) => arabicCountries.has(countryCode.toUpperCase());

/** The language of a tag such as `ar-SA`, null if the site does not have it. */
export function languageOfTag(tag: string | null | undefined): Language | null {
  const primary = tag?.trim().split(/[-_]/, 1)[0]?.toLowerCase();
  return languages.find(language => language === primary) ?? null;
}

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');

export const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');
