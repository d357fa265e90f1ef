import type { Role } from '@bayan/domain/roles';
import type { AuthState } from './auth-state.ts';

/** What a guarded page does with whoever stands before it (R56). */
export type AccessDecision =
  | 'wait'
  | 'enter'
  | 'sign-in'
  /** They signed out themselves: nothing brings them back. */
  | 'leave'
  | 'second-factor'
  /** One has to be set up first (R640). */
  | 'new-second-factor'
  | 'unreachable'
  | 'no-role'
  | 'own-dashboard';

export function accessDecision(state: AuthState, role: Role | null): AccessDecision {
  const { loading, session, userProfile, problem, hasLeft } = state;
  if (loading) return 'wait';
  if (problem === 'unreachable') return 'unreachable';
  if (!session) return hasLeft ? 'leave' : 'sign-in';
  if (problem === 'access.second-factor') return 'second-factor';
  // Told to sign out just now, which happens at once.
  if (problem) return 'wait';
  if (!userProfile) return 'wait';
  if (userProfile.standing === 'awaiting-second-factor') return 'new-second-factor';
  if (userProfile.role === null || userProfile.standing !== 'active') return role ? 'no-role' : 'enter';
  if (role === null) return 'own-dashboard';
  return userProfile.role === role ? 'enter' : 'own-dashboard';
}
