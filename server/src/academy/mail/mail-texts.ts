import type { Language } from '@bayan/domain/language/language';
import { createInstance } from 'i18next';
import ar from '#locales/ar/mail.json' with { type: 'json' };
import arNames from '#locales/ar/names.json' with { type: 'json' };
import en from '#locales/en/mail.json' with { type: 'json' };
import enNames from '#locales/en/names.json' with { type: 'json' };

const texts = createInstance({
  resources: { en: { mail: en, names: enNames }, ar: { mail: ar, names: arNames } },
  defaultNS: 'mail',
  fallbackLng: false,
  initAsync: false,
  // The text part takes values as they are; the HTML part is given values that are escaped already.
  interpolation: { escapeValue: false },
  // Better a mail that is visibly stuck in the outbox than one that shows a key to a parent.
  parseMissingKeyHandler: (key, otherwise) => {
    if (otherwise !== undefined) return otherwise;
    throw new Error(`no text for ${key}`);
  },
});
await texts.init();

export type MailTexts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export const mailTexts = (language: Language): MailTexts => {
  const t = texts.getFixedT(language, 'mail');
  return (key, values = {}) => t(key, { ...values, nest: false });
};
