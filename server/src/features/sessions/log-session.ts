import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import type { SessionRecord } from '@bayan/domain/sessions/session';
import type { LogSessionForm } from '@bayan/domain/sessions/session-form';
import { OPEN_STATUSES } from '@bayan/domain/sessions/session-status';
import type { Transaction } from '../../db/database.ts';
import { isAssigned } from '../assignments/assignments.repository.ts';
import { type Deed, recordChange } from '../audit/audit.repository.ts';
import { findStudent, findTutor } from '../profiles/profiles.repository.ts';
import { refuseClash, refuseTooLong, startOf } from './session-moment.ts';
import { findSession, insertSession } from './sessions.repository.ts';

export async function logSession(tx: Transaction, deed: Deed, form: LogSessionForm): Promise<SessionRecord> {
  const { actor, now } = deed;
  const tutor = await theTutor(tx, actor, form.tutorId);
  const student = await theStudent(tx, actor, tutor.id, form.studentId, now);
  await refuseTooLong(tx, form.duration);
  const enteredTimezone = form.timezone ?? actor.timezone;
  const startsAt = startOf(form.date, form.time, enteredTimezone);
  const moment = { tutorId: tutor.id, studentId: student.id, startsAt, durationMinutes: form.duration };
  if (OPEN_STATUSES.some(status => status === form.status))
    await refuseClash(tx, actor, { ...moment, except: null });

  const id = await insertSession(tx, {
    ...moment,
    subject: form.subject,
    familyTimezone: student.timezone,
    enteredTimezone,
    status: form.status,
    notes: form.notes,
    homework: form.homework,
    meetingLink: form.meetingLink ?? tutor.meetingLink,
    // Frozen: what a lesson costs does not change with a later change of the rate.
    rate: tutor.hourlyRate,
    currency: tutor.currency,
    createdBy: actor.id,
    createdAt: now,
    updatedAt: now,
  });
  const after = await findSession(tx, actor, id);
  if (!after) throw new Error('a logged session is not visible to the one who logged it');
  await recordChange(tx, deed, { action: 'session.logged', noun: 'sessions', targetId: id, after });
  return after;
}

async function theTutor(tx: Transaction, actor: Member, asked: string | undefined) {
  if (actor.role === 'tutor' && asked !== undefined && asked !== actor.id) {
    throw new Refusal('session.tutor', { field: 'tutorId' });
  }
  const tutor = await findTutor(tx, asked ?? actor.id);
  if (!tutor) throw new Refusal('session.tutor', { field: 'tutorId' });
  if (!tutor.isActive) throw new Refusal('session.inactive', { field: 'tutorId' });
  return tutor;
}

/** A student who is not assigned to the tutor is answered like one who does not exist. */
async function theStudent(tx: Transaction, actor: Member, tutorId: string, studentId: string, now: Date) {
  const student = await findStudent(tx, studentId);
  const allowed =
    student && (actor.role === 'admin' || (await isAssigned(tx, { tutorId, studentId, at: now })));
  if (!allowed) throw new Refusal('session.student', { field: 'studentId' });
  if (!student.isActive) throw new Refusal('session.inactive', { field: 'studentId' });
  return student;
}
