import { ARABIC_RULES, twoSpellings } from './arabic-words.mjs';
import { ENGLISH_RULES } from './english-words.mjs';

const RULES = { en: ENGLISH_RULES, ar: ARABIC_RULES };

function* textsIn(file, language) {
  for (const [key, forms] of file.texts.get(language))
    for (const [form, text] of forms) if (typeof text === 'string') yield { key, form, text };
}

const nameOf = ({ room, name }, key) => `${room === 'web' ? '' : `${room}/`}${name}:${key}`;

/** All that docs/words.md refuses in these files, less what is allowed, and what is allowed without need. */
export function wordFaults(files, allowed, ofButtons = { en: [], ar: [] }) {
  const needed = new Set();
  const faults = files.flatMap(file =>
    Object.entries(RULES).flatMap(([language, rules]) =>
      [...textsIn(file, language)].flatMap(({ key, form, text }) =>
        [...rules, ...ofButtons[language]]
          .filter(({ where, finds }) => (where?.(file, key, form) ?? true) && finds(text))
          .filter(({ rule }) => {
            const place = allowed.findIndex(
              ([name, inLanguage, of]) =>
                name === rule && inLanguage === language && of === nameOf(file, key),
            );
            needed.add(place);
            return place === -1;
          })
          .map(({ rule }) => `${file.pathIn(language)}: ${key} ${rule}`),
      ),
    ),
  );
  const idle = allowed
    .filter((_, place) => !needed.has(place))
    .map(([rule, language, key]) => `${key} (${language}) is allowed without need: ${rule}`);
  const arabic = files.flatMap(file => [...textsIn(file, 'ar')].map(({ text }) => text));
  return [...new Set(faults), ...idle, ...twoSpellings(arabic)];
}
