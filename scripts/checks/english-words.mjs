import { isCalendar, isErrorTitle } from './text-places.mjs';

const REFUSED = new RegExp(
  `\\b(?:${[
    ...['stands?', 'meanwhile', 'once more', 'lately', 'in one piece', 'by itself', 'on its way'],
    ...['is with us', 'no longer with us', 'going on', 'look(?:ed)? over'],
  ].join('|')})\\b`,
  'i',
);

/** Each fault of docs/words.md that a pattern finds in one English text. */
export const ENGLISH_RULES = [
  { rule: 'says e-mail or mail; write email', finds: text => /\be-mail|\bmail(?:s|ed|ing)?\b/i.test(text) },
  { rule: 'has words that nobody says in an office', finds: text => REFUSED.test(text) },
  {
    rule: 'says somebody; write someone',
    finds: text => /\b(?:some|no|every|any)body\b|\bwhoever\b/i.test(text),
  },
  { rule: 'has a straight apostrophe', finds: text => text.includes("'") },
  { rule: 'has three dots for …', finds: text => text.includes('...') },
  { rule: 'has an exclamation mark', finds: text => text.includes('!') },
  {
    rule: 'calls a link an address, or an app a program',
    where: isCalendar,
    finds: text => /\baddress|\bprogram/i.test(text),
  },
  { rule: 'is a long title for an error', where: isErrorTitle, finds: text => text.length > 45 },
  { rule: 'says please twice', finds: text => (text.match(/\bplease\b/gi) ?? []).length > 1 },
];
