import { LANGUAGES } from './translation-texts.mjs';

const FORMS = { en: ['one', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] };

/** Latin letters that stay Latin in Arabic: addresses, abbreviations, file types and names people write so. */
const STAYS_LATIN =
  /\S+@\S+|https?:\/\/\S+|\{\{.*?\}\}|\$t\(.*?\)|<\/?\w+\s*\/?>|\b[A-Z]{2,6}\b|\b(Read in English|English|WhatsApp|Zoom)\b/g;

const placeholders = text =>
  new Set(text.match(/\{\{[^,}]+|<\w+|\$t\([^)]*\)/g)?.map(found => found.replaceAll(' ', '')));

const isSame = (a, b) => a.size === b.size && [...a].every(item => b.has(item));

const inAllForms = forms => new Set([...forms.values()].flatMap(text => [...placeholders(String(text))]));

function wordingFaults(language, text) {
  if (typeof text !== 'string') return ['is not a text'];
  if (text.trim() === '') return ['is empty'];
  if (language === 'ar' && !/\p{Script=Arabic}/u.test(text) && /\p{L}/u.test(text.replace(STAYS_LATIN, '')))
    return ['is not Arabic'];
  return [];
}

function formFaults(language, forms) {
  if (forms.has('')) return [];
  const missing = FORMS[language].filter(form => !forms.has(form));
  const allowed = language === 'en' ? [...FORMS.en, 'zero'] : FORMS.ar;
  const unknown = [...forms.keys()].filter(form => !allowed.includes(form));
  return [
    ...missing.map(form => `has no plural form _${form}`),
    ...unknown.map(form => `has the plural form _${form}, which this language never uses`),
  ];
}

/** A plural form may leave the number out ("two lessons" is one Arabic word), another text may not. */
function placeholderFaults(english, arabic) {
  if (english === undefined || arabic === undefined) return [];
  const [wanted, found] = [inAllForms(english), inAllForms(arabic)];
  return isSame(wanted, found) ? [] : [`has ${[...found]} where English has ${[...wanted]}`];
}

/** All that is wrong in one pair of translation files, as lines. */
export function translationFaults({ texts, pathIn }) {
  const stems = new Set(LANGUAGES.flatMap(language => [...texts.get(language).keys()]));
  return [...stems].flatMap(stem => {
    const [english, arabic] = LANGUAGES.map(language => texts.get(language).get(stem));
    const perLanguage = LANGUAGES.flatMap(language => {
      const forms = texts.get(language).get(stem);
      const faults = forms
        ? [
            ...formFaults(language, forms),
            ...[...forms.values()].flatMap(text => wordingFaults(language, text)),
          ]
        : ['is missing'];
      return faults.map(fault => `${pathIn(language)}: ${stem} ${fault}`);
    });
    return [
      ...perLanguage,
      ...placeholderFaults(english, arabic).map(fault => `${pathIn('ar')}: ${stem} ${fault}`),
    ];
  });
}
