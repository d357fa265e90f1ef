import type { Language } from '@bayan/domain/language/language';

interface Named {
  readonly name: string;
  readonly name_ar: string | null;
}

/** In the reader's script, where the person has a name in it. */
export const nameOf = ({ name, name_ar }: Named, language: Language) =>
  (language === 'ar' ? name_ar : null) ?? name;

const title = /^(?:mr|mrs|ms|miss|dr|prof|[أد])\.?$/iu;

/** By which a person is greeted. Kept apart from the words around it, whose direction it may not have. */
export function firstNameOf(person: Named, language: Language): string {
  const name = nameOf(person, language);
  const first = name.split(/\s+/u).find(word => !title.test(word)) ?? name;
  return `\u2068${first}\u2069`;
}
