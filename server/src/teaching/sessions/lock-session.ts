import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import { canChangeSession, canCloseAsFormerTutor } from '@bayan/domain/sessions/session.policy';
import type { ChangeStatusForm } from '@bayan/domain/sessions/sessions.contract';
import { type SessionRecord, sessionView } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { holdPair } from '#people/assignments/assignments.repository.ts';
import { holdSeriesOf } from './series-of-session.repository.ts';
import { findPair, lockSession } from './sessions.repository.ts';

interface Pair {
  readonly tutorId: string;
  readonly studentId: string;
}

interface Changing {
  readonly actor: Member;
  readonly now: Date;
}

/**
 * The session, held until the change is done: there, and the actor's to change. Its people are held first: whoever ends the
 * assignment takes hold of both in this order too.
 */
export async function holdSession(
  tx: Transaction,
  { actor }: Pick<Changing, 'actor'>,
  id: string,
  mayChange: (actor: Member, pair: Pair) => boolean = canChangeSession,
) {
  const pair = await findPair(tx, id);
  if (!pair || !mayChange(actor, pair)) throw new Refusal('not-found');
  const isFormerPair = (await holdPair(tx, pair)) === 'former';
  await holdSeriesOf(tx, id);
  const session = await lockSession(tx, actor, id);
  // It may have been given to another tutor while it was waited for.
  if (!session)
    throw new Refusal(isFormerPair && actor.role === 'tutor' ? 'session.former-tutor' : 'not-found');
  return { session, isFormerPair };
}

/** The same, as the actor last saw it. A former tutor only closes what has begun, and says no more than that (R601). */
export async function lockSessionForChange(
  tx: Transaction,
  { actor, now }: Changing,
  { id, version }: RecordVersion,
  closing?: ChangeStatusForm,
): Promise<SessionRecord> {
  const { session, isFormerPair } = await holdSession(tx, { actor }, id);
  const isFormer = isFormerPair && actor.role === 'tutor';
  if (isFormer && !(closing && canCloseAsFormerTutor(session, closing, now)))
    throw new Refusal('session.former-tutor');
  refuseStale(session, version);
  return session;
}

/** That the session has changed since the actor saw it. */
export function refuseStale(session: SessionRecord, version: number): void {
  if (session.version !== version)
    throw new Refusal('conflict.stale', { current: sessionView.parse(session) });
}
