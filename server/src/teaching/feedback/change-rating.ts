import { Refusal } from '@bayan/domain/errors';
import type { ChangeFeedbackForm } from '@bayan/domain/feedback/feedback.contract';
import { studentVersionOf } from '@bayan/domain/feedback/feedback-version';
import { isChangeable } from '@bayan/domain/feedback/rating-window';
import { canRateSession } from '@bayan/domain/sessions/session.policy';
import { type SessionRecord, sessionView } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { findSession, lockSession } from '#teaching/sessions/sessions.repository.ts';
import { keepStudentFeedback } from './feedback.repository.ts';

/** Second thoughts about a rating, for as long as they are allowed, over the student's own version of it (R128). */
export async function changeRating(
  tx: Transaction,
  context: ActionContext,
  { id, version }: RecordVersion,
  { rating, comment }: ChangeFeedbackForm,
): Promise<SessionRecord> {
  const { actor, now } = context;
  const before = await lockSession(tx, actor, id);
  if (!before || !canRateSession(actor, { studentId: before.student.id })) throw new Refusal('not-found');
  if (studentVersionOf(before) !== version)
    throw new Refusal('conflict.stale', { current: sessionView.parse(before) });
  const { studentRating = null, studentComments = null, studentRatedAt = null } = before.feedback ?? {};
  if (studentRating === null || studentRatedAt === null) throw new Refusal('not-found');
  if (!isChangeable(studentRatedAt, now)) throw new Refusal('feedback.closed');
  await keepStudentFeedback(tx, id, {
    studentRating: rating ?? studentRating,
    studentComments: comment === undefined ? studentComments : comment || null,
    studentRatedAt,
  });
  const after = await findSession(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, context, {
    action: 'session.rating-changed',
    noun: 'sessions',
    targetId: id,
    before,
    after,
  });
  return after;
}
