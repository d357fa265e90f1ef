import { expiryOf, type OneTimePurpose } from '@bayan/auth/protocol/one-time-token';
import { expect, test } from 'vitest';
import { isTooLate } from '#academy/mail/mail-backoff.ts';
import type { MailKind } from '#academy/mail/mail-kinds.ts';

const createdAt = new Date('2026-11-15T09:00:00.000Z');

test.each<[MailKind, OneTimePurpose]>([
  ['confirm-signup', 'signup'],
  ['invite', 'invite'],
  ['recovery', 'recovery'],
  ['magic-link', 'magiclink'],
  ['email-change', 'email_change_new'],
  ['reauthentication', 'reauthentication'],
])('a mail of the kind %s is of use exactly as long as its token lives', (kind, purpose) => {
  const end = expiryOf(purpose, createdAt).getTime();
  expect(isTooLate({ kind, createdAt, expiresAt: null }, new Date(end))).toBe(false);
  expect(isTooLate({ kind, createdAt, expiresAt: null }, new Date(end + 1))).toBe(true);
});
