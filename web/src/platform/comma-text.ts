import type { Language } from '@bayan/domain/language/language';

/** Names as somebody types them one after the other, with the comma of the language. */
export const commaText = (names: readonly string[], language: Language): string =>
  names.join(language === 'ar' ? '، ' : ', ');
