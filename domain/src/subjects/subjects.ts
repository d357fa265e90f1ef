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

interface TypedSubjects {
  readonly subjects: readonly Subject[];
  /** What is no subject of the academy, as it was typed. */
  readonly unknown: readonly string[];
}

const folded = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').toLowerCase();

/**
 * The subjects that somebody typed with commas between them, each once (R18). They may be called as the API calls them
 * or by any other name that is known, in any case.
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
