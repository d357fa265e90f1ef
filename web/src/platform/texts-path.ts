export const textsPath = (language: string, namespace = 'translation') =>
  `/locales/${language}/${namespace}.json`;
