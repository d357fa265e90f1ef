import { firstNameIn } from '#profiles/person-name.ts';

/** The article is part of a family's name and says nothing about which. */
const ARTICLE = /^(?:(?:al|el)[-\u2010 ’'](?=.)|ال(?=..))/iu;

/** What follows the first name, word by word. */
function familyWords(name: string): readonly string[] {
  const first = firstNameIn(name);
  // 'Whitcombe, Eleanor' has the family's name first.
  return name
    .replace(first, ' ')
    .split(/[\s,،]+/u)
    .filter(word => /\p{L}{2}/u.test(word));
}

/** As the public knows a tutor: Eleanor W. (R710). */
export function shownNameOf(name: string): string {
  const last = familyWords(name).at(-1)?.replace(ARTICLE, '');
  const initial = last?.match(/\p{L}/u)?.[0];
  return initial ? `${firstNameIn(name)} ${initial.toLocaleUpperCase('en-GB')}.` : firstNameIn(name);
}

/** What her page is called by in its address: eleanor-w. */
export function slugOf(name: string): string {
  const plain = shownNameOf(name)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  return plain || 'tutor';
}

const ADDRESS = /@|https?:|www\.|\.(?:com|net|org|co)\b/iu;
/** Seven digits in a row, whatever stands between them. */
const NUMBER = /(?:\p{Nd}[\s().-]*){7}/u;

const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word);

/** Whether a text says what must not be public of a person: the family's name, an address or a number. */
export function reveals(
  text: string,
  { name, nameAr }: { readonly name: string; readonly nameAr: string | null },
) {
  const words = new Set(text.toLocaleLowerCase('en-GB').split(/[^\p{L}]+/u));
  const family = [...familyWords(name), ...(nameAr === null ? [] : familyWords(nameAr))];
  return (
    ADDRESS.test(text) ||
    NUMBER.test(text) ||
    // Arabic writes small words together with the name that follows them.
    family.some(
      word =>
        words.has(word.toLocaleLowerCase('en-GB')) ||
        (word.length > 3 && isArabic(word) && text.includes(word)),
    )
  );
}
