import {
  CompactSign,
  type CryptoKey,
  calculateJwkThumbprint,
  compactVerify,
  importJWK,
  type JWK,
} from 'jose';
import { z } from 'zod';

type KeyMaterial = CryptoKey | Uint8Array;

export interface VerifyingKey {
  readonly kid: string;
  readonly alg: 'ES256' | 'RS256' | 'HS256';
  /** Of a shared secret the secret itself. */
  readonly publicKey: KeyMaterial;
  /** What everybody may read: nothing of a shared secret. */
  readonly publicJwk: JWK | null;
}

export interface SigningKey extends VerifyingKey {
  readonly privateKey: KeyMaterial;
}

export interface GivenKey {
  readonly key: VerifyingKey | SigningKey;
  /** Whether its owner says that it signs, or at least does not say that it only verifies. */
  readonly signs: 'yes' | 'unsaid' | 'no';
}

const part = z.string().min(1);
const FEWEST_SECRET_BYTES = 32;
const asked = { kid: part.optional(), key_ops: z.array(z.string()).optional() };
const ecKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  alg: z.literal('ES256').default('ES256'),
  x: part,
  y: part,
  d: part.optional(),
  ...asked,
});
const rsaKey = z.object({
  kty: z.literal('RSA'),
  alg: z.literal('RS256').default('RS256'),
  n: part.refine(n => Buffer.from(n, 'base64url').length >= 256),
  e: part,
  d: part.optional(),
  p: part.optional(),
  q: part.optional(),
  dp: part.optional(),
  dq: part.optional(),
  qi: part.optional(),
  ...asked,
});
const sharedSecret = z.object({
  kty: z.literal('oct'),
  alg: z.literal('HS256').default('HS256'),
  k: part.refine(k => Buffer.from(k, 'base64url').length >= FEWEST_SECRET_BYTES),
  ...asked,
  // A thumbprint of the secret would stand in every token.
  kid: part,
});
const givenJwk = z
  .discriminatedUnion('kty', [ecKey, rsaKey, sharedSecret])
  .refine(jwk => canSign(jwk) || (jwk.key_ops !== undefined && !jwk.key_ops.includes('sign')));
type GivenJwk = z.infer<typeof givenJwk>;

const canSign = (jwk: z.infer<typeof ecKey | typeof rsaKey | typeof sharedSecret>) =>
  jwk.kty === 'oct' || jwk.d !== undefined;

const KINDS =
  'ES256 (P-256), RS256 (2048 bits or more) or HS256 (32 bytes or more, with a kid); a public key must have key_ops ["verify"]';

/** Throws a sentence about what is wrong with the key, without anything of the key in it. */
export async function importSigningKey(value: unknown): Promise<GivenKey> {
  const parsed = givenJwk.safeParse(value);
  if (!parsed.success) throw new Error(`is not a private JWK for ${KINDS}`);
  const { key_ops, ...jwk } = parsed.data;
  const kid = jwk.kid ?? (await calculateJwkThumbprint(publicPartOf(jwk)));
  const signs = key_ops === undefined ? 'unsaid' : key_ops.includes('sign') ? 'yes' : 'no';
  return { key: await importPair(jwk, kid), signs };
}

async function importPair(jwk: GivenJwk, kid: string): Promise<VerifyingKey | SigningKey> {
  const { alg } = jwk;
  const common = { kid, alg, publicJwk: publishedPartOf(jwk, kid) };
  try {
    const publicKey = await importJWK(publicPartOf(jwk), alg);
    if (!canSign(jwk)) return { ...common, publicKey };
    // What was not given is missing here, never undefined; the schema's type cannot say so.
    const privateKey = await importJWK(jwk as JWK, alg);
    // The two halves may each be sound and still not belong together.
    const proof = await new CompactSign(new Uint8Array(1)).setProtectedHeader({ alg }).sign(privateKey);
    await compactVerify(proof, publicKey);
    return { ...common, publicKey, privateKey };
  } catch {
    throw new Error('cannot be used to sign and verify');
  }
}

function publicPartOf(jwk: GivenJwk): JWK {
  if (jwk.kty === 'oct') return { kty: jwk.kty, k: jwk.k };
  return jwk.kty === 'EC'
    ? { kty: jwk.kty, crv: jwk.crv, x: jwk.x, y: jwk.y }
    : { kty: jwk.kty, n: jwk.n, e: jwk.e };
}

const publishedPartOf = (jwk: GivenJwk, kid: string): JWK | null =>
  jwk.kty === 'oct' ? null : { ...publicPartOf(jwk), kid, alg: jwk.alg, use: 'sig', key_ops: ['verify'] };
