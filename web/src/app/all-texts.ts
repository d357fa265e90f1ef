import { type Language, languages } from '@bayan/domain/language/language';
import type { ResourceLanguage } from 'i18next';

const files = import.meta.glob<ResourceLanguage>('../../public/locales/*/*.json', {
  eager: true,
  import: 'default',
});

const address = /\/locales\/(?<language>\w+)\/(?<namespace>[\w-]+)\.json$/;

/** The texts of every area in one language, for the renderer alone: a browser asks for what it needs. */
function textsIn(language: Language): ResourceLanguage {
  const ofLanguage = Object.entries(files).flatMap(([path, texts]) => {
    const found = address.exec(path)?.groups;
    return found?.namespace && found.language === language ? [[found.namespace, texts] as const] : [];
  });
  return Object.fromEntries(ofLanguage);
}

export const allTexts = new Map(languages.map(language => [language, textsIn(language)]));
