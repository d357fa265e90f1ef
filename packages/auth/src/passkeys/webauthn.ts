import { randomBytes } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { RelyingParty } from '#protocol/relying-party.ts';
import type { AuthPasskey, PasskeyUse } from '#store/passkeys.repository.ts';

const CHALLENGE_BYTES = 32;
export const CHALLENGE_LIFE_MS = 300_000;
/** Ed25519, ECDSA over P-256 and RSA: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

// Read when somebody first needs it: it brings twenty packages, and most starts are not for them.
const library = () => import('@simplewebauthn/server');
const decoding = () => import('@simplewebauthn/server/helpers');

export const newChallenge = () => randomBytes(CHALLENGE_BYTES);

/** What an authenticator knows a person by. */
export const userHandleOf = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex');

/** Bytes of their own: the library is strict about what they lie in. */
const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);

const described = ({ credentialId, transports }: AuthPasskey) => ({
  id: credentialId.toString('base64url'),
  transports,
});

interface Creation {
  readonly party: RelyingParty;
  readonly siteName: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly challenge: Buffer;
  /** Those the person has: no authenticator makes a second one beside its own. */
  readonly known: readonly AuthPasskey[];
  /** Whether it signs in by itself, and so has to be found and unlocked without anything else. */
  readonly isPasskey: boolean;
}

export async function creationOptions({
  party,
  siteName,
  user,
  challenge,
  known,
  isPasskey,
}: Creation): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: siteName,
    rpID: party.id,
    userName: user.name,
    userDisplayName: user.displayName,
    userID: bytesOf(userHandleOf(user.id)),
    challenge: bytesOf(challenge),
    timeout: CHALLENGE_LIFE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(described),
    authenticatorSelection: isPasskey
      ? { residentKey: 'required', userVerification: 'required' }
      : { residentKey: 'discouraged', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

interface Request {
  readonly party: RelyingParty;
  readonly challenge: Buffer;
  /** None where any passkey will do: then nobody learns who has one. */
  readonly allowed: readonly AuthPasskey[];
  readonly isPasskey: boolean;
}

export async function requestOptions({
  party,
  challenge,
  allowed,
  isPasskey,
}: Request): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: bytesOf(challenge),
    timeout: CHALLENGE_LIFE_MS,
    allowCredentials: allowed.map(described),
    userVerification: isPasskey ? 'required' : 'preferred',
  });
}

interface Asked {
  readonly party: RelyingParty;
  readonly challenge: Buffer;
  /** Whether it must have been unlocked by its owner: by face, finger or PIN (R652). */
  readonly isOwnerVerified: boolean;
}

export interface MadePasskey {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly isBackedUp: boolean;
  readonly aaguid: string;
}

/** Null where it does not answer what was asked. */
export async function readCreated(
  response: RegistrationResponseJSON,
  { party, challenge, isOwnerVerified }: Asked,
): Promise<MadePasskey | null> {
  const { verifyRegistrationResponse } = await library();
  return orNull(async () => {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: await withoutStatement(response),
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: [...party.origins],
      expectedRPID: party.id,
      requireUserVerification: isOwnerVerified,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { credential, aaguid, credentialBackedUp } = registrationInfo;
    return {
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      isBackedUp: credentialBackedUp,
      aaguid,
    };
  });
}

/**
 * What a maker says of its authenticator was not asked for. Nobody looks at it: to follow a stranger's certificates would
 * mean to fetch what addresses they name.
 */
async function withoutStatement({ response, ...credential }: RegistrationResponseJSON) {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await decoding();
  const sent = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const plain = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', sent.get('authData')],
  ]);
  const attestationObject = isoBase64URL.fromBuffer(isoCBOR.encode(plain));
  return { ...credential, response: { ...response, attestationObject } };
}

/** Null where the key did not sign what was asked. What the counter means is for the caller to judge. */
export async function readUsed(
  response: AuthenticationResponseJSON,
  passkey: AuthPasskey,
  { party, challenge, isOwnerVerified }: Asked,
): Promise<PasskeyUse | null> {
  const { verifyAuthenticationResponse } = await library();
  return orNull(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: [...party.origins],
      expectedRPID: party.id,
      requireUserVerification: isOwnerVerified,
      // Compared when it is stored: the library would look at it before the signature, which anybody may send.
      credential: { id: response.id, publicKey: bytesOf(passkey.publicKey), counter: 0 },
    });
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return verified ? { counter: newCounter, isBackedUp: credentialBackedUp } : null;
  });
}

/** The library throws for whatever is wrong with an answer, and all of it was sent by somebody. */
async function orNull<T>(read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}
