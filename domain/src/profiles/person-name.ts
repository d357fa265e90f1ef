import type { Language } from '#language/language.ts';

/** In the reader's script, where the person has a name in it. */
export const nameIn = (
  language: Language,
  { name, nameAr }: { readonly name: string; readonly nameAr: string | null },
): string => (language === 'ar' ? (nameAr ?? name) : name);

const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|[أد])\.?$/iu;
/** What a first name may begin with without being one: Abd al-Rahman is not called Abd. */
const BEGINNING = /^(?:abd|abdul|abdel|abdal|abu|umm|al|el|عبد|أبو|ابو|أم|ام|ال)$/iu;

/** By which a person is called, without the family's name. */
export function firstNameIn(name: string): string {
  // 'Al-Harbi, Omar'; a comma at the end parts nothing.
  const parts = name
    .split(/[,،]/u)
    .map(part => part.trim())
    .filter(part => part !== '');
  const words = (parts.at(-1) ?? name).split(/\s+/u);
  const called = words.filter(word => !TITLE.test(word));
  const last = called.findIndex(word => !BEGINNING.test(word));
  return called.slice(0, last < 0 ? called.length : last + 1).join(' ') || name;
}

/** The same person with the first name alone, in either script. */
export const byFirstName = <P extends { readonly name: string; readonly nameAr: string | null }>(
  person: P,
): P => ({
  ...person,
  name: firstNameIn(person.name),
  nameAr: person.nameAr === null ? null : firstNameIn(person.nameAr),
});
