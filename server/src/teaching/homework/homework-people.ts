import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import type { Transaction } from '@bayan/platform/db/database';
import { holdPair } from '#people/assignments/assignments.repository.ts';
import { findStudent, findTutor } from '#people/profiles/profiles.repository.ts';
import { findSession } from '#teaching/sessions/sessions.repository.ts';

/** A tutor sets her own homework; an administrator says whose. */
export async function tutorFor(tx: Transaction, actor: Member, asked: string | undefined): Promise<string> {
  const tutorId = actor.role === 'tutor' ? actor.id : (asked ?? actor.id);
  const isAnother = asked !== undefined && asked !== tutorId;
  const tutor = isAnother ? null : await findTutor(tx, tutorId);
  if (!tutor?.isActive) throw new Refusal('homework.tutor', { field: 'tutorId' });
  return tutorId;
}

interface Pair {
  readonly tutorId: string;
  readonly studentId: string;
}

/** One who is not assigned to the tutor is answered like one who does not exist. */
export async function studentOf(tx: Transaction, pair: Pair) {
  const isAssigned = (await holdPair(tx, pair)) === 'current';
  const student = await findStudent(tx, pair.studentId);
  const isHers = isAssigned && student?.isActive;
  if (!isHers) throw new Refusal('homework.student', { field: 'studentId' });
  return student;
}

/** Says what the database would refuse: homework belongs to a session of the same two people, or to none. */
export async function refuseForeignSession(
  tx: Transaction,
  actor: Member,
  sessionId: string,
  { tutorId, studentId }: Pair,
) {
  const session = await findSession(tx, actor, sessionId);
  if (session?.tutor.id !== tutorId || session.student.id !== studentId)
    throw new Refusal('homework.session', { field: 'sessionId' });
}
