import { translationFiles } from './checks/translation-texts.mjs';

const ROOMS = ['web/public/locales', 'server/locales'];

const pairs = ROOMS.flatMap(translationFiles).flatMap(({ namespace, texts }) =>
  [...texts.get('en')].flatMap(([key, forms]) => {
    const [english, arabic] = [forms.get(''), texts.get('ar').get(key)?.get('')];
    return english === undefined || arabic === undefined
      ? []
      : [{ key: `${namespace}:${key}`, english, arabic }];
  }),
);

function differing(from, to) {
  const groups = Map.groupBy(pairs, pair => pair[from]);
  return [...groups].filter(([, group]) => new Set(group.map(pair => pair[to])).size > 1);
}

/** Printed for a reader: a text that two places translate in two ways may be right in both. */
function print(title, groups, to) {
  console.log(`\n${title}: ${groups.length}`);
  for (const [text, group] of groups)
    console.log(`- ${text}\n${group.map(pair => `    ${pair[to]}  (${pair.key})`).join('\n')}`);
}

print('One English text, several Arabic ones', differing('english', 'arabic'), 'arabic');
print('One Arabic text, several English ones', differing('arabic', 'english'), 'english');
const vague = pairs.filter(({ english }) => /^(?:It|That|What|These)\b/.test(english));
print('English texts that do not name the thing first', [['', vague]], 'english');
