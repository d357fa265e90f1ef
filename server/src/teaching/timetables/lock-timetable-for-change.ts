import { Refusal } from '@bayan/domain/errors';
import { type TimetableRecord, timetableView } from '@bayan/domain/timetables/timetables.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { lockTimetable } from './timetables.repository.ts';

/** A timetable as its reader saw it, which nobody else changes until the transaction ends. */
export async function lockTimetableForChange(
  tx: Transaction,
  { id, version }: RecordVersion,
): Promise<TimetableRecord> {
  const before = await lockTimetable(tx, id);
  if (!before) throw new Refusal('not-found');
  if (before.version !== version)
    throw new Refusal('conflict.stale', { current: timetableView.parse(before) });
  return before;
}
