import { expect, test } from 'vitest';
import { canReadStatement } from '#statements/statement.policy.ts';
import { member } from '#test/profiles/member.ts';

test('people read their own statement, admins with operations everybody’s (R792)', () => {
  const [sara, omar] = [member('sara', 'tutor'), member('omar', 'student')];
  expect(canReadStatement(sara, sara)).toBe(true);
  expect(canReadStatement(omar, omar)).toBe(true);
  expect(canReadStatement(sara, omar)).toBe(false);
  expect(canReadStatement(omar, sara)).toBe(false);
  expect(canReadStatement(member('adam', 'admin', ['operations']), omar)).toBe(true);
  const owner = member('olga', 'admin', ['owner', 'safeguarding']);
  expect([canReadStatement(owner, omar), canReadStatement(owner, owner)]).toEqual([false, false]);
});
