import type { Member } from '@bayan/domain/profiles/actor';
import type { WholeStudentRecord } from '@bayan/domain/student-record/student-record.contract';
import type { Database } from '@bayan/platform/db/database';
import { listAssignments } from '#people/assignments/assignments.repository.ts';
import { findPerson } from '#people/profiles/profiles.repository.ts';
import { readSignInState } from '#people/profiles/sign-in-state.repository.ts';
import { readProgress } from '#views/progress/read-progress.ts';
import { readStudentOverview } from '#views/student-overview/read-student-overview.ts';
import { countReaders, listConsents } from './student-record.repository.ts';

/** More than these nobody has been given who learns here for ten years. */
const MAX_ASSIGNMENTS = 100;

/** Null where there is no such student. */
export async function readStudentRecord(
  db: Database,
  id: string,
  { isHosted, now }: { readonly isHosted: boolean; readonly now: Date },
): Promise<WholeStudentRecord | null> {
  const person = await findPerson(db, id);
  if (!person?.student) return null;
  const { profile } = person;
  const { parentContact: _, ...student } = person.student;
  // What the student sees, the academy sees too: by the student's clock and with the student's right.
  const learner: Member = { ...profile, role: 'student', rights: [], standing: 'active' };
  const [signIn, assignments, overview, progress, consents, readers] = await Promise.all([
    readSignInState(db, id, isHosted),
    listAssignments(db, { tutorId: undefined, studentId: id, after: null, limit: MAX_ASSIGNMENTS }),
    readStudentOverview(db, learner, now),
    readProgress(db, learner, {}, now),
    listConsents(db, id),
    countReaders(db, id, now),
  ]);
  return { profile, signIn, student, assignments, overview, progress, consents, readers };
}
