import type { AuthContext } from '../auth-context.ts';
import type { Device } from '../devices/device.ts';
import { startAuthSession } from '../sign-in/start-auth-session.ts';
import { identitiesOf } from '../users/auth-users.repository.ts';
import { type SessionAnswer, sessionAnswer } from '../wire/session-answer.ts';
import { type Proof, redeemOneTimeToken } from './redeem-one-time-token.ts';

/** Signs in whoever proves to have got a mail. Null: of the two mails about a new address the other is still open. */
export async function verifyOneTimeToken(
  context: AuthContext,
  { device, ...proof }: Proof & { readonly device: Device },
): Promise<SessionAnswer | null> {
  const { now } = proof;
  const redeemed = await redeemOneTimeToken(context, proof, async (tx, { userId }) => ({
    signedIn: await startAuthSession(tx, { userId, method: 'otp', device, now }),
    identities: await identitiesOf(tx, userId),
  }));
  return redeemed && sessionAnswer(context.accessTokens, redeemed.signedIn, redeemed.identities, now);
}
