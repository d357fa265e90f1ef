import { Refusal } from '@bayan/domain/errors';
import type { TutorFeedbackForm } from '@bayan/domain/feedback/feedback.contract';
import { tutorVersionOf } from '@bayan/domain/feedback/feedback-version';
import { isToBeRated } from '@bayan/domain/feedback/rating';
import { canRateSessionAsTutor } from '@bayan/domain/sessions/session.policy';
import { type SessionRecord, sessionView } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { holdPair } from '#people/assignments/assignments.repository.ts';
import { findPair, findSession, lockSession } from '#teaching/sessions/sessions.repository.ts';
import { keepTutorFeedback } from './feedback.repository.ts';

/** Over the tutor's own version of the rating, so that she writes over none that she has not seen (R126). */
export async function rateSessionAsTutor(
  tx: Transaction,
  context: ActionContext,
  { id, version }: RecordVersion,
  { rating, comments }: TutorFeedbackForm,
): Promise<SessionRecord> {
  const { actor, now } = context;
  const pair = await findPair(tx, id);
  const isFormer = pair?.tutorId === actor.id && (await holdPair(tx, pair)) === 'former';
  if (isFormer) throw new Refusal('session.former-tutor');
  const before = await lockSession(tx, actor, id);
  if (!before || !canRateSessionAsTutor(actor, { tutorId: before.tutor.id })) throw new Refusal('not-found');
  if (tutorVersionOf(before) !== version)
    throw new Refusal('conflict.stale', { current: sessionView.parse(before) });
  if (!isToBeRated(before)) throw new Refusal('session.not-completed');
  await keepTutorFeedback(tx, id, {
    tutorRating: rating,
    tutorComments: comments || null,
    tutorRatedAt: now,
  });
  const after = await findSession(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, context, {
    action: 'session.rated-by-tutor',
    noun: 'sessions',
    targetId: id,
    before,
    after,
  });
  return after;
}
