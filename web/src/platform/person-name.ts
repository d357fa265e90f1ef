import type { Language } from '@bayan/domain/language/language';
import { firstNameIn } from '@bayan/domain/profiles/person-name';
import { isolated } from './isolates.ts';

/** The API and the sign-in protocol spell the Arabic name each in their own way. */
type Named = { readonly name: string } & (
  | { readonly nameAr: string | null }
  | { readonly name_ar: string | null }
);

/** In the reader's script, where the person has a name in it. */
export function nameOf(person: Named, language: Language): string {
  const arabic = 'nameAr' in person ? person.nameAr : person.name_ar;
  return (language === 'ar' ? arabic : null) ?? person.name;
}

/** In the order of the names as the reader sees them: the server's order is that of the Latin ones (R74). */
export function byShownName<Person extends Named>(people: readonly Person[], language: Language): Person[] {
  const { compare } = new Intl.Collator(language);
  return people.toSorted((one, other) => compare(nameOf(one, language), nameOf(other, language)));
}

/** The same of somebody who may be gone, or have left no name: null then (R24). */
export const knownName = (person: Named | null, language: Language): string | null =>
  (person && nameOf(person, language).trim()) || null;

/** By which a person is greeted. Kept apart from the words around it, whose direction it may not have. */
export function firstNameOf(person: Named, language: Language): string {
  return isolated(firstNameIn(nameOf(person, language)));
}
