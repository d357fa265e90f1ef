/** The article is part of a Gulf family's name and says nothing about which: Al-Harbi is H, القحطاني is ق. */
const article = /^(?:(?:al|el)[-\u2010 ’'](?=.)|ال(?=..))/iu;
const title = /^(?:(?:mr|mrs|ms|miss|dr|prof)\.?|[أد]\.)$/iu;
/** Keeps two Arabic letters from joining into one shape. */
const apart = '\u00a0';

/** The first letters of the first and the last name, in either script. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(word => /\p{L}/u.test(word) && !title.test(word));
  const first = firstLetter(words[0] ?? '');
  const last = words.length > 1 ? firstLetter((words.at(-1) ?? '').replace(article, '')) : '';
  return /\p{Script=Arabic}/u.test(first) && last ? `${first}${apart}${last}` : `${first}${last}`;
}

const firstLetter = (word: string) => word.match(/\p{L}/u)?.[0].toLocaleUpperCase('en-GB') ?? '';
