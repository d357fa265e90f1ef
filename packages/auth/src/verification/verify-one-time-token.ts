import { type SessionAnswer, sessionAnswer } from '#answers/session-answer.ts';
import { startAuthSession } from '#auth-sessions/start-auth-session.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { isForPassword } from '#protocol/one-time-token.ts';
import { identitiesOf } from '#store/auth-users.repository.ts';
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
