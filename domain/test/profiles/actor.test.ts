import { describe, expect, test } from 'vitest';
import { type Actor, accountStatusBySignIn, accountStatusOf, isMember } from '#profiles/actor.ts';

describe('standing', () => {
  test.each([true, false])(
    'without a role there is none, whatever else (approval asked for: %s) (R6)',
    required => {
      expect(accountStatusOf({ role: null, approved: true }, required)).toBe('no-role');
      expect(accountStatusOf({ role: null, approved: false }, required)).toBe('no-role');
    },
  );

  test('a tutor waits while approval is asked for and none was given (R8)', () => {
    expect(accountStatusOf({ role: 'tutor', approved: false }, true)).toBe('awaiting-approval');
    expect(accountStatusOf({ role: 'tutor', approved: true }, true)).toBe('active');
  });

  test('once approval is no longer asked for every tutor is in', () => {
    expect(accountStatusOf({ role: 'tutor', approved: false }, false)).toBe('active');
  });

  test.each(['admin', 'student'] as const)('an account of the role %s never waits', role => {
    for (const approved of [true, false]) {
      for (const required of [true, false])
        expect(accountStatusOf({ role, approved }, required)).toBe('active');
    }
  });
});

describe('standing by how somebody signed in', () => {
  const [asked, given] = [
    { isAsked: true, isGiven: false },
    { isAsked: true, isGiven: true },
  ];

  test('an administrator without a second factor waits where one is asked for (R640)', () => {
    expect(accountStatusBySignIn('active', 'admin', asked)).toBe('awaiting-second-factor');
    expect(accountStatusBySignIn('active', 'admin', given)).toBe('active');
    expect(accountStatusBySignIn('active', 'admin', { isAsked: false, isGiven: false })).toBe('active');
  });

  test('nobody else does, and no other wait ends by it', () => {
    expect(accountStatusBySignIn('active', 'tutor', asked)).toBe('active');
    expect(accountStatusBySignIn('active', 'student', asked)).toBe('active');
    expect(accountStatusBySignIn('awaiting-approval', 'tutor', given)).toBe('awaiting-approval');
    expect(accountStatusBySignIn('no-role', null, given)).toBe('no-role');
  });
});

test('only someone with a role and in good standing is a member', () => {
  const actor: Actor = {
    id: 'a',
    name: 'A',
    role: 'tutor',
    rights: [],
    standing: 'active',
    timezone: 'UTC',
    language: 'en',
  };
  expect(isMember(actor)).toBe(true);
  expect(isMember({ ...actor, standing: 'awaiting-approval' })).toBe(false);
  expect(isMember({ ...actor, role: 'admin', standing: 'awaiting-second-factor' })).toBe(false);
  expect(isMember({ ...actor, role: null, standing: 'no-role' })).toBe(false);
  expect(isMember({ ...actor, role: null })).toBe(false);
});
