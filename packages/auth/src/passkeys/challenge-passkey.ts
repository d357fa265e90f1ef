import type { AuthContext } from '#context/auth-context.ts';
import { demandPasskeys, openPasskeyChallenge } from './passkey-challenge.ts';
import { requestOptions } from './webauthn.ts';

/** What whoever signs in has to sign. It is the same for everybody, so that nobody learns who has a passkey (R654). */
export async function challengePasskey(context: AuthContext, { now }: { readonly now: Date }) {
  const party = demandPasskeys(context);
  const opened = await openPasskeyChallenge(context.db, { authSessionId: null, now });
  const { id: challenge_id, challenge, expires_at } = opened;
  const options = await requestOptions({ party, challenge, allowed: [], isPasskey: true });
  return { challenge_id, options, expires_at };
}
