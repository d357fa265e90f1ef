import type { Language } from '@bayan/domain/language/language';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useLanguage } from '#platform/i18n.ts';

/** Calendar and digits are named, because browsers disagree on what Arabic means by default. */
const localeTags: Record<Language, string> = {
  en: 'en-GB-u-ca-gregory-nu-latn',
  ar: 'ar-AE-u-ca-gregory-nu-latn',
};

/** Around every page with fields, dialogs or lists: their own words, order and numbers follow the page's language. */
export const Locale = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider locale={localeTags[useLanguage()]}>{children}</I18nProvider>
);
