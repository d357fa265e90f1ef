import { inTransaction } from '@bayan/platform/db/transaction';
import { isBlockedAccount } from '#accounts/account.ts';
import { type SessionAnswer, sessionAnswer } from '#answers/session-answer.ts';
import { startAuthSession } from '#auth-sessions/start-auth-session.ts';
import type { AuthContext } from '#context/auth-context.ts';
import type { Device } from '#devices/device.ts';
import { AuthError, banned } from '#protocol/auth-error.ts';
import { isAnsweredBy } from '#protocol/code-challenge.ts';
import { isForPassword } from '#protocol/one-time-token.ts';
import { identitiesOf, lockAccount } from '#store/auth-users.repository.ts';
import { findFlowCode, useUpFlowCode } from '#store/flow-codes.repository.ts';

interface Exchange {
  readonly code: string;
  readonly verifier: string;
  readonly device: Device;
  readonly now: Date;
}

const unknownCode = () =>
  new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');

/** Signs in who followed a link and knows the secret of the client that asked for it. */
export async function exchangeFlowCode(
  context: AuthContext,
  { code, verifier, device, now }: Exchange,
): Promise<SessionAnswer> {
  const { signedIn, identities } = await inTransaction(context.db, async tx => {
    const flow = await findFlowCode(tx, code);
    if (!flow) throw unknownCode();
    if (flow.expiresAt <= now)
      throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
    // A wrong verifier leaves the code usable: whoever saw only the link must not be able to spoil it.
    if (!isAnsweredBy(flow, verifier))
      throw new AuthError(
        400,
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      );
    const account = await lockAccount(tx, flow.userId);
    if (!account || !(await useUpFlowCode(tx, flow))) throw unknownCode();
    // The academy may have shut the account out since the link was followed.
    if (isBlockedAccount(account, now)) throw banned(400);
    return {
      signedIn: await startAuthSession(tx, {
        host: context.host,
        userId: flow.userId,
        method: flow.method,
        isReset: isForPassword(flow.method),
        device,
        now,
      }),
      identities: await identitiesOf(tx, flow.userId),
    };
  });
  return sessionAnswer(context.accessTokens, signedIn, identities, now);
}
