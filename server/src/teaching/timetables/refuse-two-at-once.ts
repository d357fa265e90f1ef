import { Refusal } from '@bayan/domain/errors';
import type { TimetableRecord } from '@bayan/domain/timetables/timetables.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { findOtherApplied } from './timetables.repository.ts';

/** A lesson follows one timetable: two of a country that are applied have no day in common. */
export async function refuseTwoAtOnce(tx: Transaction, timetable: TimetableRecord): Promise<void> {
  if (await findOtherApplied(tx, timetable)) throw new Refusal('timetable.exists', { field: 'fromOn' });
}
