import { endedBy } from '@bayan/domain/sessions/session-outcome';
import { isOpen } from '@bayan/domain/sessions/session-status';
import type { LogSessionForm, SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockTimezone } from '#people/profiles/profiles.repository.ts';
import { refuseExpired } from '#people/vetting/refuse-expired.ts';
import type { SessionChanges } from './session-changes.ts';
import { recordConsequence } from './session-consequences.repository.ts';
import { activeTutor, studentToTeach, tutorFor } from './session-participants.ts';
import {
  refuseClash,
  refuseFuture,
  refuseOutOfReach,
  refuseTaught,
  refuseTooLong,
  startOf,
} from './session-time.ts';
import { findSession, insertSession } from './sessions.repository.ts';
import { statusTimes } from './status-times.ts';

export async function logSession(
  tx: Transaction,
  context: ActionContext,
  form: LogSessionForm,
  changes: SessionChanges,
): Promise<SessionRecord> {
  const { actor, now } = context;
  const tutor = await activeTutor(tx, tutorFor(actor, form.tutorId));
  const isToCome = isOpen(form.status);
  const student = await studentToTeach(tx, actor, { tutorId: tutor.id, studentId: form.studentId, isToCome });
  await refuseTooLong(tx, form.duration);
  const enteredTimezone = form.timezone ?? actor.timezone;
  const startsAt = startOf(form.date, form.time, enteredTimezone);
  refuseFuture(form.status, startsAt, now);
  refuseOutOfReach(startsAt, now);
  // What has taken place all the same, the academy can write down.
  if (isToCome || actor.role === 'tutor') await refuseExpired(tx, { tutorId: tutor.id, startsAt });
  const moment = { tutorId: tutor.id, studentId: student.id, startsAt, durationMinutes: form.duration };
  const refuseOverlap = isToCome ? refuseClash : refuseTaught;
  await refuseOverlap(tx, actor, { ...moment, except: null });

  const id = await insertSession(tx, {
    ...moment,
    subject: form.subject,
    familyTimezone: await lockTimezone(tx, student.id),
    enteredTimezone,
    status: form.status,
    ...(form.status === 'completed' && endedBy('taught')),
    ...statusTimes(form.status, now),
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
  await recordChange(tx, context, { action: 'session.logged', noun: 'sessions', targetId: id, after });
  if (!isToCome) await recordConsequence(tx, context, after);
  await changes.made(tx, context, after);
  return after;
}
