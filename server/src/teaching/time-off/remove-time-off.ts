import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockForChange } from './lock-time-off.ts';
import { deleteTimeOff } from './time-off.repository.ts';

export async function removeTimeOff(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
): Promise<{ id: string }> {
  const before = await lockForChange(tx, context.actor, seen);
  await deleteTimeOff(tx, seen.id);
  await recordChange(tx, context, {
    action: 'time-off.removed',
    noun: 'time-off',
    targetId: seen.id,
    before,
  });
  return { id: seen.id };
}
