import { Refusal } from '@bayan/domain/errors';
import { REMINDER_KINDS } from '@bayan/domain/reminders/reminder-kind';
import { SWITCH_OF } from '@bayan/domain/reminders/reminder-switches';
import {
  type ReminderSettings,
  type ReminderSettingsForm,
  reminderSettingsView,
} from '@bayan/domain/reminders/reminders.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockReminderSettings, writeReminderSettings } from './reminder-settings.repository.ts';
import { withdrawMails } from './reminders.repository.ts';

/** Which reminders a family receives (R415). */
export async function changeReminders(
  tx: Transaction,
  context: ActionContext,
  version: number,
  form: ReminderSettingsForm,
): Promise<ReminderSettings> {
  const { id } = context.actor;
  const before = await lockReminderSettings(tx, id);
  if (!before) throw new Refusal('not-found');
  if (before.version !== version)
    throw new Refusal('conflict.stale', { current: reminderSettingsView.parse(before) });
  const after = await writeReminderSettings(tx, id, form);
  // What waits to be sent of a kind that is switched off is withdrawn with it.
  const kinds = REMINDER_KINDS.filter(kind => before[SWITCH_OF[kind]] && !after[SWITCH_OF[kind]]);
  await withdrawMails(tx, { studentId: id, kinds, now: context.now });
  await recordChange(tx, context, {
    action: 'reminders.changed',
    noun: 'reminders',
    targetId: id,
    before,
    after,
  });
  return after;
}
