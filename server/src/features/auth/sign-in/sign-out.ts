import type { AuthContext } from '../auth-context.ts';
import { invalid } from '../wire/auth-error.ts';
import { endAuthSession, endAuthSessions, endOtherAuthSessions } from './auth-sessions.repository.ts';
import type { SignedInUser } from './signed-in-user.ts';

const SCOPES = ['global', 'local', 'others'] as const;
type SignOutScope = (typeof SCOPES)[number];

export function signOutScope(asked: string | null): SignOutScope {
  const scope = SCOPES.find(known => known === (asked || 'global'));
  if (!scope) throw invalid(`Unsupported logout scope "${asked}"`);
  return scope;
}

export async function signOut(
  { db }: AuthContext,
  { account, authSessionId }: SignedInUser,
  scope: SignOutScope,
): Promise<void> {
  if (scope === 'local') await endAuthSession(db, authSessionId);
  else if (scope === 'others') await endOtherAuthSessions(db, account.user.id, authSessionId);
  else await endAuthSessions(db, account.user.id);
}
