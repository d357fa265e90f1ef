import type { Language } from '@bayan/domain/language/language';

/** Several names within a sentence: one, two and three. */
export const listText = (names: readonly string[], language: Language) =>
  new Intl.ListFormat(language === 'ar' ? 'ar' : 'en-GB', { type: 'conjunction' }).format(names);
