import { Refusal } from '@bayan/domain/errors';
import { type ErasureRecord, erasureView } from '@bayan/domain/personal-data/erasures.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { foundErasure } from './ask-erasure.ts';
import { findErasure, lockErasure, updateErasure } from './erasures.repository.ts';

/** Any owner may, until it runs (R844). */
export async function withdrawErasure(
  tx: Transaction,
  context: ActionContext,
  { id, version }: RecordVersion,
): Promise<ErasureRecord> {
  const { actor, now } = context;
  const erasure = await lockErasure(tx, id);
  if (!erasure) throw new Refusal('not-found');
  if (erasure.version !== version)
    throw new Refusal('conflict.stale', {
      current: erasureView.parse(foundErasure(await findErasure(tx, id, now))),
    });
  if (erasure.status !== 'waiting') throw new Refusal('erasure.over');
  await updateErasure(tx, id, { status: 'withdrawn', withdrawnAt: now, withdrawnBy: actor.id });
  await recordChange(tx, context, {
    action: 'erasure.withdrawn',
    noun: 'erasures',
    targetId: id,
    before: { personId: erasure.personId, runsAt: erasure.runsAt },
    after: { personId: erasure.personId },
  });
  return foundErasure(await findErasure(tx, id, now));
}
