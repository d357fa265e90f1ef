import { Refusal } from '@bayan/domain/errors';
import { isUpcoming } from '@bayan/domain/sessions/session-status';
import type { ReassignForm, SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { holdPair } from '#people/assignments/assignments.repository.ts';
import { refuseExpired } from '#people/vetting/refuse-expired.ts';
import { lockSessionForChange } from './lock-session.ts';
import type { SessionChanges } from './session-changes.ts';
import { activeTutor, studentToTeach } from './session-participants.ts';
import { refuseClash } from './session-time.ts';
import { findSession, updateSession } from './sessions.repository.ts';

/**
 * Gives a lesson to another tutor who teaches the student this subject: one whose tutor has left (R604), or one that its
 * tutor hands over (R961).
 */
export async function reassignSession(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  { tutorId }: ReassignForm,
  changes: SessionChanges,
): Promise<SessionRecord> {
  const { actor, now } = context;
  const { id } = seen;
  const found = await findSession(tx, actor, id);
  if (!found) throw new Refusal('not-found');
  const tutor = await activeTutor(tx, tutorId);
  const pair = { tutorId, studentId: found.student.id };
  if ((await holdPair(tx, { ...pair, subject: found.subject })) !== 'current')
    throw new Refusal('session.student', { field: 'tutorId' });
  const before = await lockSessionForChange(tx, context, seen);
  const isHers = !before.tutorLeftAt && before.tutor.id === tutorId;
  if (isHers || !isUpcoming(before, now)) throw new Refusal('session.not-waiting');
  await studentToTeach(tx, actor, { ...pair, isToCome: true });
  const { startsAt, duration: durationMinutes } = before;
  await refuseExpired(tx, { tutorId, startsAt });
  await refuseClash(tx, actor, { ...pair, startsAt, durationMinutes, except: id });
  const { meetingLink, hourlyRate: rate, currency } = tutor;
  const reassigned = await changes.reassigning(tx, context, before);
  await updateSession(tx, id, { tutorId, tutorLeftAt: null, meetingLink, rate, currency });
  const after = await findSession(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, context, {
    action: 'session.reassigned',
    noun: 'sessions',
    targetId: id,
    before,
    after,
  });
  await reassigned();
  await changes.changed(tx, context, { before, after });
  return after;
}
