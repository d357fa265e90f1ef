import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { updateHoliday } from './holidays.repository.ts';
import { lockForChange } from './lock-holiday.ts';

/** Its row stays, so that the job does not add it again (R541). */
export async function removeHoliday(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
): Promise<{ id: string }> {
  const before = await lockForChange(tx, seen);
  await updateHoliday(tx, seen.id, { removedAt: context.now, isEdited: true });
  await recordChange(tx, context, {
    action: 'holiday.removed',
    noun: 'holidays',
    targetId: seen.id,
    before,
  });
  return { id: seen.id };
}
