import type { TimetableRecord } from '@bayan/domain/timetables/timetables.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { markAllDue } from './due-series.repository.ts';
import { lockTimetableForChange } from './lock-timetable-for-change.ts';
import { refuseTwoAtOnce } from './refuse-two-at-once.ts';
import { readTimetable, updateTimetable } from './timetables.repository.ts';

/** The lessons of its country follow it from now on; a job moves them (R548). */
export async function applyTimetable(tx: Transaction, context: ActionContext, seen: RecordVersion) {
  const before = await lockTimetableForChange(tx, seen);
  await refuseTwoAtOnce(tx, before);
  return settle(tx, context, before, 'applied');
}

/** Its lessons go back to their usual times. */
export async function liftTimetable(tx: Transaction, context: ActionContext, seen: RecordVersion) {
  return settle(tx, context, await lockTimetableForChange(tx, seen), 'draft');
}

async function settle(
  tx: Transaction,
  context: ActionContext,
  before: TimetableRecord,
  status: TimetableRecord['status'],
): Promise<TimetableRecord> {
  const { actor, now } = context;
  const { id } = before;
  await updateTimetable(tx, id, { status, decidedBy: actor.id, updatedAt: now });
  await markAllDue(tx, before, now);
  const after = await readTimetable(tx, id);
  const action = status === 'applied' ? 'timetable.applied' : 'timetable.lifted';
  await recordChange(tx, context, { action, noun: 'timetables', targetId: id, before, after });
  return after;
}
