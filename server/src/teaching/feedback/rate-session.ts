import { Refusal } from '@bayan/domain/errors';
import type { FeedbackForm } from '@bayan/domain/feedback/feedback.contract';
import { whyNotRate } from '@bayan/domain/feedback/rating';
import { canRateSession } from '@bayan/domain/sessions/session.policy';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { findSession, lockSession } from '#teaching/sessions/sessions.repository.ts';
import { keepStudentFeedback } from './feedback.repository.ts';

/** Once, and by the session's own student (R120). */
export async function rateSession(
  tx: Transaction,
  context: ActionContext,
  id: string,
  { rating, comment }: FeedbackForm,
): Promise<SessionRecord> {
  const { actor, now } = context;
  const before = await lockSession(tx, actor, id);
  if (!before || !canRateSession(actor, { studentId: before.student.id })) throw new Refusal('not-found');
  const refused = whyNotRate(before);
  if (refused) throw new Refusal(refused);
  await keepStudentFeedback(tx, id, {
    studentRating: rating,
    studentComments: comment || null,
    studentRatedAt: now,
  });
  const after = await findSession(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, context, {
    action: 'session.rated-by-student',
    noun: 'sessions',
    targetId: id,
    before,
    after,
  });
  return after;
}
