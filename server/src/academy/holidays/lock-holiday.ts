import { Refusal } from '@bayan/domain/errors';
import { holidayView } from '@bayan/domain/holidays/holidays.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { lockHoliday } from './holidays.repository.ts';

/** A holiday as its reader saw it, which nobody else changes until the transaction ends. */
export async function lockForChange(tx: Transaction, { id, version }: RecordVersion) {
  const before = await lockHoliday(tx, id);
  if (!before) throw new Refusal('not-found');
  if (before.version !== version) throw new Refusal('conflict.stale', { current: holidayView.parse(before) });
  return before;
}
