import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { holdPair, isAssigned } from '#people/assignments/assignments.repository.ts';
import { findStudent, findTutor } from '#people/profiles/profiles.repository.ts';
import { refuseExpired } from '#people/vetting/refuse-expired.ts';
import { refuseClash, type SessionSlot } from './session-time.ts';

/** The tutor of a session that is to take place: there, and active. */
export async function activeTutor(tx: Queryable, tutorId: string) {
  const tutor = await findTutor(tx, tutorId);
  if (!tutor) throw new Refusal('session.tutor', { field: 'tutorId' });
  if (!tutor.isActive) throw new Refusal('session.inactive', { field: 'tutorId' });
  return tutor;
}

/** A tutor plans her own sessions; an administrator says whose. */
export function tutorFor(actor: Member, asked: string | undefined): string {
  if (actor.role === 'tutor' && asked !== undefined && asked !== actor.id) {
    throw new Refusal('session.tutor', { field: 'tutorId' });
  }
  return asked ?? actor.id;
}

interface Pair {
  readonly tutorId: string;
  readonly studentId: string;
}

/** The student whom a tutor asks about: there, hers, and active. One who is not hers is answered like one who does not exist. */
export async function activeStudent(db: Queryable, now: Date, pair: Pair) {
  const student = await findStudent(db, pair.studentId);
  return active((await isAssigned(db, { ...pair, at: now })) && student);
}

/** The student whom an admin asks about, whoever teaches them. */
export const anyActiveStudent = async (db: Queryable, studentId: string) =>
  active(await findStudent(db, studentId));

interface Teaching extends Pair {
  /** Or else it is written down after it took place. */
  readonly isToCome: boolean;
}

/**
 * The same for a session, and nobody ends the assignment meanwhile. An administrator may bring anybody together; whom an
 * end has parted a new assignment brings together again, and nothing else (R602).
 */
export async function studentToTeach(tx: Transaction, actor: Member, { isToCome, ...pair }: Teaching) {
  const found = await holdPair(tx, pair);
  const isTheirs = actor.role === 'admin' ? !(isToCome && found === 'former') : found === 'current';
  return active(isTheirs && (await findStudent(tx, pair.studentId)));
}

function active<S extends { readonly isActive: boolean }>(student: S | null | false): S {
  if (!student) throw new Refusal('session.student', { field: 'studentId' });
  if (!student.isActive) throw new Refusal('session.inactive', { field: 'studentId' });
  return student;
}

/**
 * Whether a session that exists may be put there: its people still may have it, and both have the time. One that waits for
 * another tutor is its student's alone.
 */
export async function assertSlotIsFree(tx: Transaction, { actor }: { actor: Member }, wish: SessionSlot) {
  if (!wish.tutorLeftAt) {
    await activeTutor(tx, wish.tutorId);
    await refuseExpired(tx, wish);
  }
  await studentToTeach(tx, actor, { ...wish, isToCome: !wish.tutorLeftAt });
  await refuseClash(tx, actor, wish);
}
