import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { type AuthState, signedOut } from './auth-state.ts';
import type { ProfileAnswer } from './user-profile.ts';

const signedInBy = (state: AuthState, session: Session): AuthState => {
  const isSamePerson = state.session?.user.id === session.user.id;
  const isSameToken = state.session?.access_token === session.access_token;
  return {
    loading: false,
    session,
    userProfile: isSamePerson ? state.userProfile : null,
    // It holds until the academy has been asked again, which a new token is the reason for.
    problem: isSameToken ? state.problem : null,
    hasLeft: false,
  };
};

/** What each of the seven events means to the pages (R50). */
export function afterEvent(state: AuthState, event: AuthChangeEvent, session: Session | null): AuthState {
  switch (event) {
    case 'INITIAL_SESSION':
    case 'SIGNED_IN':
    case 'TOKEN_REFRESHED':
    case 'USER_UPDATED':
    case 'PASSWORD_RECOVERY':
    case 'MFA_CHALLENGE_VERIFIED':
      return session ? signedInBy(state, session) : signedOut();
    case 'SIGNED_OUT':
      // Whoever did not sign out here learns that the sign-in has ended, unless there is a better reason.
      return state.session
        ? signedOut({ problem: state.problem ?? 'auth.required' })
        : { ...state, loading: false };
    default:
      return state;
  }
}

/** What the academy says of the person whose session it is. */
export const afterProfile = (state: AuthState, { profile, problem }: ProfileAnswer): AuthState => ({
  ...state,
  // What is known of a person stays while the academy cannot be reached.
  userProfile: problem === 'unreachable' ? state.userProfile : profile,
  problem: problem === 'unreachable' && state.userProfile ? null : problem,
});
