import type { SignedIn } from '#auth-sessions/start-auth-session.ts';
import type { AuthIdentity } from '#store/auth-users.repository.ts';
import type { AccessTokens } from '#tokens/access-token.ts';
import { writeRefreshToken } from '#tokens/refresh-token.ts';
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
