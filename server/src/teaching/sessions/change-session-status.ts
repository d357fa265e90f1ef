import { Refusal } from '@bayan/domain/errors';
import { isVoid } from '@bayan/domain/sessions/session-correction';
import { endingOf } from '@bayan/domain/sessions/session-outcome';
import { canBecome, isClosedOrReopened, type SessionStatus } from '@bayan/domain/sessions/session-status';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockSessionForChange } from './lock-session.ts';
import type { SessionChanges } from './session-changes.ts';
import { recordConsequence } from './session-consequences.repository.ts';
import { endingBy, type StatusChange } from './session-ending.ts';
import { assertSlotIsFree } from './session-participants.ts';
import { refuseTaught, refuseTooEarly, refuseTooLong } from './session-time.ts';
import { storeStatusChange } from './session-undos.repository.ts';
import { findSession, readSessionRow, updateSession } from './sessions.repository.ts';
import { statusTimes } from './status-times.ts';

/** What a session that waits for another tutor can be: nobody begins or gives it (R602). */
const WITHOUT_TUTOR: ReadonlySet<string> = new Set<SessionStatus>(['scheduled', 'cancelled']);

export async function changeSessionStatus(
  tx: Transaction,
  context: ActionContext,
  { id, version }: RecordVersion,
  form: StatusChange,
  changes: SessionChanges,
): Promise<SessionRecord> {
  const { actor, now } = context;
  const before = await lockSessionForChange(tx, context, { id, version }, form);
  if (before.tutorLeftAt && !WITHOUT_TUTOR.has(form.status)) throw new Refusal('session.without-tutor');
  if (!canBecome(before.status, form.status) || isVoid(before))
    throw new Refusal('session.transition', { field: 'status' });
  const { startsAt, duration: durationMinutes, tutorLeftAt } = before;
  const people = { tutorId: before.tutor.id, studentId: before.student.id };
  const wish = { ...people, startsAt, durationMinutes, except: id };
  if (form.status === 'in-progress') refuseTooEarly(form.status, startsAt, now);
  if (form.status === 'completed') await refuseTaught(tx, actor, wish);
  const ending = await endingBy(tx, context, before, form);
  if (form.status === 'scheduled') {
    await refuseTooLong(tx, durationMinutes);
    await assertSlotIsFree(tx, context, { ...wish, tutorLeftAt });
  }
  const { cancelledAt, cancelledBy, cancelReason, confirmedAt } = await readSessionRow(tx, id);
  await updateSession(tx, id, {
    status: form.status,
    ...ending,
    ...statusTimes(form.status, now),
    ...(form.status === 'cancelled'
      ? { cancelledAt: now, cancelledBy: actor.id, cancelReason: form.reason || null }
      : { cancelledAt: null, cancelledBy: null, cancelReason: null }),
  });
  const after = await findSession(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, context, {
    action: 'session.status-changed',
    noun: 'sessions',
    targetId: id,
    before,
    after,
  });
  await storeStatusChange(tx, {
    sessionId: id,
    statusBefore: before.status,
    statusAfter: after.status,
    cancelledAt,
    cancelledBy,
    cancelReason,
    confirmedAt,
    ...endingOf(before),
    changedBy: actor.id,
    changedAt: now,
    version: after.version,
  });
  if (isClosedOrReopened(before.status, after.status)) await recordConsequence(tx, context, after);
  await changes.changed(tx, context, { before, after, reason: form.reason });
  return after;
}
