import type { Resource, ResourceLanguage } from 'i18next';

const files = import.meta.glob<ResourceLanguage>('../../public/locales/*/*.json', {
  eager: true,
  import: 'default',
});

const address = /\/locales\/(?<language>\w+)\/(?<namespace>[\w-]+)\.json$/;

function byLanguage(): Resource {
  const all: Resource = {};
  for (const [path, texts] of Object.entries(files)) {
    const { language, namespace } = address.exec(path)?.groups ?? {};
    if (language && namespace) all[language] = { ...all[language], [namespace]: texts };
  }
  return all;
}

/** The texts of every area in both languages, for the renderer alone: a browser asks for what it needs. */
export const allTexts: Resource = byLanguage();
