import { type Language, languages } from '@bayan/domain/language/language';
import { GENDERS, type Gender } from '@bayan/domain/profiles/genders';
import { type Subject, typedSubjects } from '@bayan/domain/subjects/subjects';
import { type CountryCode, getCountries } from 'libphonenumber-js/min';
import ar from '#locales/ar/names.json' with { type: 'json' };

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u064b-\u0652\u0640\u200e\u200f]/g, '')
    .replace(/[\s.]+/g, ' ')
    .trim()
    .toLowerCase();

/** Short names of which the lists of names know longer ones alone. */
const COUNTRIES_ALSO: Readonly<Record<string, CountryCode>> = {
  KSA: 'SA',
  السعودية: 'SA',
  UAE: 'AE',
  الإمارات: 'AE',
  UK: 'GB',
  بريطانيا: 'GB',
  USA: 'US',
};

const COUNTRIES: ReadonlyMap<string, CountryCode> = new Map([
  ...getCountries().map(code => [folded(code), code] as const),
  ...languages.flatMap(language => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return getCountries().map(code => [folded(names.of(code) ?? code), code] as const);
  }),
  ...Object.entries(COUNTRIES_ALSO).map(([name, code]) => [folded(name), code] as const),
]);

/** By its code or by its name in either language. */
export const countryNamed = (text: string): CountryCode | null => COUNTRIES.get(folded(text)) ?? null;

const LANGUAGES: Readonly<Record<Language, readonly string[]>> = {
  en: ['en', 'English', 'الإنجليزية', 'إنجليزي'],
  ar: ['ar', 'Arabic', 'العربية', 'عربي'],
};
const GENDER_NAMES: Readonly<Record<Gender, readonly string[]>> = {
  female: ['female', 'f', 'woman', 'أنثى', 'امرأة'],
  male: ['male', 'm', 'man', 'ذكر', 'رجل'],
};

const namedAmong = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, readonly string[]>>,
  text: string,
): Value | null => values.find(value => names[value].some(name => folded(name) === folded(text))) ?? null;

export const languageNamed = (text: string) => namedAmong(languages, LANGUAGES, text);
export const genderNamed = (text: string) => namedAmong(GENDERS, GENDER_NAMES, text);

/** Subjects by their names in either language; null where one of them is none of the academy's. */
export function subjectsNamed(text: string): readonly Subject[] | null {
  const { subjects, unknown } = typedSubjects(text, subject => [ar.subjects[subject]]);
  return unknown.length > 0 ? null : subjects;
}
