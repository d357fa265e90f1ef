import type { SignedIn } from '#features/auth/sign-in/start-auth-session.ts';
import type { AccessTokens } from '#features/auth/tokens/access-token.ts';
import { writeRefreshToken } from '#features/auth/tokens/refresh-token.ts';
import type { AuthIdentity } from '#features/auth/users/auth-users.repository.ts';
import { userView } from './user-view.ts';

/** The protocol's answer to everything that signs somebody in. */
export async function sessionAnswer(
  accessTokens: AccessTokens,
  { user, authSession, factors }: SignedIn,
  identities: readonly AuthIdentity[],
  now: Date,
) {
  return {
    access_token: await accessTokens.sign(user, authSession, now),
    token_type: 'bearer',
    expires_in: accessTokens.lifeSeconds,
    expires_at: Math.floor(now.getTime() / 1000) + accessTokens.lifeSeconds,
    refresh_token: writeRefreshToken(authSession),
    user: userView(user, identities, factors),
  };
}
export type SessionAnswer = Awaited<ReturnType<typeof sessionAnswer>>;
