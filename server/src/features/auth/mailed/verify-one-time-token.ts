import type { AuthContext } from '#features/auth/auth-context.ts';
import { startAuthSession } from '#features/auth/sign-in/start-auth-session.ts';
import { identitiesOf } from '#features/auth/users/auth-users.repository.ts';
import { type SessionAnswer, sessionAnswer } from '#features/auth/wire/session-answer.ts';
import { isForPassword } from './one-time-token.ts';
import { type Proof, redeemOneTimeToken } from './redeem-one-time-token.ts';

/** Signs in whoever proves to have got a mail. Null: of the two mails about a new address the other is still open. */
export async function verifyOneTimeToken(context: AuthContext, proof: Proof): Promise<SessionAnswer | null> {
  const { device, now } = proof;
  const redeemed = await redeemOneTimeToken(context, proof, async (tx, { userId, purpose }) => ({
    signedIn: await startAuthSession(tx, {
      host: context.host,
      userId,
      method: 'otp',
      isReset: isForPassword(purpose),
      device,
      now,
    }),
    identities: await identitiesOf(tx, userId),
  }));
  return redeemed && sessionAnswer(context.accessTokens, redeemed.signedIn, redeemed.identities, now);
}
