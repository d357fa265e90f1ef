import { Refusal } from '@bayan/domain/errors';
import { isOpen } from '@bayan/domain/sessions/session-status';
import type { ChangeSessionForm, SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { givenValues } from '@bayan/platform/db/given-values';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockSessionForChange } from './lock-session.ts';
import { refuseReported } from './refuse-reported.ts';
import type { SessionChanges } from './session-changes.ts';
import { assertSlotIsFree } from './session-participants.ts';
import { refuseFuture, refuseOutOfReach, refusePast, refuseTooLong, startOf } from './session-time.ts';
import { findSession, updateSession } from './sessions.repository.ts';

export async function changeSession(
  tx: Transaction,
  context: ActionContext,
  { id, version }: RecordVersion,
  form: ChangeSessionForm,
  changes: SessionChanges,
): Promise<SessionRecord> {
  const { actor, now } = context;
  const before = await lockSessionForChange(tx, context, { id, version });
  if (before.status === 'cancelled') throw new Refusal('session.closed');
  if (before.tutorLeftAt && form.meetingLink) throw new Refusal('session.without-tutor');

  const { date, time, timezone, duration, reason, ...texts } = form;
  const enteredTimezone = timezone ?? actor.timezone;
  const startsAt = date && time ? startOf(date, time, enteredTimezone) : before.startsAt;
  const durationMinutes = duration ?? before.duration;
  const isMoved = date !== undefined || duration !== undefined;
  if (isMoved && before.status === 'completed') throw new Refusal('session.completed'); // R497
  if (date) {
    refuseFuture(before.status, startsAt, before.begunAt ?? now);
    refuseOutOfReach(startsAt, now);
    refusePast(before, { startsAt, duration: durationMinutes }, now);
  }
  if (isMoved) await refuseReported(tx, id);
  if (isMoved) await refuseTooLong(tx, durationMinutes);
  if (isMoved && isOpen(before.status)) {
    const people = { tutorId: before.tutor.id, studentId: before.student.id };
    const { tutorLeftAt } = before;
    await assertSlotIsFree(tx, context, { ...people, tutorLeftAt, startsAt, durationMinutes, except: id });
  }
  await updateSession(tx, id, {
    ...givenValues(texts),
    startsAt,
    durationMinutes,
    ...(date ? { enteredTimezone } : {}),
    // What is put ahead again has the family's clock of today, whatever it was when the lesson was to begin first (R230).
    ...(date && startsAt > now ? { familyTimezone: before.student.timezone } : {}),
  });
  const after = await findSession(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, context, {
    action: 'session.changed',
    noun: 'sessions',
    targetId: id,
    before,
    after,
  });
  await changes.changed(tx, context, { before, after, reason });
  return after;
}
