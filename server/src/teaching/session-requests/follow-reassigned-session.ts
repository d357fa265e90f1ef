import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { findOpenRequest, findSessionRequest } from './session-requests.repository.ts';

/** The database gives an open request to the session's new tutor (R604): it is put on record after that. */
export async function followReassignedSession(
  tx: Transaction,
  context: ActionContext,
  { id }: SessionRecord,
) {
  const before = await findOpenRequest(tx, id);
  return async () => {
    if (!before) return;
    const after = await findSessionRequest(tx, context.actor, before.id);
    if (!after) throw new Error('a request is gone with its session');
    const action = 'session-request.given-on';
    await recordChange(tx, context, { action, noun: 'session-requests', targetId: before.id, before, after });
  };
}
