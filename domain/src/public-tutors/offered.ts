/** Whom a tutor teaches, from the youngest on, with the ages that each level means. */
export const TEACHING_LEVELS = ['early-years', 'primary', 'secondary', 'sixth-form'] as const;
export type TeachingLevel = (typeof TEACHING_LEVELS)[number];

const AGES: Readonly<Record<TeachingLevel, readonly [from: number, to: number]>> = {
  'early-years': [3, 5],
  primary: [6, 11],
  secondary: [12, 16],
  'sixth-form': [17, 19],
};

/** The youngest and the oldest whom somebody of these levels teaches. */
export function agesOf(levels: readonly TeachingLevel[]): { readonly from: number; readonly to: number } {
  const ages = levels.flatMap(level => AGES[level]);
  return { from: Math.min(...ages), to: Math.max(...ages) };
}

/** What a tutor speaks beside her lessons' English. */
export const SPOKEN_LANGUAGES = [
  'english',
  'arabic',
  'some-arabic',
  'french',
  'german',
  'hindi',
  'italian',
  'portuguese',
  'spanish',
  'turkish',
  'urdu',
  'welsh',
] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

/** What the filter for Arabic finds. */
export const ARABIC_SPOKEN = ['arabic', 'some-arabic'] as const satisfies readonly SpokenLanguage[];

/** What the academy can have checked. A page shows one only where a record of the check says so (R715). */
const TUTOR_CHECKS = [
  'identity',
  'dbs',
  'icpc',
  'degree',
  'celta',
  'tefl',
  'certtesol',
  'delta',
  'pgce',
  'teaching',
  'references',
  'safeguarding',
] as const;
export type TutorCheck = (typeof TUTOR_CHECKS)[number];
