import { Refusal } from '@bayan/domain/errors';
import { canAskAboutSession } from '@bayan/domain/session-requests/session-request.policy';
import type { SessionRequestRecord } from '@bayan/domain/session-requests/session-requests.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockSessionRequestForChange } from './lock-session-request.ts';
import { findSessionRequest, updateSessionRequest } from './session-requests.repository.ts';

export async function withdrawSessionRequest(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
): Promise<SessionRequestRecord> {
  const { actor } = context;
  const { id } = seen;
  const before = await lockSessionRequestForChange(tx, actor, seen, canAskAboutSession);
  await updateSessionRequest(tx, id, { status: 'withdrawn' });
  const after = await findSessionRequest(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  const action = 'session-request.withdrawn';
  await recordChange(tx, context, { action, noun: 'session-requests', targetId: id, before, after });
  return after;
}
