import { Refusal } from '@bayan/domain/errors';
import type { SessionRecord } from '@bayan/domain/sessions/session';
import type { ChangeStatusForm } from '@bayan/domain/sessions/session-form';
import { canBecome } from '@bayan/domain/sessions/session-status';
import type { Transaction } from '../../db/database.ts';
import type { Seen } from '../../http/route.ts';
import { type Deed, recordChange } from '../audit/audit.repository.ts';
import { overtakeSessionRequest } from './requests/overtake-session-request.ts';
import { refuseTooLong } from './session-moment.ts';
import { mayTakePlace } from './session-people.ts';
import { sessionToChange } from './session-to-change.ts';
import { findSession, updateSession } from './sessions.repository.ts';

export async function changeSessionStatus(
  tx: Transaction,
  deed: Deed,
  { id, version }: Seen,
  form: ChangeStatusForm,
): Promise<SessionRecord> {
  const { actor, now } = deed;
  const before = await sessionToChange(tx, actor, { id, version });
  if (!canBecome(before.status, form.status)) throw new Refusal('session.transition', { field: 'status' });
  if (form.status === 'scheduled') {
    const { startsAt, duration: durationMinutes } = before;
    const people = { tutorId: before.tutor.id, studentId: before.student.id };
    await refuseTooLong(tx, durationMinutes);
    await mayTakePlace(tx, deed, { ...people, startsAt, durationMinutes, except: id });
  }
  await updateSession(tx, id, {
    status: form.status,
    ...(form.status === 'cancelled'
      ? { cancelledAt: now, cancelledBy: actor.id, cancelReason: form.reason || null }
      : { cancelledAt: null, cancelledBy: null, cancelReason: null }),
  });
  const after = await findSession(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, deed, {
    action: 'session.status-changed',
    noun: 'sessions',
    targetId: id,
    before,
    after,
  });
  await overtakeSessionRequest(tx, deed, { before, after });
  return after;
}
