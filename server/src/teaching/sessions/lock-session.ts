import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import { canChangeSession, canCloseAsFormerTutor } from '@bayan/domain/sessions/session.policy';
import type { ChangeStatusForm } from '@bayan/domain/sessions/sessions.contract';
import { type SessionRecord, sessionView } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { holdPair } from '#people/assignments/assignments.repository.ts';
import { findPair, lockSession } from './sessions.repository.ts';

interface Changing {
  readonly actor: Member;
  readonly now: Date;
}

/**
 * The session, held until the change is done: there, the actor's to change, and as the actor last saw it. A former tutor
 * only closes what has begun, and says no more than that (R601). Its people are held first: whoever ends the assignment
 * takes hold of both in this order too.
 */
export async function lockSessionForChange(
  tx: Transaction,
  { actor, now }: Changing,
  { id, version }: RecordVersion,
  closing?: ChangeStatusForm,
): Promise<SessionRecord> {
  const pair = await findPair(tx, id);
  if (!pair || !canChangeSession(actor, pair)) throw new Refusal('not-found');
  const isFormer = (await holdPair(tx, pair)) === 'former' && actor.role === 'tutor';
  const session = await lockSession(tx, actor, id);
  if (isFormer && !(session && closing && canCloseAsFormerTutor(session, closing, now)))
    throw new Refusal('session.former-tutor');
  // It may have been given to another tutor while it was waited for.
  if (!session) throw new Refusal('not-found');
  if (session.version !== version)
    throw new Refusal('conflict.stale', { current: sessionView.parse(session) });
  return session;
}
