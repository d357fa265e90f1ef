import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { AuthFactor } from '#store/factors.repository.ts';
import type { FactorKeys } from '#tokens/factor-keys.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Whose secret it is. */
type Owner = Pick<AuthFactor, 'id' | 'userId'>;
interface StoredSecret {
  readonly secret: Buffer;
  readonly secretKeyId: string | null;
}

/** Part of what is sealed: one that was copied into another row, or given to another person, does not open (R646). */
const rateLimitOf = ({ id, userId }: Owner) => Buffer.from(`${id} ${userId}`);

export function sealSecret({ current }: FactorKeys, owner: Owner, secret: Buffer): StoredSecret {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, current.ofSecrets, nonce).setAAD(rateLimitOf(owner));
  const sealed = Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
  return { secret: sealed, secretKeyId: current.id };
}

/** Throws where the key is not at hand, or where it is not what was sealed. */
export function openSecret({ byId }: FactorKeys, factor: Owner & StoredSecret): Buffer {
  const { secret, secretKeyId } = factor;
  // Of a release before: housekeeping seals it.
  if (secretKeyId === null) return secret;
  const key = byId.get(secretKeyId);
  if (!key) throw new Error(`the key ${secretKeyId} of a second factor is not among AUTH_FACTOR_KEYS`);
  const decipher = createDecipheriv(CIPHER, key.ofSecrets, secret.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(rateLimitOf(factor))
    .setAuthTag(secret.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(secret.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}
