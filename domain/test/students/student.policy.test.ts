import { expect, test } from 'vitest';
import type { Member } from '#profiles/actor.ts';
import type { Role } from '#roles.ts';
import { canReadParentContact } from '#students/student.policy.ts';

const member = (role: Role): Member => ({
  id: role,
  name: role,
  role,
  standing: 'active',
  timezone: 'UTC',
  language: 'en',
});

test.each([
  ['a tutor of theirs', member('tutor'), true, true],
  ['a tutor who is no longer theirs', member('tutor'), false, false],
  ['an administrator', member('admin'), false, true],
  ['a student', member('student'), true, false],
])('%s may read the parent’s contact (R282): assigned %s, %s', (_who, actor, isAssigned, reads) => {
  expect(canReadParentContact(actor, { isAssigned })).toBe(reads);
});
