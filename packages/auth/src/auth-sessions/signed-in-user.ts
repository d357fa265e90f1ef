import { isBlockedAccount } from '#accounts/account.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { AuthError, banned } from '#protocol/auth-error.ts';
import { bearerToken } from '#protocol/bearer-token.ts';
import { findAuthSessionOf } from '#store/auth-sessions.repository.ts';
import { type Account, type AuthSession, findAccount } from '#store/auth-users.repository.ts';
import { isAct, keepAct } from './acts.ts';

export interface SignedInUser {
  readonly account: Account;
  readonly authSessionId: string;
  /** Of the auth session and of the token: one from before the second factor is not raised with it. */
  readonly aal: AuthSession['aal'];
  readonly proofHash: AuthSession['proofHash'];
}

export const sessionNotFound = () =>
  new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');

export function demandToken(request: Request): string {
  const token = bearerToken(request);
  if (token === null)
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  return token;
}

/** Who calls one of the sign-in service's own endpoints, checked in the protocol's order. */
export async function signedInUser(context: AuthContext, request: Request, now: Date): Promise<SignedInUser> {
  const { userId, authSessionId, aal } = await context.accessTokens.verify(demandToken(request), now);
  const account = await findAccount(context.db, userId);
  if (!account) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (isBlockedAccount(account, now)) throw banned(403);
  const authSession = await findAuthSessionOf(context.db, authSessionId, userId);
  if (!authSession) throw sessionNotFound();
  if (isAct(request)) await keepAct(context.db, { ...authSession, authSessionId }, now);
  const { proofHash } = authSession;
  return { account, authSessionId, aal: authSession.aal === 'aal2' ? aal : 'aal1', proofHash };
}
