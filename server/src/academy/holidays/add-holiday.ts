import { Refusal } from '@bayan/domain/errors';
import type { AddHolidayForm, HolidayRecord } from '@bayan/domain/holidays/holidays.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { refuseWrongDays } from './holiday-days.ts';
import { insertHoliday, lockHolidayByKey, updateHoliday } from './holidays.repository.ts';

/** An admin's own holidays of a country are told apart by their first day. */
const keyOf = ({ fromOn }: AddHolidayForm) => `own-${fromOn}`;

export async function addHoliday(
  tx: Transaction,
  context: ActionContext,
  form: AddHolidayForm,
): Promise<HolidayRecord> {
  refuseWrongDays(form);
  const { now } = context;
  const key = keyOf(form);
  const there = await lockHolidayByKey(tx, form.country, key);
  if (there && there.removedAt === null) throw new Refusal('holiday.exists', { field: 'fromOn' });
  const values = { ...form, key, isEdited: true, removedAt: null, updatedAt: now };
  const after = there
    ? await updateHoliday(tx, there.id, values)
    : await insertHoliday(tx, { ...values, createdAt: now });
  await recordChange(tx, context, { action: 'holiday.added', noun: 'holidays', targetId: after.id, after });
  return after;
}
