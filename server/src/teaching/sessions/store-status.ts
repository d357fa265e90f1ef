import { Refusal } from '@bayan/domain/errors';
import { type Ending, endingOf } from '@bayan/domain/sessions/session-outcome';
import { isClosedOrReopened, type SessionStatus } from '@bayan/domain/sessions/session-status';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import type { SessionChanges } from './session-changes.ts';
import { recordConsequence } from './session-consequences.repository.ts';
import { storeStatusChange } from './session-undos.repository.ts';
import { findSession, readSessionRow, updateSession } from './sessions.repository.ts';
import { statusTimes } from './status-times.ts';

interface NewStatus {
  readonly status: SessionStatus;
  readonly ending: Ending;
  readonly reason?: string | undefined;
}

/** Gives a session that is held another status, with all that follows from it: whoever calls has looked at the rules. */
export async function storeStatus(
  tx: Transaction,
  context: ActionContext,
  before: SessionRecord,
  { status, ending, reason }: NewStatus,
  changes: SessionChanges,
): Promise<SessionRecord> {
  const { actor, now } = context;
  const { id } = before;
  const { cancelledAt, cancelledBy, cancelReason, confirmedAt } = await readSessionRow(tx, id);
  await updateSession(tx, id, {
    status,
    ...ending,
    ...statusTimes(status, now),
    ...cancellation(),
  });
  const after = await findSession(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, context, {
    action: 'session.status-changed',
    noun: 'sessions',
    targetId: id,
    before,
    after,
  });
  await storeStatusChange(tx, {
    sessionId: id,
    statusBefore: before.status,
    statusAfter: after.status,
    cancelledAt,
    cancelledBy,
    cancelReason,
    confirmedAt,
    ...endingOf(before),
    changedBy: actor.id,
    changedAt: now,
    version: after.version,
  });
  if (isClosedOrReopened(before.status, after.status)) await recordConsequence(tx, context, after);
  await changes.changed(tx, context, { before, after, reason });
  return after;

  /** What was cancelled and is only recorded as something else keeps who cancelled it, when and why. */
  function cancellation() {
    if (status !== 'cancelled') return { cancelledAt: null, cancelledBy: null, cancelReason: null };
    if (before.status === 'cancelled') return {};
    return { cancelledAt: now, cancelledBy: actor.id, cancelReason: reason || null };
  }
}
