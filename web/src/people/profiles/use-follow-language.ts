import type { Language } from '@bayan/domain/language/language';
import { useTranslation } from 'react-i18next';
import { isArabicAddress } from '#platform/language-address.ts';
import { rememberLanguage } from '#platform/language-memory.ts';
import { addressIn, switchInPlace } from '#platform/switch-language.ts';

/** Who chooses another language for themselves means the pages in front of them too (R220). */
export function useFollowLanguage(): (before: Language, after: Language) => Promise<void> {
  const { i18n } = useTranslation();
  return async (before, after) => {
    if (before === after) return;
    rememberLanguage(after);
    if (isArabicAddress()) location.assign(addressIn(after));
    else if (i18n.language !== after) await switchInPlace(i18n, after);
  };
}
