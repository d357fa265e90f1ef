import { Refusal } from '@bayan/domain/errors';
import type { LessonReplyForm, LessonReplyRecord } from '@bayan/domain/reminders/lesson-replies.contract';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import { instantOf } from '@bayan/domain/time/zoned-time';
import type { Transaction } from '@bayan/platform/db/database';
import type { KnownSecret } from '@bayan/platform/db/own-signature';
import { recordChange } from '#academy/audit/audit.repository.ts';
import { openSessionRequest } from '#teaching/session-requests/open-session-request.repository.ts';
import { findSession, updateSession } from '#teaching/sessions/sessions.repository.ts';
import { insertReply, lockAskedLesson } from './lesson-replies.repository.ts';
import { claimIn, replyViewOf, stillAsked } from './reply-lesson.ts';

/** Whoever opened a mailed link: nobody has signed in. */
interface Reply {
  readonly body: LessonReplyForm;
  readonly now: Date;
  readonly requestId: string;
}

/** What a family answers to a reminder, by a link that works once (R416). */
export async function replyToLesson(
  tx: Transaction,
  reply: Reply,
  secretOf: KnownSecret,
): Promise<LessonReplyRecord> {
  const secret = await secretOf(tx);
  const claim = claimIn(secret, reply.body.token);
  const session = stillAsked(await lockAskedLesson(tx, claim), claim, { now: reply.now, secret });
  await insertReply(tx, claim, reply.now);
  if (claim.answer === 'confirm') await confirm(tx, session, reply);
  else await askToMove(tx, session, reply);
  return replyViewOf(claim, session);
}

/** The first word counts; who says the same again, by another link, changes nothing (R417). */
async function confirm(tx: Transaction, before: SessionRecord, { now, requestId }: Reply): Promise<void> {
  if (before.confirmedAt !== null) return;
  const { id, student } = before;
  await updateSession(tx, id, { confirmedAt: now });
  const after = await findSession(tx, { id: student.id, role: 'student' }, id);
  if (!after) throw new Error('a confirmed lesson is gone');
  await recordChange(
    tx,
    { actor: null, now, requestId },
    { action: 'session.confirmed', noun: 'sessions', targetId: id, before, after },
  );
}

/** As if the student had asked, signed in (R113). */
async function askToMove(tx: Transaction, session: SessionRecord, { body, now, requestId }: Reply) {
  const { reason } = body;
  if (reason === undefined)
    throw new Refusal('input.invalid', {
      field: 'reason',
      issues: [{ field: 'reason', problem: 'required' }],
    });
  const wish = wishIn(body, session.timezone, now);
  const { id: sessionId, student } = session;
  await openSessionRequest(tx, { student, now, requestId }, { sessionId, kind: 'move', reason, wish });
}

/** Read by the family's clock. */
function wishIn({ date, time }: LessonReplyForm, timezone: string, now: Date) {
  if (date === undefined || time === undefined) return null;
  const startsAt = instantOf(date, time, timezone);
  if (startsAt === null) throw new Refusal('session.time-skipped', { field: 'time' });
  if (startsAt <= now) throw new Refusal('session-request.time', { field: 'date' });
  return { startsAt, timezone };
}
