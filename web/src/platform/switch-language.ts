import { type Language, languageParameter } from '@bayan/domain/language/language';
import type { i18n } from 'i18next';
import { hasTexts } from './i18n.ts';
import { keepPosition } from './scroll-anchor.tsx';

/** Where the server answers in another language, and remembers it; with the query that the page is written for. */
export function addressIn(language: Language, query = ''): string {
  const address = new URLSearchParams(query);
  address.set(languageParameter, language);
  return `?${address}`;
}

/** Changes the words of the page and nothing else of it; where they do not come, the server has them. */
export async function switchInPlace(instance: i18n, to: Language): Promise<void> {
  await instance.loadLanguages(to);
  if (!hasTexts(instance, to)) {
    // With what stands behind the #, which a mailed link is about.
    location.assign(addressIn(to) + location.hash);
    return;
  }
  keepPosition();
  await instance.changeLanguage(to);
}
