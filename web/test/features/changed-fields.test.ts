import { expect, test } from 'vitest';
import { changedFields } from '#people/audit/changed-fields.ts';

test('only what differs is shown, by its path, and not what every change changes (R807)', () => {
  const before = { profile: { name: 'Sara', version: 1, updatedAt: 'x' }, rights: ['owner'], kept: true };
  const after = {
    profile: { name: 'Sarah', version: 2, updatedAt: 'y' },
    rights: ['operations'],
    kept: true,
  };
  expect(changedFields(before, after)).toEqual([
    { path: 'profile.name', before: 'Sara', after: 'Sarah' },
    { path: 'rights', before: '["owner"]', after: '["operations"]' },
  ]);
});

test('of a new record all is shown, and of a removed one too (R807)', () => {
  expect(changedFields(null, { title: 'Essay' })).toEqual([{ path: 'title', before: null, after: 'Essay' }]);
  expect(changedFields({ title: 'Essay' }, undefined)).toEqual([
    { path: 'title', before: 'Essay', after: null },
  ]);
});

test('a field that became empty was there before (R807)', () => {
  expect(changedFields({ notes: 'One' }, { notes: '' })).toEqual([
    { path: 'notes', before: 'One', after: '' },
  ]);
});
