import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const UNLOCKED = 0x04;
const HAS_KEY = 0x40;

interface Circumstances {
  /** Where the page says it is. */
  readonly origin: string;
  readonly rpId: string;
  /** Whether its owner showed a face, a finger or a PIN. */
  readonly isUnlocked: boolean;
  /** What it says how often it was used; by default once more. */
  readonly counter: number | null;
  /** Whether it sends certificates of its maker, which nobody asked for. */
  readonly certificates: boolean;
}

const USUAL: Circumstances = {
  origin: 'http://localhost:3000',
  rpId: 'localhost',
  isUnlocked: true,
  counter: null,
  certificates: false,
};

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const written = (value: Buffer) => value.toString('base64url');

/** A phone that holds one passkey, as the standard describes it: ES256, no attestation. */
export function softwareAuthenticator(usual: Partial<Circumstances> = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData({ rpId, isUnlocked, counter: said }: Circumstances, key: Buffer | null) {
    counter = said ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = PRESENT | (isUnlocked ? UNLOCKED : 0) | (key ? HAS_KEY : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, key ?? Buffer.alloc(0)]);
  }

  function attestedKey() {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    return Buffer.concat([Buffer.alloc(16), length, credentialId, Buffer.from(isoCBOR.encode(cose))]);
  }

  return {
    credentialId,
    create(
      options: PublicKeyCredentialCreationOptionsJSON,
      circumstances: Partial<Circumstances> = {},
    ): RegistrationResponseJSON {
      const now = { ...USUAL, ...usual, ...circumstances };
      userHandle = options.user.id;
      const data = authenticatorData(now, attestedKey());
      const attestation = new Map<string, unknown>([
        ['fmt', now.certificates ? 'apple' : 'none'],
        ['attStmt', new Map(now.certificates ? [['x5c', [new Uint8Array(8)]]] : [])],
        ['authData', new Uint8Array(data)],
      ]);
      return {
        id: written(credentialId),
        rawId: written(credentialId),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: written(clientData('webauthn.create', options.challenge, now.origin)),
          attestationObject: written(
            Buffer.from(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          ),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    get(
      options: PublicKeyCredentialRequestOptionsJSON,
      circumstances: Partial<Circumstances> = {},
    ): AuthenticationResponseJSON {
      const now = { ...USUAL, ...usual, ...circumstances };
      const client = clientData('webauthn.get', options.challenge, now.origin);
      const data = authenticatorData(now, null);
      return {
        id: written(credentialId),
        rawId: written(credentialId),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: written(client),
          authenticatorData: written(data),
          signature: written(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle,
        },
      };
    },
  };
}
export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;
