import { type Language, languageKey } from '@bayan/domain/language/language';

const oneYearInSeconds = 31_536_000;
const pattern = new RegExp(`(?:^|;)\\s*${languageKey}=([^;]*)`);

export const savedLanguage = (cookieHeader: string | null) =>
  cookieHeader?.match(pattern)?.[1]?.trim() ?? null;

/** Not HttpOnly: the page mirrors its own storage into the same cookie. */
export const languageCookie = (language: Language, { secure }: { readonly secure: boolean }) =>
  `${languageKey}=${language}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
