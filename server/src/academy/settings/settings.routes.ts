import { settingsContract } from '@bayan/domain/settings/settings.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { changeSettings } from './change-settings.ts';
import { readSettings } from './settings.repository.ts';
import type { SettingsChanges } from './settings-changes.ts';

interface Parts {
  readonly settingsChanges: SettingsChanges;
}

export const settingsRoutes = ({ settingsChanges }: Parts) =>
  defineRoutes(settingsContract, {
    'GET /api/settings': (_call, db) => readSettings(db),
    'PATCH /api/settings': (call, tx) => changeSettings(tx, call, call.version, call.body, settingsChanges),
  });
