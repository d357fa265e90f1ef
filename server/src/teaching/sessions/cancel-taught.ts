import { Refusal } from '@bayan/domain/errors';
import type { Ending } from '@bayan/domain/sessions/session-outcome';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import type { sessions } from '#schema/teaching.ts';
import { correctionBy } from './correction-by.ts';
import type { SessionChanges } from './session-changes.ts';
import { recordConsequence } from './session-consequences.repository.ts';
import { findSession, updateSession } from './sessions.repository.ts';

interface Corrected {
  readonly ending: Ending;
  readonly reason: string;
  readonly dropRating: boolean;
  /** What else of it is another. */
  readonly values?: Partial<typeof sessions.$inferInsert>;
}

/** Takes back that a session took place (R497). It loses its rating with that (R498). */
export async function cancelTaught(
  tx: Transaction,
  context: ActionContext,
  before: SessionRecord,
  { ending, reason, dropRating, values }: Corrected,
  changes: Pick<SessionChanges, 'ratedSessionVoided'>,
): Promise<SessionRecord> {
  const { actor, now } = context;
  const { id } = before;
  const isRated = before.feedback !== null;
  if (isRated && !dropRating) throw new Refusal('session.rated');
  if (isRated) await changes.ratedSessionVoided(tx, id);
  await updateSession(tx, id, {
    status: 'cancelled',
    ...ending,
    cancelledAt: now,
    cancelledBy: actor.id,
    ...values,
    ...correctionBy(context, { reason }),
  });
  const after = await findSession(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, context, {
    action: 'session.corrected',
    noun: 'sessions',
    targetId: id,
    before,
    after,
  });
  await recordConsequence(tx, context, after);
  return after;
}
