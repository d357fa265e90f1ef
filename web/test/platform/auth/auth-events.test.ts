import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { describe, expect, test } from 'vitest';
import { afterEvent, afterProfile } from '#platform/auth/auth-events.ts';
import { signedOut, unknownYet } from '#platform/auth/auth-state.ts';
import type { UserProfile } from '#platform/auth/user-profile.ts';

const sessionOf = (id: string, access_token = `token-of-${id}`) =>
  ({ access_token, user: { id } }) as Session;
const profileOf = (id: string) => ({ id, role: 'tutor', standing: 'active' }) as UserProfile;

const layla = sessionOf('layla');
const signedIn = afterProfile(afterEvent(unknownYet, 'SIGNED_IN', layla), {
  profile: profileOf('layla'),
  problem: null,
});

describe('the state of the sign-in', () => {
  test('is unknown until the first event', () => {
    expect(unknownYet.loading).toBe(true);
    expect(afterEvent(unknownYet, 'INITIAL_SESSION', null)).toEqual(signedOut());
  });

  test.each<AuthChangeEvent>([
    'INITIAL_SESSION',
    'SIGNED_IN',
    'TOKEN_REFRESHED',
    'USER_UPDATED',
    'PASSWORD_RECOVERY',
    'MFA_CHALLENGE_VERIFIED',
  ])('has the session that %s brings', event => {
    const state = afterEvent(unknownYet, event, layla);
    expect(state).toMatchObject({ loading: false, session: layla, userProfile: null, problem: null });
  });

  test('keeps the profile of the same person and forgets another’s', () => {
    expect(afterEvent(signedIn, 'TOKEN_REFRESHED', sessionOf('layla', 'new')).userProfile?.id).toBe('layla');
    expect(afterEvent(signedIn, 'SIGNED_IN', sessionOf('omar')).userProfile).toBeNull();
  });

  test('forgets everything at SIGNED_OUT and says that the sign-in has ended', () => {
    expect(afterEvent(signedIn, 'SIGNED_OUT', null)).toEqual(signedOut({ problem: 'auth.required' }));
  });

  test('keeps the better reason of a deactivated account', () => {
    const refused = afterProfile(signedIn, { profile: null, problem: 'account.deactivated' });
    expect(afterEvent(refused, 'SIGNED_OUT', null)).toEqual(signedOut({ problem: 'account.deactivated' }));
  });

  test('says nothing of the kind to whoever signed out here', () => {
    const left = signedOut({ hasLeft: true });
    expect(afterEvent(left, 'SIGNED_OUT', null)).toEqual(left);
  });

  test('keeps a problem until there is a new token', () => {
    const waiting = afterProfile(signedIn, { profile: null, problem: 'access.second-factor' });
    expect(afterEvent(waiting, 'SIGNED_IN', layla).problem).toBe('access.second-factor');
    expect(afterEvent(waiting, 'MFA_CHALLENGE_VERIFIED', sessionOf('layla', 'raised')).problem).toBeNull();
  });

  test('lets whoever is known stay while the academy cannot be reached', () => {
    const unreachable = { profile: null, problem: 'unreachable' } as const;
    expect(afterProfile(signedIn, unreachable)).toEqual(signedIn);
    expect(afterProfile(afterEvent(unknownYet, 'SIGNED_IN', layla), unreachable).problem).toBe('unreachable');
  });
});
