import { settingsContract } from '@bayan/domain/settings/settings.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import type { NamedPeople } from '#academy/audit/named-people.ts';
import { changeSettings } from './change-settings.ts';
import { listSettingsVersions } from './list-settings-versions.ts';
import { restoreSettings } from './restore-settings.ts';
import { readSettings } from './settings.repository.ts';
import type { SettingsChanges } from './settings-changes.ts';

interface Parts {
  readonly settingsChanges: SettingsChanges;
  readonly namedPeople: NamedPeople;
}

export const settingsRoutes = ({ settingsChanges, namedPeople }: Parts) =>
  defineRoutes(settingsContract, {
    'GET /api/settings': (_call, db) => readSettings(db),
    'PATCH /api/settings'(call, tx) {
      const { version, body: form } = call;
      const change = { version, form, action: 'settings.changed', restoredFrom: null } as const;
      return changeSettings(tx, call, change, settingsChanges);
    },
    'GET /api/settings/versions': ({ query }, db) => listSettingsVersions(db, query, namedPeople),
    'POST /api/settings/versions/{id}/restore': (call, tx) =>
      restoreSettings(tx, call, { id: call.params.id, version: call.version }, settingsChanges),
  });
