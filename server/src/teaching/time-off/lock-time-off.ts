import { canPlanFor } from '@bayan/domain/availability/availability.policy';
import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import { timeOffView } from '@bayan/domain/time-off/time-off.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { lockTimeOff } from './time-off.repository.ts';

/** Time off as its reader saw it, which nobody else changes until the transaction ends. */
export async function lockForChange(tx: Transaction, actor: Member, { id, version }: RecordVersion) {
  const before = await lockTimeOff(tx, actor, id);
  if (!before || !canPlanFor(actor, before.tutor.id)) throw new Refusal('not-found');
  if (before.version !== version) throw new Refusal('conflict.stale', { current: timeOffView.parse(before) });
  return before;
}
