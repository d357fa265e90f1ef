import { Refusal } from '@bayan/domain/errors';
import { canAskAboutSession } from '@bayan/domain/session-requests/session-request.policy';
import type { SessionRequestRecord } from '@bayan/domain/session-requests/session-requests.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { Seen } from '@bayan/platform/http/route';
import { type Deed, recordChange } from '#academy/audit/audit.repository.ts';
import { sessionRequestToChange } from './lock-session-request.ts';
import { findSessionRequest, updateSessionRequest } from './session-requests.repository.ts';

export async function withdrawSessionRequest(
  tx: Transaction,
  deed: Deed,
  seen: Seen,
): Promise<SessionRequestRecord> {
  const { actor } = deed;
  const { id } = seen;
  const before = await sessionRequestToChange(tx, actor, seen, canAskAboutSession);
  await updateSessionRequest(tx, id, { status: 'withdrawn' });
  const after = await findSessionRequest(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  const action = 'session-request.withdrawn';
  await recordChange(tx, deed, { action, noun: 'session-requests', targetId: id, before, after });
  return after;
}
