import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import { type SessionRecord, sessionView } from '@bayan/domain/sessions/session';
import { canChangeSession } from '@bayan/domain/sessions/session.policy';
import type { Transaction } from '../../db/database.ts';
import type { Seen } from '../../http/route.ts';
import { lockSession } from './sessions.repository.ts';

/** The session, held until the change is done: there, the actor's to change, and as the actor last saw it. */
export async function sessionToChange(
  tx: Transaction,
  actor: Member,
  { id, version }: Seen,
): Promise<SessionRecord> {
  const session = await lockSession(tx, actor, id);
  if (!session || !canChangeSession(actor, { tutorId: session.tutor.id, studentId: session.student.id })) {
    throw new Refusal('not-found');
  }
  if (session.version !== version)
    throw new Refusal('conflict.stale', { current: sessionView.parse(session) });
  return session;
}
