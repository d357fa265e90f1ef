import { supersedesRequest } from '@bayan/domain/session-requests/session-request-status';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { findOpenRequest, findSessionRequest, updateSessionRequest } from './session-requests.repository.ts';

/** Where a session was moved, cancelled, begun or completed, nobody waits any more for an answer about it (R116). */
export async function closeSupersededRequest(
  tx: Transaction,
  context: ActionContext,
  session: { readonly before: SessionRecord; readonly after: SessionRecord },
): Promise<void> {
  if (!supersedesRequest(session.before, session.after)) return;
  const open = await findOpenRequest(tx, session.after.id);
  if (!open) return;
  await updateSessionRequest(tx, open.id, { status: 'overtaken' });
  const after = await findSessionRequest(tx, context.actor, open.id);
  if (!after) throw new Error('a request is not visible to the one who changed its session');
  const action = 'session-request.overtaken';
  await recordChange(tx, context, {
    action,
    noun: 'session-requests',
    targetId: open.id,
    before: open,
    after,
  });
}
