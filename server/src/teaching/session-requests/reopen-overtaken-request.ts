import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { findOvertaken, findSessionRequest, updateSessionRequest } from './session-requests.repository.ts';

/** What a family asked waits for its answer again where the change that overtook it is undone (R722). */
export async function reopenOvertakenRequest(
  tx: Transaction,
  context: ActionContext,
  session: SessionRecord,
): Promise<void> {
  if (session.status !== 'scheduled') return;
  const before = await findOvertaken(tx, session.id);
  if (!before) return;
  await updateSessionRequest(tx, before.id, { status: 'open' });
  const after = await findSessionRequest(tx, context.actor, before.id);
  if (!after) throw new Error('a request is not visible to the one who changed its session');
  const action = 'session-request.reopened';
  await recordChange(tx, context, {
    action,
    noun: 'session-requests',
    targetId: before.id,
    before,
    after,
  });
}
