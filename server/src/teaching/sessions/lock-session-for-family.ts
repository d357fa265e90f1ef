import { Refusal } from '@bayan/domain/errors';
import { canActForFamily } from '@bayan/domain/sessions/session.policy';
import { isUpcoming } from '@bayan/domain/sessions/session-status';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { holdSession, refuseStale } from './lock-session.ts';
import { rulesOf } from './session-rules.ts';

/** An upcoming session that its family may change itself, as the family last saw it, with the rules of its day (R513). */
export async function lockSessionForFamily(
  tx: Transaction,
  { actor, now }: ActionContext,
  { id, version }: RecordVersion,
) {
  const { session } = await holdSession(tx, { actor }, id, canActForFamily);
  refuseStale(session, version);
  if (!isUpcoming(session, now)) throw new Refusal('session.not-upcoming');
  const rules = await rulesOf(tx, session);
  if (!rules.selfService) throw new Refusal('session.no-self-service');
  return { session, rules };
}
