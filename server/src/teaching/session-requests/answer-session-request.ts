import { Refusal } from '@bayan/domain/errors';
import { canAnswerSessionRequest } from '@bayan/domain/session-requests/session-request.policy';
import type {
  AnswerForm,
  SessionRequestRecord,
} from '@bayan/domain/session-requests/session-requests.contract';
import { familyOutcome } from '@bayan/domain/sessions/closing-time';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { changeSession } from '#teaching/sessions/change-session.ts';
import { changeSessionStatus } from '#teaching/sessions/change-session-status.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { rulesOf } from '#teaching/sessions/session-rules.ts';
import { startOf } from '#teaching/sessions/session-time.ts';
import { findSession } from '#teaching/sessions/sessions.repository.ts';
import { lockSessionRequestForChange } from './lock-session-request.ts';
import { mailDeclined } from './session-request-mails.ts';
import { findSessionRequest, updateSessionRequest } from './session-requests.repository.ts';

/** The request is closed first: the change of its session then finds nothing open to overtake (R116). */
export async function answerSessionRequest(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  form: AnswerForm,
  changes: SessionChanges,
): Promise<SessionRequestRecord> {
  const { actor, now } = context;
  const { id } = seen;
  const before = await lockSessionRequestForChange(tx, actor, seen, canAnswerSessionRequest);
  const { decision: status, answer } = form;
  await updateSessionRequest(tx, id, {
    status,
    answer: answer || null,
    answeredBy: actor.id,
    answeredAt: now,
  });
  if (status === 'accepted') await grant(tx, context, before, form, changes);
  const after = await findSessionRequest(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  // A change that was granted is told as every change is (R525).
  if (status === 'declined') await mailDeclined(tx, { before, after }, now);
  const action = `session-request.${status}` as const;
  await recordChange(tx, context, { action, noun: 'session-requests', targetId: id, before, after });
  return after;
}

/** Moves or cancels the session, with all that holds for whoever does so unasked. */
async function grant(
  tx: Transaction,
  context: ActionContext,
  { kind, reason, ...request }: SessionRequestRecord,
  form: AnswerForm,
  sessionChanges: SessionChanges,
) {
  const changes = inAnswer(sessionChanges, { reason, answer: form.answer ?? '' });
  const session = await findSession(tx, context.actor, request.session.id);
  if (!session) throw new Refusal('not-found');
  const seen = { id: session.id, version: session.version };
  if (kind === 'cancel') {
    if (form.date !== undefined)
      throw new Refusal('input.invalid', { issues: [{ field: 'date', problem: 'unknown' }] });
    const { createdAt: saidAt } = request;
    // It costs what it would have cost at the moment in which the family asked (R511).
    const outcome = familyOutcome(session, await rulesOf(tx, session), saidAt);
    await changeSessionStatus(tx, context, seen, { status: 'cancelled', outcome, reason, saidAt }, changes);
  } else await changeSession(tx, context, seen, newTime(context, request.wish, form), changes);
}

/** What follows from the change is told as the answer to a request. */
const inAnswer = (
  changes: SessionChanges,
  request: { readonly reason: string; readonly answer: string },
): SessionChanges => ({
  ...changes,
  changed: (tx, context, session) => changes.changed(tx, context, { ...session, request }),
});

/** The time that was given, or else the one that was wished for: either way one to come. */
function newTime(
  { actor, now }: ActionContext,
  wish: SessionRequestRecord['wish'],
  { date, time, timezone = actor.timezone }: AnswerForm,
) {
  const given = date && time ? { date, time, timezone } : null;
  const moment = given ?? (wish && { ...wallClock(wish.startsAt, wish.timezone), timezone: wish.timezone });
  if (!moment || startOf(moment.date, moment.time, moment.timezone) <= now)
    throw new Refusal('session-request.time', { field: 'date' });
  return moment;
}
