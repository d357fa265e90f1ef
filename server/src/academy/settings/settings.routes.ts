import { settingsForm, settingsView } from '@bayan/domain/settings/settings';
import { members } from '@bayan/platform/http/access';
import { ownVersion, record } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import { changeSettings } from './change-settings.ts';
import { readSettings } from './settings.repository.ts';
import type { SettingsChanges } from './settings-changes.ts';

interface Parts {
  readonly settingsChanges: SettingsChanges;
}

export const settingsRoutes = ({ settingsChanges }: Parts): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/settings',
    summary: 'The academy’s settings',
    access: members('admin', 'tutor', 'student'),
    input: {},
    output: record(200, settingsView, ownVersion),
    handle: (_call, db) => readSettings(db),
  }),
  defineRoute({
    method: 'patch',
    path: '/api/settings',
    summary: 'Change some settings',
    access: members('admin'),
    input: { body: settingsForm, version: 'required' },
    output: record(200, settingsView, ownVersion),
    handle: (call, tx) => changeSettings(tx, call, call.version, call.body, settingsChanges),
  }),
];
