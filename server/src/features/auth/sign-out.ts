import type { AuthContext } from './auth-context.ts';
import { invalid } from './auth-error.ts';
import { endAuthSession, endAuthSessions, endOtherAuthSessions } from './auth-sessions.repository.ts';
import type { SignedInUser } from './signed-in-user.ts';

const SCOPES = ['global', 'local', 'others'] as const;
type SignOutScope = (typeof SCOPES)[number];

export function signOutScope(asked: string | null): SignOutScope {
  const scope = SCOPES.find(known => known === (asked || 'global'));
  if (!scope) throw invalid(`Unsupported logout scope "${asked}"`);
  return scope;
}

export function signOut(
  { db }: AuthContext,
  { account, authSessionId }: SignedInUser,
  scope: SignOutScope,
): Promise<void> {
  if (scope === 'local') return endAuthSession(db, authSessionId);
  if (scope === 'others') return endOtherAuthSessions(db, account.user.id, authSessionId);
  return endAuthSessions(db, account.user.id);
}
