import { fallbackLanguage, type Language, languageOfTag, readsArabic } from '@bayan/domain/language/language';
import { preferredTag } from '@bayan/platform/http/accept-language';

export interface LanguageClues {
  /** What the visitor chose before, as the cookie holds it. */
  readonly saved: string | null;
  readonly acceptLanguage: string | null;
  /** Asked last, and only when nothing else decides. */
  readonly country: () => string | null;
}

export interface ChosenLanguage {
  readonly language: Language;
  /** Whether the country alone made it so, and the visitor may want another (R213). */
  readonly isByCountry: boolean;
}

export function chooseLanguage({ saved, acceptLanguage, country }: LanguageClues): ChosenLanguage {
  const chosen = languageOfTag(saved);
  if (chosen) return { language: chosen, isByCountry: false };
  if (languageOfTag(preferredTag(acceptLanguage)) === 'ar') return { language: 'ar', isByCountry: false };
  return readsArabic(country() ?? '')
    ? { language: 'ar', isByCountry: true }
    : { language: fallbackLanguage, isByCountry: false };
}
