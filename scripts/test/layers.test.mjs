import { expect, test } from 'vitest';
import {
  hasNoOwner,
  hasNoPlace,
  isForeignRoute,
  isWrongWay,
  readsHigherTable,
} from '#scripts/checks/layers.mjs';
import { projectFiles } from '#scripts/checks/source-files.mjs';

const SCHEMA = 'server/src/schema';
const PROFILES = 'server/src/people/profiles/profiles.repository.ts';

test('a folder may not import one that comes after it, not even a type', () => {
  const upwards = { from: PROFILES, to: 'server/src/teaching/sessions/sessions.repository.ts' };
  expect(isWrongWay(upwards)).toBe(true);
  expect(isWrongWay({ ...upwards, isType: true })).toBe(true);
  expect(isWrongWay({ from: upwards.to, to: upwards.from })).toBe(false);
});

test('a folder without a place in the order is found', () => {
  expect(hasNoPlace('server/src/teaching/payments/payments.repository.ts')).toBe(true);
  expect(hasNoPlace(PROFILES)).toBe(false);
});

test('only the app and what drives it import the routes of another folder', () => {
  const to = 'server/src/teaching/sessions/sessions.routes.ts';
  expect(isForeignRoute({ from: 'server/src/views/today/today.repository.ts', to })).toBe(true);
  expect(isForeignRoute({ from: 'server/src/teaching/homework/homework.routes.ts', to })).toBe(true);
  expect(isForeignRoute({ from: 'server/src/app/app.ts', to })).toBe(false);
});

test.each([
  ['server/src/academy/settings/settings.repository.ts', 'people'],
  ['server/src/academy/settings/settings.repository.ts', 'vetting'],
  [PROFILES, 'teaching'],
  [PROFILES, 'staff-notes'],
  ['server/src/teaching/sessions/sessions.repository.ts', 'statistics'],
  ['server/src/teaching/sessions/sessions.repository.ts', 'personal-data'],
])('%s may not read the tables of %s', (from, tables) => {
  expect(readsHigherTable({ from, to: `${SCHEMA}/${tables}.ts` })).toBe(true);
});

test('a repository reads the tables of its own layer and of those below', () => {
  const to = `${SCHEMA}/vetting.ts`;
  expect(readsHigherTable({ from: PROFILES, to })).toBe(false);
  expect(readsHigherTable({ from: 'server/src/views/today/today.repository.ts', to })).toBe(false);
  expect(readsHigherTable({ from: 'server/src/academy/files/files.repository.ts', to })).toBe(false);
});

test('a layer owns the tables of every file of the schema, and of no file that nobody listed', () => {
  expect(projectFiles(SCHEMA).filter(hasNoOwner)).toEqual([]);
  expect(hasNoOwner(`${SCHEMA}/payments.ts`)).toBe(true);
});
