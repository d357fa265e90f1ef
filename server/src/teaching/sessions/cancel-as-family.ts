import { Refusal } from '@bayan/domain/errors';
import { costAfter, freeUntilOf, outcomeFor } from '@bayan/domain/sessions/cancellation-cost';
import { endedBy } from '@bayan/domain/sessions/session-outcome';
import type { FamilyCancelForm, SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { lockSessionForFamily } from './lock-session-for-family.ts';
import type { SessionChanges } from './session-changes.ts';
import { storeStatus } from './store-status.ts';

/** Its family cancels an upcoming session, at the cost that it has read (R512, R513). */
export async function cancelAsFamily(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  { cost: told, reason }: FamilyCancelForm,
  changes: SessionChanges,
): Promise<SessionRecord> {
  const { session, rules } = await lockSessionForFamily(tx, context, seen);
  const cost = costAfter(freeUntilOf(session, rules), context.now);
  if (cost !== told) throw new Refusal('session.cost-changed', { field: 'cost', cost });
  const ending = endedBy(outcomeFor(cost));
  return storeStatus(tx, context, session, { status: 'cancelled', ending, reason }, changes);
}
