import type { AuthContext } from '../auth-context.ts';
import { invalid } from '../wire/auth-error.ts';
import {
  endAuthSession,
  endAuthSessions,
  endOtherAuthSessions,
  endWeakerAuthSessions,
} from './auth-sessions.repository.ts';
import type { SignedInUser } from './signed-in-user.ts';

const SCOPES = ['global', 'local', 'others'] as const;
type SignOutScope = (typeof SCOPES)[number];

export function signOutScope(asked: string | null): SignOutScope {
  const scope = SCOPES.find(known => known === (asked || 'global'));
  if (!scope) throw invalid(`Unsupported logout scope "${asked}"`);
  return scope;
}

/** Who has a password alone ends no sign-in that was proved by more: a thief would shut the person out with it. */
export async function signOut(
  { db }: AuthContext,
  { account: { user }, authSessionId, aal }: SignedInUser,
  scope: SignOutScope,
): Promise<void> {
  if (scope !== 'local' && aal === 'aal1') await endWeakerAuthSessions(db, user.id, authSessionId);
  else if (scope === 'others') await endOtherAuthSessions(db, user.id, authSessionId);
  else if (scope === 'global') await endAuthSessions(db, user.id);
  if (scope !== 'others') await endAuthSession(db, authSessionId);
}
