import { directionOf, type Language, languageOfTag, languages } from '@bayan/domain/language/language';
import { createInstance, type InitOptions, type i18n, type ResourceLanguage } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next, useTranslation } from 'react-i18next';

const shared: InitOptions = {
  supportedLngs: languages,
  // Each file is complete (a check sees to it), so no page loads a second language to fall back on.
  fallbackLng: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
};

/** For the renderer, which holds the texts already. */
export async function createStaticI18n(language: Language, translation: ResourceLanguage): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(initReactI18next)
    .init({ ...shared, lng: language, resources: { [language]: { translation } } });
  return instance;
}

/** For the browser: asks for the texts of the language that the page is written in. */
export async function createBrowserI18n(language: Language): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      ...shared,
      lng: language,
      maxRetries: 2,
      backend: { loadPath: translationPath('{{lng}}') },
    });
  instance.on('languageChanged', writeOnDocument);
  return instance;
}

export const translationPath = (language: string) => `/locales/${language}/translation.json`;

export const hasTexts = (instance: i18n, language: Language) =>
  instance.hasResourceBundle(language, 'translation');

function writeOnDocument(changed: string): void {
  const language = languageOfTag(changed);
  if (!language) return;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

export function useLanguage(): Language {
  const language = languageOfTag(useTranslation().i18n.language);
  if (!language) throw new Error('useLanguage must be used within an I18nextProvider');
  return language;
}
