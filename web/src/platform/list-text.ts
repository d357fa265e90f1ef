import type { Language } from '@bayan/domain/language/language';

/** Names one after the other, with the comma of the language. */
export const listText = (names: readonly string[], language: Language): string =>
  names.join(language === 'ar' ? '، ' : ', ');
