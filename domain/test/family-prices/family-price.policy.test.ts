import { expect, test } from 'vitest';
import { canSetFamilyPrice } from '#family-prices/family-price.policy.ts';
import { member } from '#test/profiles/member.ts';

test('admins with operations agree prices, and nobody who pays or is paid (R790)', () => {
  expect(canSetFamilyPrice(member('adam', 'admin', ['operations']))).toBe(true);
  expect(canSetFamilyPrice(member('olga', 'admin', ['owner', 'safeguarding']))).toBe(false);
  expect(canSetFamilyPrice(member('sara', 'tutor'))).toBe(false);
  expect(canSetFamilyPrice(member('omar', 'student'))).toBe(false);
});
