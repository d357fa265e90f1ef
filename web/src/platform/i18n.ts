import {
  directionOf,
  fallbackLanguage,
  type Language,
  languageOfTag,
  languages,
} from '@bayan/domain/language/language';
import { createInstance, type InitOptions, type i18n, type Resource, type ResourceLanguage } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { textLoader } from './text-loader.ts';

const shared: InitOptions = {
  supportedLngs: languages,
  // Each file is complete (a check sees to it), so no page loads a second language to fall back on.
  fallbackLng: false,
  ns: 'translation',
  interpolation: { escapeValue: false },
};

/** For the renderer, which holds all texts already. */
export async function createStaticI18n(language: Language, resources: Resource): Promise<i18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({ ...shared, lng: language, resources });
  return instance;
}

/** For the browser: asks for the texts of the language that the page is written in, those of an area with the area. */
export async function createBrowserI18n(
  language: Language,
  /** Those that have come already, by their namespace. */
  texts: Readonly<Record<string, unknown>> = {},
): Promise<i18n> {
  const instance = createInstance();
  instance.on('failedLoading', (_language, _namespace, failure) => console.warn(failure));
  await instance
    .use(textLoader)
    .use(initReactI18next)
    .init({
      ...shared,
      lng: language,
      maxRetries: 2,
      // Those of another language are all brought before it is shown.
      ns: [...new Set(['translation', ...Object.keys(texts)])],
      resources: { [language]: texts as ResourceLanguage },
      partialBundledLanguages: true,
    });
  instance.on('languageChanged', writeOnDocument);
  instance.on('failedLoading', failed => {
    if (failed === instance.language) void instance.changeLanguage(fallbackLanguage);
  });
  return instance;
}

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
