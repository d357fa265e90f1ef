import { Refusal } from '@bayan/domain/errors';
import { isVoid } from '@bayan/domain/sessions/session-correction';
import { canBecome, type SessionStatus } from '@bayan/domain/sessions/session-status';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { lockSessionForChange } from './lock-session.ts';
import type { SessionChanges } from './session-changes.ts';
import { endingBy, type StatusChange } from './session-ending.ts';
import { assertSlotIsFree } from './session-participants.ts';
import { refuseTaught, refuseTooEarly, refuseTooLong } from './session-time.ts';
import { storeStatus } from './store-status.ts';

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
  const { status, reason } = form;
  return storeStatus(tx, context, before, { status, ending, reason }, changes);
}
