import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { deleteAvailability } from './availability.repository.ts';
import { lockForChange } from './lock-availability.ts';
import { withUncoveredSessions } from './uncovered-sessions.ts';

export async function removeAvailability(tx: Transaction, context: ActionContext, seen: RecordVersion) {
  const { actor, now } = context;
  const before = await lockForChange(tx, actor, seen);
  const { saved, ...misfits } = await withUncoveredSessions(
    tx,
    { tutorId: before.tutor.id, now },
    async () => {
      await deleteAvailability(tx, seen.id);
      await recordChange(tx, context, {
        action: 'availability.removed',
        noun: 'availability',
        targetId: seen.id,
        before,
      });
      return seen.id;
    },
  );
  return { id: saved, ...misfits };
}
