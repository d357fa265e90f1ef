import { inTransaction } from '@bayan/platform/db/transaction';
import { passkeyChanged } from '#accounts/passkey-changed.ts';
import { passkeyView } from '#answers/passkey-view.ts';
import { type SignedInUser, sessionNotFound } from '#auth-sessions/signed-in-user.ts';
import type { AuthContext } from '#context/auth-context.ts';
import type { Device } from '#devices/device.ts';
import { AuthError } from '#protocol/auth-error.ts';
import { lockAccount } from '#store/auth-users.repository.ts';
import { insertPasskey, passkeysOf } from '#store/passkeys.repository.ts';
import { hasRoomForPasskey, tooManyPasskeys } from './begin-passkey.ts';
import { demandPasskeys, passkeyRefused, redeemPasskeyChallenge } from './passkey-challenge.ts';
import type { createdCredential } from './passkey-input.ts';
import { nameOfMake } from './passkey-name.ts';
import { readCreated } from './webauthn.ts';

interface Adding {
  readonly challengeId: string;
  readonly credential: ReturnType<typeof createdCredential>;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

export const credentialExists = () =>
  new AuthError(422, 'webauthn_credential_exists', 'This credential is already registered');

/** Keeps the passkey that an authenticator made for somebody who was let begin with it. */
export async function addPasskey(
  context: AuthContext,
  { account: { user }, authSessionId }: SignedInUser,
  { challengeId, credential, device, now, requestId }: Adding,
) {
  const party = demandPasskeys(context);
  const added = await inTransaction(context.db, async tx => {
    const account = await lockAccount(tx, user.id);
    if (!account) throw sessionNotFound();
    const challenge = await redeemPasskeyChallenge(tx, challengeId, { authSessionId, now });
    const made = await readCreated(credential, { party, challenge, isOwnerVerified: true });
    // No error, so that the challenge is used up.
    if (!made) return null;
    const { aaguid, ...key } = made;
    if (!hasRoomForPasskey(await passkeysOf(tx, user.id))) throw tooManyPasskeys();
    const passkey = await insertPasskey(tx, {
      userId: user.id,
      ...key,
      transports: credential.response.transports ?? [],
      friendlyName: nameOfMake(aaguid),
      createdAt: now,
    });
    if (!passkey) throw credentialExists();
    await passkeyChanged(tx, {
      host: context.host,
      account,
      passkey,
      change: 'added',
      actor: user,
      device,
      now,
      requestId,
    });
    return passkeyView(passkey);
  });
  if (!added) throw passkeyRefused();
  return added;
}
