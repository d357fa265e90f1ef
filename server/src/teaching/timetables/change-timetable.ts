import type { ChangeTimetableForm, TimetableRecord } from '@bayan/domain/timetables/timetables.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { givenValues } from '@bayan/platform/db/given-values';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { markAllDue } from './due-series.repository.ts';
import { lockTimetableForChange } from './lock-timetable-for-change.ts';
import { refuseTwoAtOnce } from './refuse-two-at-once.ts';
import { refuseWrongDays, refuseWrongIftar } from './refuse-wrong-times.ts';
import { readTimetable, updateTimetable } from './timetables.repository.ts';

export async function changeTimetable(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  form: ChangeTimetableForm,
): Promise<TimetableRecord> {
  const before = await lockTimetableForChange(tx, seen);
  const values = givenValues(form);
  const changed = { ...before, ...values };
  refuseWrongDays(changed);
  refuseWrongIftar(changed);
  const { actor, now } = context;
  const isApplied = before.status === 'applied';
  if (isApplied) await refuseTwoAtOnce(tx, changed);
  await updateTimetable(tx, seen.id, {
    ...values,
    ...(isApplied && { decidedBy: actor.id }),
    updatedAt: now,
  });
  if (isApplied) await markAllDue(tx, changed, now);
  const after = await readTimetable(tx, seen.id);
  await recordChange(tx, context, {
    action: 'timetable.changed',
    noun: 'timetables',
    targetId: seen.id,
    before,
    after,
  });
  return after;
}
