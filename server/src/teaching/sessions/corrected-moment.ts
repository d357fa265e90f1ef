import type { CorrectionForm, SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { refuseFuture, refuseOutOfReach, refuseTaught, refuseTooLong, startOf } from './session-time.ts';

/** When it was in truth: not ahead of now, no longer ago than it could have been logged, and while she taught nobody else. */
export async function correctedMoment(
  tx: Transaction,
  { actor, now }: ActionContext,
  before: SessionRecord,
  { date, time, timezone = actor.timezone, duration, tutorId, studentId }: CorrectionForm,
) {
  const startsAt = date && time ? startOf(date, time, timezone) : before.startsAt;
  const durationMinutes = duration ?? before.duration;
  refuseFuture('completed', startsAt, now);
  refuseOutOfReach(startsAt, now, before.closedAt ?? before.createdAt);
  if (duration !== undefined) await refuseTooLong(tx, duration);
  const people = { tutorId: tutorId ?? before.tutor.id, studentId: studentId ?? before.student.id };
  await refuseTaught(tx, actor, { ...people, startsAt, durationMinutes, except: before.id });
  return { startsAt, durationMinutes, ...(date ? { enteredTimezone: timezone } : {}) };
}
