import type { Transaction } from '@bayan/platform/db/database';
import { passkeyChanged } from '#accounts/passkey-changed.ts';
import type { AuthContext } from '#context/auth-context.ts';
import type { Device } from '#devices/device.ts';
import { credentialExists } from '#passkeys/add-passkey.ts';
import { createdCredential, usedCredential } from '#passkeys/passkey-input.ts';
import { creationOptions, newChallenge, readCreated, readUsed, requestOptions } from '#passkeys/webauthn.ts';
import { AuthError, factorNotFound, invalid } from '#protocol/auth-error.ts';
import type { RelyingParty } from '#protocol/relying-party.ts';
import type { Account } from '#store/auth-users.repository.ts';
import { type AuthFactor, verifyKeyFactor } from '#store/factors.repository.ts';
import { countUse, factorKeysOf, findKeyOfFactor, insertPasskey } from '#store/passkeys.repository.ts';
import type { GivenFactor } from './factor-input.ts';

function demandKeys({ relyingParty }: AuthContext): RelyingParty {
  if (relyingParty) return relyingParty;
  throw new AuthError(422, 'mfa_webauthn_verify_not_enabled', 'MFA verification is disabled for WebAuthn');
}

/** What the key of a factor is to sign; the first time it is made for it. */
export async function keyOptions(
  tx: Transaction,
  context: AuthContext,
  { user, person }: Account,
  factor: AuthFactor,
) {
  const party = demandKeys(context);
  const challenge = newChallenge();
  if (factor.status === 'unverified') {
    const known = await factorKeysOf(tx, user.id);
    const { en: siteName } = await context.host.siteNames(tx);
    const named = { id: user.id, name: user.email ?? user.phone ?? person.name, displayName: person.name };
    const made = { party, siteName, user: named, challenge, known, isPasskey: false };
    const publicKey = await creationOptions(made);
    return { challenge, webauthn: { type: 'create', credential_options: { publicKey } } };
  }
  const key = await findKeyOfFactor(tx, factor.id);
  if (!key) throw factorNotFound();
  const publicKey = await requestOptions({ party, challenge, allowed: [key], isPasskey: false });
  return { challenge, webauthn: { type: 'request', credential_options: { publicKey } } };
}

interface GivenKey {
  readonly account: Account;
  readonly factor: AuthFactor;
  readonly challenge: Buffer;
  readonly given: GivenFactor;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

/** Whether the key has signed. After the password to have it is enough: it need not be unlocked. */
export async function isKeyProved(tx: Transaction, context: AuthContext, proof: GivenKey): Promise<boolean> {
  const { given, factor } = proof;
  if (!('key' in given)) throw invalid('WebAuthn config required');
  const asked = { party: demandKeys(context), challenge: proof.challenge, isOwnerVerified: false };
  if (factor.status === 'unverified')
    return isKeyMade(tx, proof, createdCredential(given.key.credential), asked);
  return isKeyUsed(tx, { ...proof, host: context.host }, usedCredential(given.key.credential), asked);
}

type Asked = Parameters<typeof readUsed>[2];

async function isKeyMade(
  tx: Transaction,
  { account, factor, now }: GivenKey,
  credential: ReturnType<typeof createdCredential>,
  asked: Asked,
): Promise<boolean> {
  const made = await readCreated(credential, asked);
  if (!made) return false;
  const { aaguid: _, ...key } = made;
  const kept = await insertPasskey(tx, {
    userId: account.user.id,
    factorId: factor.id,
    ...key,
    transports: credential.response.transports ?? [],
    createdAt: now,
    lastUsedAt: now,
  });
  if (!kept) throw credentialExists();
  await verifyKeyFactor(tx, factor.id, now);
  return true;
}

async function isKeyUsed(
  tx: Transaction,
  { host, account, factor, device, now, requestId }: GivenKey & Pick<AuthContext, 'host'>,
  credential: ReturnType<typeof usedCredential>,
  asked: Asked,
): Promise<boolean> {
  const key = await findKeyOfFactor(tx, factor.id);
  if (!key?.credentialId.equals(Buffer.from(credential.id, 'base64url'))) return false;
  const use = await readUsed(credential, key, asked);
  if (!use) return false;
  if (await countUse(tx, key, use, now)) return true;
  await passkeyChanged(tx, {
    host,
    account,
    passkey: key,
    change: 'copied',
    actor: null,
    device,
    now,
    requestId,
  });
  return false;
}
