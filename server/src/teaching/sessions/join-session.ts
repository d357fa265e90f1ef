import { Refusal } from '@bayan/domain/errors';
import { canJoin } from '@bayan/domain/sessions/joining';
import type { JoinedSessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { firstJoin } from './session-joins.repository.ts';
import { findSession } from './sessions.repository.ts';

/**
 * Stores that somebody is on the way into a lesson, and says where it is held (R840). Whoever presses again is led there
 * again, and the first time stays.
 */
export async function joinSession(
  tx: Transaction,
  { actor, now }: ActionContext,
  id: string,
): Promise<JoinedSessionRecord> {
  const session = await findSession(tx, actor, id);
  if (!session) throw new Refusal('not-found');
  const { meetingLink, tutor, student } = session;
  // None for a former tutor, whoever set it.
  if (meetingLink === null || !canJoin(session, now)) throw new Refusal('session.not-joinable');
  const join = { sessionId: id, profileId: actor.id, at: now };
  const concerned = { noun: 'sessions', id, tutorId: tutor.id, studentId: student.id } as const;
  return { meetingLink, joinedAt: await firstJoin(tx, join, concerned) };
}
