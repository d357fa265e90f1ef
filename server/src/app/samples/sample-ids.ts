import { randomUUID } from 'node:crypto';
import type { StudentKey } from './families.ts';
import { studentEntries } from './families.ts';
import { sampleTutors, type TutorKey } from './staff.ts';

/** Who is who in the rows, under the short names of the sample files. */
export interface SampleIds {
  readonly admin: string;
  readonly officer: string;
  readonly tutors: Readonly<Record<TutorKey, string>>;
  readonly students: Readonly<Record<StudentKey, string>>;
}

const given = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map(key => [key, randomUUID()])) as Record<K, string>;

export const newSampleIds = (): SampleIds => ({
  admin: randomUUID(),
  officer: randomUUID(),
  tutors: given(Object.keys(sampleTutors) as TutorKey[]),
  students: given(studentEntries.map(([key]) => key)),
});
