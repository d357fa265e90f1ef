import type texts from '#locales/en/legal.json';

type Parts = typeof texts.parts;
export type PartName = keyof Parts;

/** The parts of the tutors' legal page and the points of each, in their order; the words are kept under these names. */
const LEGAL_CONTENTS = {
  terms: ['role', 'lessons', 'records', 'payment', 'materials', 'families', 'ending'],
  privacy: ['least', 'sharing', 'recording', 'devices', 'copies', 'breach', 'rights', 'law'],
  compliance: ['identity', 'checks', 'qualifications', 'references', 'training', 'changes'],
  ethics: ['child', 'respect', 'distance', 'place', 'honesty', 'equality', 'concerns'],
  emergency: ['danger', 'listen', 'write', 'tell', 'failure'],
  contacts: ['subject', 'urgent'],
} as const satisfies { readonly [Part in PartName]: readonly (keyof Parts[Part]['points'])[] };

export const PART_NAMES = Object.keys(LEGAL_CONTENTS) as PartName[];

type PointKey = {
  [Part in PartName]: `parts.${Part}.points.${string & keyof Parts[Part]['points']}`;
}[PartName];

export const pointKeysOf = (part: PartName): PointKey[] =>
  LEGAL_CONTENTS[part].map(point => `parts.${part}.points.${point}` as PointKey);
