import { fallbackLanguage, type Language, languageOfTag, readsArabic } from '@bayan/domain/language/language';
import { preferredTag } from '../../http/accept-language.ts';

export interface LanguageClues {
  /** What the visitor chose before, as the cookie holds it. */
  readonly saved: string | null;
  readonly acceptLanguage: string | null;
  /** Asked last, and only when nothing else decides. */
  readonly country: () => string | null;
}

export function chooseLanguage({ saved, acceptLanguage, country }: LanguageClues): Language {
  const chosen = languageOfTag(saved);
  if (chosen) return chosen;
  if (languageOfTag(preferredTag(acceptLanguage)) === 'ar') return 'ar';
  return readsArabic(country() ?? '') ? 'ar' : fallbackLanguage;
}
