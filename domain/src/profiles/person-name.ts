import type { Language } from '#language/language.ts';

/** The name in the reader's script, if the person has one. */
export const nameIn = (
  language: Language,
  { name, nameAr }: { readonly name: string; readonly nameAr: string | null },
): string => (language === 'ar' ? (nameAr ?? name) : name);

const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|[أد])\.?$/iu;
/** Words at the start of a first name that are not a first name alone: Abd al-Rahman is not called Abd. */
const BEGINNING = /^(?:abd|abdul|abdel|abdal|abu|umm|al|el|عبد|أبو|ابو|أم|ام|ال)$/iu;

/** The first name without the family name. */
export function firstNameIn(name: string): string {
  // 'Al-Harbi, Omar'. A comma at the end separates nothing.
  const parts = name
    .split(/[,،]/u)
    .map(part => part.trim())
    .filter(part => part !== '');
  const words = (parts.at(-1) ?? name).split(/\s+/u);
  const called = words.filter(word => !TITLE.test(word));
  const last = called.findIndex(word => !BEGINNING.test(word));
  return called.slice(0, last < 0 ? called.length : last + 1).join(' ') || name;
}

/** The person with the first name only, in both scripts. */
export const byFirstName = <P extends { readonly name: string; readonly nameAr: string | null }>(
  person: P,
): P => ({
  ...person,
  name: firstNameIn(person.name),
  nameAr: person.nameAr === null ? null : firstNameIn(person.nameAr),
});
