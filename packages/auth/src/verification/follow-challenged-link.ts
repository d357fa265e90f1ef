import type { AuthContext } from '#context/auth-context.ts';
import type { OneTimePurpose } from '#protocol/one-time-token.ts';
import { type FlowMethod, issueFlowCode } from '#store/flow-codes.repository.ts';
import type { StoredToken } from '#store/one-time-tokens.repository.ts';
import { type Proof, redeemOneTimeToken } from './redeem-one-time-token.ts';

/** Nobody asks for these with a challenge. */
type NeverChallenged = 'reauthentication' | 'email_change_undo';
const isChallenged = <Purpose extends OneTimePurpose>(
  purpose: Purpose,
): purpose is Exclude<Purpose, NeverChallenged> =>
  purpose !== 'reauthentication' && purpose !== 'email_change_undo';

const METHODS: Readonly<Record<Exclude<OneTimePurpose, NeverChallenged>, FlowMethod>> = {
  signup: 'email/signup',
  invite: 'invite',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
};

/** What the link was mailed for happens; signing in takes the code and the verifier. Null as in redeeming a token. */
export const followChallengedLink = (context: AuthContext, proof: Proof): Promise<string | null> =>
  redeemOneTimeToken(context, proof, (tx, { userId, ...token }) =>
    issueFlowCode(tx, { userId, ...flowOf(token), now: proof.now }),
  );

function flowOf({ purpose, codeChallenge, codeChallengeMethod }: Omit<StoredToken, 'userId'>) {
  if (codeChallenge === null || codeChallengeMethod === null || !isChallenged(purpose))
    throw new Error('a link with a challenge was kept without one');
  return { method: METHODS[purpose], challenge: { codeChallenge, codeChallengeMethod } };
}
