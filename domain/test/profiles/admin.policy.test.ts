import { expect, test } from 'vitest';
import { canChangePersonWithRole } from '#profiles/admin.policy.ts';

test('only an owner makes an admin, or changes the account of one (R803)', () => {
  expect(canChangePersonWithRole({ rights: ['owner'] }, 'admin')).toBe(true);
  expect(canChangePersonWithRole({ rights: ['operations', 'safeguarding'] }, 'admin')).toBe(false);
});

test.each(['tutor', 'student', null] as const)('everybody else needs no owner (R803): %s', role => {
  expect(canChangePersonWithRole({ rights: ['operations'] }, role)).toBe(true);
});
