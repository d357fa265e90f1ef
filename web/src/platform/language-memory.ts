import { type Language, languageKey, languageOfTag } from '@bayan/domain/language/language';
import { attempt } from './attempt.ts';

const oneYearInSeconds = 31_536_000;

export const storedLanguage = (): Language | null =>
  languageOfTag(
    attempt(() => localStorage.getItem(languageKey)) ?? attempt(() => sessionStorage.getItem(languageKey)),
  );

export const cookieLanguage = (): Language | null =>
  languageOfTag(
    document.cookie
      .split('; ')
      .find(pair => pair.startsWith(`${languageKey}=`))
      ?.slice(languageKey.length + 1),
  );

export function rememberInCookie(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The server reads it before it answers; the asynchronous Cookie Store is too late for that and not everywhere.
  document.cookie = `${languageKey}=${language}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax${secure}`;
}

export function rememberLanguage(language: Language): void {
  attempt(() => localStorage.setItem(languageKey, language));
  attempt(() => sessionStorage.setItem(languageKey, language));
  rememberInCookie(language);
}
