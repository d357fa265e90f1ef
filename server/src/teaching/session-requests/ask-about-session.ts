import { Refusal } from '@bayan/domain/errors';
import type { AskForm, SessionRequestRecord } from '@bayan/domain/session-requests/session-requests.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { startOf } from '#teaching/sessions/session-time.ts';
import { openSessionRequest } from './open-session-request.repository.ts';

export async function askAboutSession(
  tx: Transaction,
  { actor, now, requestId }: ActionContext,
  { sessionId, kind, reason, date, time, timezone = actor.timezone }: AskForm,
): Promise<SessionRequestRecord> {
  const wish = date && time ? { startsAt: startOf(date, time, timezone), timezone } : null;
  if (wish && wish.startsAt <= now) throw new Refusal('session-request.time', { field: 'date' });
  return openSessionRequest(tx, { student: actor, now, requestId }, { sessionId, kind, reason, wish });
}
