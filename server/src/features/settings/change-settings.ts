import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import { type SettingsForm, settingsView } from '@bayan/domain/settings/settings';
import type { Transaction } from '../../db/database.ts';
import { recordChange } from '../audit/audit.repository.ts';
import { readSettings, writeSettings } from './settings.repository.ts';

interface Change {
  readonly actor: Member;
  readonly form: SettingsForm;
  readonly version: number;
  readonly now: Date;
  readonly requestId: string;
}

export async function changeSettings(tx: Transaction, { actor, form, version, now, requestId }: Change) {
  const before = await readSettings(tx);
  const after = Object.keys(form).length === 0 ? before : await writeSettings(tx, form, version);
  if (after === null || before.version !== version) {
    throw new Refusal('conflict.stale', { current: settingsView.parse(await readSettings(tx)) });
  }
  await recordChange(tx, {
    actorId: actor.id,
    action: 'settings.changed',
    noun: 'settings',
    targetId: null,
    before,
    after,
    requestId,
    now,
  });
  return after;
}
