import { expect, test } from 'vitest';
import { canReadParentContact } from '#students/student.policy.ts';
import { member } from '#test/profiles/member.ts';

test.each([
  ['a tutor of theirs', member('tutor', 'tutor'), true, true],
  ['a tutor who is no longer theirs', member('tutor', 'tutor'), false, false],
  ['an administrator', member('admin', 'admin'), false, true],
  ['a student', member('student', 'student'), true, false],
])('%s may read the parent’s contact (R282): assigned %s, %s', (_who, actor, isAssigned, reads) => {
  expect(canReadParentContact(actor, { isAssigned })).toBe(reads);
});
