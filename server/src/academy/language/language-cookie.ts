import { type Language, languageKey } from '@bayan/domain/language/language';

const oneYearInSeconds = 31_536_000;

export const readCookie = (cookieHeader: string | null, name: string) =>
  cookieHeader?.match(new RegExp(`(?:^|;)\\s*${name}=([^;]*)`))?.[1]?.trim() ?? null;

export const savedLanguage = (cookieHeader: string | null) => readCookie(cookieHeader, languageKey);

/** Not HttpOnly: the page mirrors its own storage into the same cookie. */
export const languageCookie = (language: Language, { secure }: { readonly secure: boolean }) =>
  `${languageKey}=${language}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
