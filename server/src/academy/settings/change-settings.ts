import { Refusal } from '@bayan/domain/errors';
import { changedSettings } from '@bayan/domain/settings/changed-settings';
import { type SettingsForm, settingsView } from '@bayan/domain/settings/settings.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockSettings, writeSettings } from './settings.repository.ts';
import type { SettingsChanges } from './settings-changes.ts';

interface SettingsChange {
  /** The version that the caller has seen. */
  readonly version: number;
  readonly form: SettingsForm;
  readonly action: 'settings.changed' | 'settings.restored';
  /** The version that the form brings back. */
  readonly restoredFrom: number | null;
}

/** A form that changes nothing makes no version (R900). */
export async function changeSettings(
  tx: Transaction,
  context: ActionContext,
  { version, form, action, restoredFrom }: SettingsChange,
  changes: SettingsChanges,
) {
  const before = await lockSettings(tx);
  if (before.version !== version) {
    throw new Refusal('conflict.stale', { current: settingsView.parse(before) });
  }
  if (changedSettings(before, form).length === 0) return before;
  const after = await writeSettings(tx, form, { actorId: context.actor.id, restoredFrom });
  if (before.emailNotifications && !after.emailNotifications) await changes.notificationsSwitchedOff(tx);
  await recordChange(tx, context, { action, noun: 'settings', targetId: null, before, after });
  return after;
}
