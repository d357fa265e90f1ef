import type { Session } from '@supabase/auth-js';
import type { AccessProblem, UserProfile } from './user-profile.ts';

export interface AuthState {
  /** Until the first auth event, or until it is known that there is no sign-in to wait for (R49). */
  readonly loading: boolean;
  readonly session: Session | null;
  readonly userProfile: UserProfile | null;
  /** Why the sign-in, now or just before, does not open the academy. */
  readonly problem: AccessProblem | null;
  /** Whether the person signed out here, and expects to be asked for nothing more. */
  readonly hasLeft: boolean;
}

const nobody = { session: null, userProfile: null, problem: null, hasLeft: false };

export const unknownYet: AuthState = { ...nobody, loading: true };

export const signedOut = (how: Partial<Pick<AuthState, 'problem' | 'hasLeft'>> = {}): AuthState => ({
  ...nobody,
  ...how,
  loading: false,
});
