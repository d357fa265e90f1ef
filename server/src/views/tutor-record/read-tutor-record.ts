import type { Member } from '@bayan/domain/profiles/actor';
import type { WholeTutorRecord } from '@bayan/domain/tutor-record/tutor-record.contract';
import type { Database } from '@bayan/platform/db/database';
import { listAssignments } from '#people/assignments/assignments.repository.ts';
import { findPerson } from '#people/profiles/profiles.repository.ts';
import { readSignInState } from '#people/profiles/sign-in-state.repository.ts';
import { readTutorOverview } from '#views/tutor-overview/read-tutor-overview.ts';
import { readPunctuality } from './punctuality.repository.ts';
import { readWeek } from './read-week.ts';

/** As many as a tutor can have students in her charge. */
const MAX_ASSIGNMENTS = 100;

/** Null where there is no such tutor. */
export async function readTutorRecord(
  db: Database,
  id: string,
  { isHosted, now }: { readonly isHosted: boolean; readonly now: Date },
): Promise<WholeTutorRecord | null> {
  const person = await findPerson(db, id);
  if (!person?.tutor) return null;
  const { profile, tutor } = person;
  // What she sees, the academy sees too: by her clock and with her right.
  const teacher: Member = { ...profile, role: 'tutor', rights: [], standing: 'active' };
  const [signIn, assignments, overview, week, punctuality] = await Promise.all([
    readSignInState(db, id, isHosted),
    listAssignments(db, { tutorId: id, studentId: undefined, after: null, limit: MAX_ASSIGNMENTS }),
    readTutorOverview(db, teacher, now),
    readWeek(db, profile, now),
    readPunctuality(db, id, now),
  ]);
  return { profile, signIn, tutor, assignments, overview, week, punctuality };
}
