import { Refusal } from '@bayan/domain/errors';
import { type SettingsForm, settingsView } from '@bayan/domain/settings/settings.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockSettings, writeSettings } from './settings.repository.ts';
import type { SettingsChanges } from './settings-changes.ts';

export async function changeSettings(
  tx: Transaction,
  context: ActionContext,
  version: number,
  form: SettingsForm,
  changes: SettingsChanges,
) {
  const before = await lockSettings(tx);
  if (before.version !== version) {
    throw new Refusal('conflict.stale', { current: settingsView.parse(before) });
  }
  if (Object.keys(form).length === 0) return before;
  const after = await writeSettings(tx, form);
  if (before.emailNotifications && !after.emailNotifications) await changes.notificationsSwitchedOff(tx);
  await recordChange(tx, context, {
    action: 'settings.changed',
    noun: 'settings',
    targetId: null,
    before,
    after,
  });
  return after;
}
