import { inTransaction } from '@bayan/platform/db/transaction';
import { demandSecondFactorForPasskeys } from '#auth-sessions/second-factor.ts';
import { type SignedInUser, sessionNotFound } from '#auth-sessions/signed-in-user.ts';
import type { AuthContext } from '#context/auth-context.ts';
import type { Device } from '#devices/device.ts';
import {
  type AskedProof,
  checkCurrentPassword,
  isPersonProved,
  wrongCode,
} from '#own-account/reauthentication.ts';
import { gavePasswordHere } from '#own-account/shown-here.ts';
import { AuthError } from '#protocol/auth-error.ts';
import { findAuthSessionOf } from '#store/auth-sessions.repository.ts';
import { lockAccount } from '#store/auth-users.repository.ts';
import { passkeysOf } from '#store/passkeys.repository.ts';
import { demandPasskeys, openPasskeyChallenge } from './passkey-challenge.ts';
import { creationOptions } from './webauthn.ts';

const MAX_PASSKEYS = 10;

export const tooManyPasskeys = () =>
  new AuthError(422, 'too_many_passkeys', 'Maximum number of passkeys reached');

export const hasRoomForPasskey = (known: readonly unknown[]) => known.length < MAX_PASSKEYS;

interface Beginning {
  readonly proof: AskedProof;
  readonly device: Device;
  readonly now: Date;
}

/**
 * Begins to add a passkey. It is a key of its own to the account, for good: whoever shows nothing but a token, which may
 * be a thief's, gets none (R651).
 */
export async function beginPasskey(
  context: AuthContext,
  signedIn: SignedInUser,
  { proof, device, now }: Beginning,
) {
  const party = demandPasskeys(context);
  const { account, authSessionId } = signedIn;
  const { id: userId, isAnonymous } = account.user;
  if (isAnonymous)
    throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
  await demandSecondFactorForPasskeys(context.db, signedIn);
  await checkCurrentPassword(context, account.user, proof, { device, now });
  const begun = await inTransaction(context.db, async tx => {
    const current = await lockAccount(tx, userId);
    const authSession = await findAuthSessionOf(tx, authSessionId, userId);
    if (!current || !authSession) throw sessionNotFound();
    const { user, person } = current;
    if (proof.nonce !== undefined || !gavePasswordHere(authSession, { device, now })) {
      const prover = { user, authSession, proof, limits: context.limits, device, now };
      const action = 'Adding a passkey';
      if (!(await isPersonProved(tx, { ...prover, isResetEnough: false, action }))) return null;
    }
    const known = await passkeysOf(tx, userId);
    if (!hasRoomForPasskey(known)) throw tooManyPasskeys();
    const opened = await openPasskeyChallenge(tx, { authSessionId, now });
    const name = user.email ?? user.phone ?? person.name;
    return { opened, known, user: { id: userId, name, displayName: person.name } };
  });
  if (!begun) throw await wrongCode(context, { personId: userId, device, now });
  const { opened, known, user } = begun;
  const { en: siteName } = await context.host.siteNames(context.db);
  const { id: challenge_id, challenge, expires_at } = opened;
  const options = await creationOptions({ party, siteName, user, challenge, known, isPasskey: true });
  return { challenge_id, options, expires_at };
}
