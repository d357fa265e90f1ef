import { Refusal } from '@bayan/domain/errors';
import { settingsForm } from '@bayan/domain/settings/settings.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { changeSettings } from './change-settings.ts';
import type { SettingsChanges } from './settings-changes.ts';
import { findSettingsVersion } from './settings-versions.repository.ts';

/** A setting that is newer than the version keeps its value (R901). */
export async function restoreSettings(
  tx: Transaction,
  context: ActionContext,
  { id, version }: { readonly id: string; readonly version: number },
  changes: SettingsChanges,
) {
  const kept = await findSettingsVersion(tx, id);
  if (!kept) throw new Refusal('not-found');
  const form = settingsForm.strip().parse(kept.settings);
  const restore = { version, form, action: 'settings.restored', restoredFrom: kept.version } as const;
  return changeSettings(tx, context, restore, changes);
}
