import { expect, test } from 'vitest';
import { canChangeResource, isTeacher } from '#resources/resource.policy.ts';
import { member } from '#test/profiles/member.ts';

test.each([
  ['the tutor who added it', true, member('sara', 'tutor')],
  ['an administrator', true, member('adam', 'admin')],
  ['another tutor', false, member('nora', 'tutor')],
  ['the one who added it, who is a student now', false, member('sara', 'student')],
])('%s may change a resource: %s', (_who, changes, actor) => {
  expect(canChangeResource(actor, { uploadedBy: 'sara' })).toBe(changes);
});

test('resources are for those who teach', () => {
  expect((['admin', 'tutor', 'student', null] as const).filter(isTeacher)).toEqual(['admin', 'tutor']);
});
