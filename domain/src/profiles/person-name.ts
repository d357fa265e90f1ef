import type { Language } from '../language/language.ts';

/** In the reader's script, where the person has a name in it. */
export const nameIn = (
  language: Language,
  { name, nameAr }: { readonly name: string; readonly nameAr: string | null },
): string => (language === 'ar' ? (nameAr ?? name) : name);

const title = /^(?:mr|mrs|ms|miss|dr|prof|[أد])\.?$/iu;

/** By which a person is greeted. */
export const firstNameIn = (name: string): string =>
  name.split(/\s+/u).find(word => !title.test(word)) ?? name;
