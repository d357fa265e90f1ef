import { existsSync } from 'node:fs';
import { inProject } from '#scripts/setup/root.mjs';
import { projectFiles, readProjectFile } from './source-files.mjs';

export const LANGUAGES = ['en', 'ar'];
const PLURAL = /^(.*)_(zero|one|two|few|many|other)$/;

const flatten = (value, prefix = '') =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        flatten(inner, prefix === '' ? key : `${prefix}.${key}`),
      )
    : [[prefix, value]];

/** A plural key is its stem and its forms; any other key has the one form ''. */
function byStem(texts) {
  const keys = new Set(texts.map(([key]) => key));
  const stems = new Map();
  for (const [key, text] of texts) {
    const [, stem, form] = PLURAL.exec(key) ?? [];
    const isPlural = form !== undefined && keys.has(`${stem}_other`);
    const name = isPlural ? stem : key;
    if (!stems.has(name)) stems.set(name, new Map());
    stems.get(name).set(isPlural ? form : '', text);
  }
  return stems;
}

const readTexts = path => byStem(flatten(JSON.parse(readProjectFile(path))));

/** Every translation file below a folder once, with its path and its texts in each language. */
export function translationFiles(folder) {
  const relative = new Set(
    LANGUAGES.flatMap(language =>
      projectFiles(`${folder}/${language}`).map(path => path.slice(`${folder}/${language}/`.length)),
    ),
  );
  return [...relative].map(name => {
    const pathIn = language => `${folder}/${language}/${name}`;
    const texts = language =>
      existsSync(inProject(pathIn(language))) ? readTexts(pathIn(language)) : new Map();
    return {
      namespace: name.replace(/\.json$/, ''),
      pathIn,
      texts: new Map(LANGUAGES.map(l => [l, texts(l)])),
    };
  });
}
