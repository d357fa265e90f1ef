import type { Session } from '@supabase/auth-js';
import { describe, expect, test } from 'vitest';
import { accessDecision } from '#platform/auth/access-decision.ts';
import { type AuthState, signedOut, unknownYet } from '#platform/auth/auth-state.ts';
import type { UserProfile } from '#platform/auth/user-profile.ts';

const signedInAs = (
  profile: Partial<UserProfile> | null,
  problem: AuthState['problem'] = null,
): AuthState => ({
  loading: false,
  session: {} as Session,
  userProfile: profile as UserProfile | null,
  problem,
  hasLeft: false,
});
const tutor = { role: 'tutor', standing: 'active' } as const;

describe('a page for tutors', () => {
  test.each<[string, AuthState, string]>([
    ['waits until the sign-in is known', unknownYet, 'wait'],
    ['waits until the person is known', signedInAs(null), 'wait'],
    ['lets a tutor in', signedInAs(tutor), 'enter'],
    ['asks whoever is not signed in to sign in', signedOut(), 'sign-in'],
    ['asks again whose sign-in has ended', signedOut({ problem: 'auth.required' }), 'sign-in'],
    ['asks nothing of whoever just left', signedOut({ hasLeft: true }), 'leave'],
    ['asks for the second factor', signedInAs(null, 'access.second-factor'), 'second-factor'],
    ['sends a student to their own dashboard', signedInAs({ ...tutor, role: 'student' }), 'own-dashboard'],
    ['lets whoever has no role wait', signedInAs({ role: null, standing: 'no-role' }), 'no-role'],
    ['lets a tutor wait for approval', signedInAs({ ...tutor, standing: 'awaiting-approval' }), 'no-role'],
    [
      'leads an administrator without a second factor to setting one up',
      signedInAs({ role: 'admin', standing: 'awaiting-second-factor' }),
      'new-second-factor',
    ],
    ['says when the academy cannot be reached', signedInAs(null, 'unreachable'), 'unreachable'],
    [
      'says so too where not even the sign-in could be read',
      signedOut({ problem: 'unreachable' }),
      'unreachable',
    ],
    [
      'shows nothing to a deactivated account on its way out',
      signedInAs(null, 'account.deactivated'),
      'wait',
    ],
  ])('%s', (_rule, state, decision) => {
    expect(accessDecision(state, 'tutor')).toBe(decision);
  });
});

describe('the page of those who wait', () => {
  test('is open to accounts without a role and without approval, and to nobody else', () => {
    expect(accessDecision(signedInAs({ role: null, standing: 'no-role' }), null)).toBe('enter');
    expect(accessDecision(signedInAs({ ...tutor, standing: 'awaiting-approval' }), null)).toBe('enter');
    expect(accessDecision(signedInAs(tutor), null)).toBe('own-dashboard');
    expect(accessDecision(signedOut(), null)).toBe('sign-in');
  });
});
