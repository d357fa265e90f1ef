import type { ChangeHolidayForm, HolidayRecord } from '@bayan/domain/holidays/holidays.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { givenValues } from '@bayan/platform/db/given-values';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { refuseWrongDays } from './holiday-days.ts';
import { updateHoliday } from './holidays.repository.ts';
import { lockForChange } from './lock-holiday.ts';

export async function changeHoliday(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  form: ChangeHolidayForm,
): Promise<HolidayRecord> {
  const before = await lockForChange(tx, seen);
  const values = givenValues(form);
  refuseWrongDays({ ...before, ...values });
  const after = await updateHoliday(tx, seen.id, { ...values, isEdited: true, updatedAt: context.now });
  await recordChange(tx, context, {
    action: 'holiday.changed',
    noun: 'holidays',
    targetId: seen.id,
    before,
    after,
  });
  return after;
}
