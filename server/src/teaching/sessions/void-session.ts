import { Refusal } from '@bayan/domain/errors';
import { endedBy, endingAfter } from '@bayan/domain/sessions/session-outcome';
import type { CorrectionForm, SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { findStudent, findTutor, lockTimezone } from '#people/profiles/profiles.repository.ts';
import { cancelTaught } from './cancel-taught.ts';
import { correctedMoment } from './corrected-moment.ts';
import { correctionBy } from './correction-by.ts';
import { mailCorrection } from './correction-mails.ts';
import type { SessionChanges } from './session-changes.ts';
import { recordConsequence } from './session-consequences.repository.ts';
import { findSession, insertSession, readSessionRow } from './sessions.repository.ts';

/** Takes a session out of the record; where it was somebody else's, the right one stands in its place from then on (R497). */
export async function voidSession(
  tx: Transaction,
  context: ActionContext,
  before: SessionRecord,
  form: CorrectionForm,
  changes: SessionChanges,
): Promise<SessionRecord> {
  const { actor, now } = context;
  const { id } = before;
  const { reason, dropRating } = form;
  const right = form.void ? null : await rightSession(tx, context, before, form);
  // What was written is about somebody else's child, and goes with the lesson.
  const values = right && right.studentId !== before.student.id ? { notes: '', homework: '' } : {};
  const ending = endedBy('void');
  const after = await cancelTaught(tx, context, before, { ending, reason, dropRating, values }, changes);
  if (!right) {
    await mailCorrection(tx, { change: 'removed', before, after }, now);
    return after;
  }
  const inPlace = await findSession(tx, actor, await insertSession(tx, right));
  if (!inPlace) throw new Error('a corrected session is not visible to the one who corrected it');
  await recordConsequence(tx, context, inPlace);
  const logged = { ...inPlace, correctsId: id };
  await recordChange(tx, context, {
    action: 'session.logged',
    noun: 'sessions',
    targetId: inPlace.id,
    after: logged,
  });
  if (inPlace.student.id === before.student.id)
    await mailCorrection(tx, { change: 'tutor', before, after: inPlace }, now);
  else {
    await mailCorrection(tx, { change: 'removed', before, after }, now);
    await mailCorrection(tx, { change: 'added', before: inPlace, after: inPlace }, now);
  }
  return inPlace;
}

/** The same lesson, with whom it was in truth. They need not be active any more. */
async function rightSession(
  tx: Transaction,
  context: ActionContext,
  before: SessionRecord,
  form: CorrectionForm,
) {
  const { actor, now } = context;
  const tutor = await findTutor(tx, form.tutorId ?? before.tutor.id);
  if (!tutor) throw new Refusal('session.tutor', { field: 'tutorId' });
  const student = await findStudent(tx, form.studentId ?? before.student.id);
  if (!student) throw new Refusal('session.student', { field: 'studentId' });
  const moment = await correctedMoment(tx, context, before, form);
  const was = await readSessionRow(tx, before.id);
  const isSameTutor = tutor.id === was.tutorId;
  const isSameStudent = student.id === was.studentId;
  return {
    tutorId: tutor.id,
    studentId: student.id,
    subject: was.subject,
    familyTimezone: isSameStudent ? was.familyTimezone : await lockTimezone(tx, student.id),
    enteredTimezone: was.enteredTimezone,
    ...moment,
    status: 'completed' as const,
    ...endingAfter(before, moment.durationMinutes),
    closedAt: now,
    notes: was.notes,
    homework: was.homework,
    meetingLink: was.meetingLink,
    rate: isSameTutor ? was.rate : tutor.hourlyRate,
    currency: isSameTutor ? was.currency : tutor.currency,
    createdBy: actor.id,
    createdAt: now,
    updatedAt: now,
    correctsId: before.id,
    ...correctionBy(context, form),
  };
}
