import { describe, expect, test } from 'vitest';
import { type Actor, isMember, standingOf } from '../../src/profiles/actor.ts';

describe('standing', () => {
  test.each([true, false])(
    'without a role there is none, whatever else (approval asked for: %s) (R6)',
    required => {
      expect(standingOf({ role: null, approved: true }, required)).toBe('no-role');
      expect(standingOf({ role: null, approved: false }, required)).toBe('no-role');
    },
  );

  test('a tutor waits while approval is asked for and none was given (R8)', () => {
    expect(standingOf({ role: 'tutor', approved: false }, true)).toBe('awaiting-approval');
    expect(standingOf({ role: 'tutor', approved: true }, true)).toBe('active');
  });

  test('once approval is no longer asked for every tutor is in', () => {
    expect(standingOf({ role: 'tutor', approved: false }, false)).toBe('active');
  });

  test.each(['admin', 'student'] as const)('an account of the role %s never waits', role => {
    for (const approved of [true, false]) {
      for (const required of [true, false]) expect(standingOf({ role, approved }, required)).toBe('active');
    }
  });
});

test('only someone with a role and in good standing is a member', () => {
  const actor: Actor = {
    id: 'a',
    name: 'A',
    role: 'tutor',
    standing: 'active',
    timezone: 'UTC',
    language: 'en',
  };
  expect(isMember(actor)).toBe(true);
  expect(isMember({ ...actor, standing: 'awaiting-approval' })).toBe(false);
  expect(isMember({ ...actor, role: null, standing: 'no-role' })).toBe(false);
  expect(isMember({ ...actor, role: null })).toBe(false);
});
