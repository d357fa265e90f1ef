import { addresseeOf, isCalendar, isErrorTitle, isolatesValues } from './text-places.mjs';

const VOWEL_MARKS = /[\u064B-\u0652]/g;
const bare = text => text.replace(VOWEL_MARKS, '');
const wordsOf = text => bare(text).match(/[\u0621-\u063A\u0641-\u064A]+/g) ?? [];
const hasWord = (text, pattern) => wordsOf(text).some(word => pattern.test(word));

/** Words that end in ك without speaking to anybody. */
const NO_PRONOUN = /^[وفلب]{0,2}(?:ذلك|كذلك|تلك|هناك|ترك|مشترك|الاشتراك)$/;
const speaksToOne = text => wordsOf(text).some(word => /..ك$/.test(word) && !NO_PRONOUN.test(word));
/** Words that end in كم of their own. */
const NO_PLURAL = /^[وف]?(?:[يت]تحكم|ال(?:حكم|تحكم|تراكم))$/;
const saysYourOfSeveral = text => wordsOf(text).some(word => /.كم$/.test(word) && !NO_PLURAL.test(word));
const speaksToSeveral = text =>
  saysYourOfSeveral(text) || hasWord(text, /تموها?$/) || hasWord(text, /^..+وا$/);

const hasCalled = (text, words) => words.some(word => bare(text).includes(bare(word)));
const REFUSED = [
  ...['منطقة محمية', 'على توقيت', 'عوامل التصفية', 'في هذه الأثناء', 'الخاص بكم', 'الخاصة بكم'],
  ...['الأوصياء', 'السنة الدراسية', 'كلمة السر'],
];

/** One small damma keeps the passive of these verbs from being the order to do it. */
const DOUBLED = /^(?:سجل|سلم|صحح|عدل|حدث|فعل)/;
const readsAsOrder = text => text[1] === '\u064F' && DOUBLED.test(bare(text));

const INSERTED =
  /(?<![\u2066\u2068])\{\{(?:name|names|title|file|grade|email|newEmail|current|student|tutor)\}\}/;

/** Each fault of docs/words.md that a pattern finds in one Arabic text. */
export const ARABIC_RULES = [
  { rule: 'says يرجى; write نرجو', finds: text => hasWord(text, /^[وف]?يرجى$/) },
  {
    rule: 'speaks to a reader where any reader may be',
    where: (file, key) => addresseeOf(file, key) === 'no one',
    finds: text => speaksToSeveral(text) || speaksToOne(text),
  },
  {
    rule: 'says أنتم where one person reads',
    where: (file, key) => addresseeOf(file, key) === 'one',
    finds: saysYourOfSeveral,
  },
  {
    rule: 'says أنت where adults read',
    where: (file, key) => addresseeOf(file, key) === 'adults',
    finds: speaksToOne,
  },
  { rule: 'says تم and a noun; write one verb', finds: text => hasWord(text, /^[وف]?(?:تم|تمت|يتم|سيتم)$/) },
  {
    rule: 'begins with a passive that reads as an order',
    finds: readsAsOrder,
  },
  { rule: 'has a word that docs/words.md refuses', finds: text => hasCalled(text, REFUSED) },
  { rule: 'calls an account نشط', finds: text => hasWord(text, /^(?:ال)?نشط$/) },
  { rule: 'calls a link عنوان', where: isCalendar, finds: text => hasWord(text, /عنوان/) },
  {
    rule: 'sets a name into Arabic without isolating it',
    where: file => !isolatesValues(file),
    finds: text => INSERTED.test(text),
  },
  {
    rule: 'puts a number before a noun without plural forms',
    where: (_file, _key, form) => form === '',
    finds: text => /\{\{(?:count|minutes|hours|days|more)\}\} (?!من |أو |إلى |غير)[\u0621-\u064A]/.test(text),
  },
  { rule: 'joins digits by a hyphen', finds: text => /\d[-–]\d/.test(text) },
  {
    rule: 'has a Latin mark beside an Arabic letter',
    finds: text => /[\u0621-\u0652][,;?"']|[,;?"'] ?[\u0621-\u064A]/.test(text),
  },
  { rule: 'has Arabic-Indic digits', finds: text => /[\u0660-\u0669\u06F0-\u06F9]/.test(text) },
  { rule: 'has its tanween after the alif', finds: text => /\u0627\u064B/.test(text) },
  { rule: 'stretches a word', finds: text => /(?<!(?:^|\s)ب)\u0640|\u0640(?! ?\u2066)/.test(text) },
  { rule: 'is a long title for an error', where: isErrorTitle, finds: text => [...bare(text)].length > 40 },
  {
    rule: 'says نرجو twice',
    finds: text => wordsOf(text).filter(word => /^[وف]?نرجو$/.test(word)).length > 1,
  },
];

const withoutShort = word => word.replace(/[\u064E\u064F\u0650\u0652]/g, '');
const withoutOddMarks = word => word.replace(/[\u064E\u0650\u0652]/g, '');

/** Pairs that are two words and not two spellings. */
const TWO_WORDS = new Set(['أم', 'تعرض', 'عمان', 'غير', 'كتابة', 'كل', 'لكل', 'مساء', 'ويثبت']);

/** The words that are spelt in two ways: a shadda here and none there, or a vowel mark that nobody else writes. */
export function twoSpellings(texts) {
  const spelt = new Map();
  const note = (kind, key, form, word) => {
    const group = `${kind} ${key}`;
    if (!spelt.has(group)) spelt.set(group, new Map());
    spelt.get(group).set(form, word);
  };
  for (const text of texts)
    for (const word of text.match(/[\u0621-\u063A\u0641-\u0652]+/g) ?? []) {
      if (!TWO_WORDS.has(bare(word))) note('shadda', bare(word), withoutShort(word), word);
      note('vowel', withoutOddMarks(word), word, word);
    }
  const groups = [...spelt.values()].filter(forms => forms.size > 1).map(forms => [...forms.values()]);
  return [...new Set(groups.map(words => `one word is spelt in two ways: ${words.join(' and ')}`))];
}
