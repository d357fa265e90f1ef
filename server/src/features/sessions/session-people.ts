import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import type { Queryable, Transaction } from '../../db/database.ts';
import { isAssigned } from '../assignments/assignments.repository.ts';
import { findStudent, findTutor } from '../profiles/profiles.repository.ts';
import { refuseClash, type Wish } from './session-moment.ts';

/** The tutor of a session that is to take place: there, and active. */
export async function activeTutor(tx: Transaction, tutorId: string) {
  const tutor = await findTutor(tx, tutorId);
  if (!tutor) throw new Refusal('session.tutor', { field: 'tutorId' });
  if (!tutor.isActive) throw new Refusal('session.inactive', { field: 'tutorId' });
  return tutor;
}

interface Pair {
  readonly tutorId: string;
  readonly studentId: string;
}

/**
 * The student of a session that is to take place: there, the tutor's, and active. One who is not assigned to the tutor is
 * answered like one who does not exist; an administrator may bring anybody together.
 */
export async function activeStudent(
  db: Queryable,
  { actor, now }: { actor: Member; now: Date },
  { tutorId, studentId }: Pair,
) {
  const student = await findStudent(db, studentId);
  const isTheirs =
    student && (actor.role === 'admin' || (await isAssigned(db, { tutorId, studentId, at: now })));
  if (!isTheirs) throw new Refusal('session.student', { field: 'studentId' });
  if (!student.isActive) throw new Refusal('session.inactive', { field: 'studentId' });
  return student;
}

/** Whether a session that exists may be put there: its people still may have it, and both have the time. */
export async function mayTakePlace(tx: Transaction, deed: { actor: Member; now: Date }, wish: Wish) {
  await activeTutor(tx, wish.tutorId);
  await activeStudent(tx, deed, wish);
  await refuseClash(tx, deed.actor, wish);
}
