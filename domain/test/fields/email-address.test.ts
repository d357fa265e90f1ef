import { expect, test } from 'vitest';
import { email } from '#fields/contact.ts';
import { isEmailAddress } from '#fields/email-address.ts';

test.each([
  ['noura@family.example', true],
  [' Noura.Al-Otaibi+school@Family.example ', true],
  ['\u200fnoura@family.example', true],
  ['noura@home', false],
  ['noura family@home.example', false],
  ['noura@@family.example', false],
  ['.noura@family.example', false],
  ['', false],
])('a form takes %j for an address as the server does: %s (R752)', (typed, isAddress) => {
  expect(isEmailAddress(typed)).toBe(isAddress);
  expect(email.safeParse(typed).success).toBe(isAddress);
});
