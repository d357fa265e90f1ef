import { listIn } from '#fields/lines.ts';

export const SUBJECTS = [
  'Mathematics',
  'Algebra',
  'Calculus',
  'Statistics',
  'Physics',
  'Chemistry',
  'Biology',
  'English',
  'History',
  'Computer Science',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The order in which people choose: what the academy is known for comes first (R744). */
export const OFFERED_SUBJECTS: readonly Subject[] = [
  'English',
  ...SUBJECTS.filter(subject => subject !== 'English'),
];

interface TypedSubjects {
  readonly subjects: readonly Subject[];
  /** Names that are no subject of the academy, as typed. */
  readonly unknown: readonly string[];
}

const folded = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').toLowerCase();

/**
 * The subjects in a typed list with commas, without duplicates (R18). A subject may have its API name or any other
 * known name, in any case.
 */
export function typedSubjects(text: string, knownAs: (subject: Subject) => readonly string[]): TypedSubjects {
  const found = new Set<Subject>();
  const unknown = new Set<string>();
  for (const name of listIn(text)) {
    const wanted = folded(name);
    const subject = SUBJECTS.find(known => [known, ...knownAs(known)].some(name => folded(name) === wanted));
    if (subject) found.add(subject);
    else unknown.add(name);
  }
  return { subjects: [...found], unknown: [...unknown] };
}
