import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  CompactSign,
  type CryptoKey,
  calculateJwkThumbprint,
  compactVerify,
  importJWK,
  type JWK,
} from 'jose';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { StartupError } from '../../startup-error.ts';
import { keptSigningKey } from './kept-signing-key.ts';

type SigningAlgorithm = 'ES256' | 'RS256';

interface SigningKey {
  readonly kid: string;
  readonly alg: SigningAlgorithm;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly publicJwk: JWK;
}

export interface SigningKeys {
  /** The one that signs. All of them verify. */
  readonly current: SigningKey;
  readonly byKid: ReadonlyMap<string, SigningKey>;
}

const part = z.string().min(1);
const named = { kid: part.optional() };
const ecKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  alg: z.literal('ES256').default('ES256'),
  x: part,
  y: part,
  d: part,
  ...named,
});
const rsaKey = z.object({
  kty: z.literal('RSA'),
  alg: z.literal('RS256').default('RS256'),
  n: part.refine(n => Buffer.from(n, 'base64url').length >= 256),
  e: part,
  d: part,
  p: part,
  q: part,
  dp: part,
  dq: part,
  qi: part,
  ...named,
});
const privateJwk = z.discriminatedUnion('kty', [ecKey, rsaKey]);
type PrivateJwk = z.infer<typeof privateJwk>;

const wrong = (what: string) => new StartupError(`AUTH_SIGNING_KEYS ${what}`);

/** The keys of AUTH_SIGNING_KEYS, or else one that is made at the first start and kept in the data directory. */
export async function loadSigningKeys(config: Pick<Config, 'dataDir' | 'auth'>): Promise<SigningKeys> {
  const given = config.auth.signingKeys;
  const jwks = given === undefined ? [await keptSigningKey(config.dataDir)] : await readGiven(given);
  const keys = await Promise.all(jwks.map(importKey));
  const byKid = new Map(keys.map(key => [key.kid, key]));
  const [current] = keys;
  if (!current) throw wrong('must hold at least one key');
  if (byKid.size < keys.length) throw wrong('holds two keys with the same kid');
  return { current, byKid };
}

async function readGiven(given: string): Promise<unknown[]> {
  const text = /^\s*[[{]/.test(given) ? given : await readKeyFile(given.trim());
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong('is neither JSON nor the path of a file with JSON');
  }
  if (!Array.isArray(value)) throw wrong('must be a JSON array of private keys (JWK)');
  return value;
}

async function readKeyFile(path: string): Promise<string> {
  try {
    return await readFile(resolve(path), 'utf8');
  } catch {
    // The value is not repeated: JSON in stray quotes comes here too, private keys and all.
    throw wrong('is neither a JSON array nor the path of a file that can be read');
  }
}

async function importKey(value: unknown, index: number): Promise<SigningKey> {
  const parsed = privateJwk.safeParse(value);
  if (!parsed.success) {
    throw wrong(`: key ${index + 1} is not a private JWK for ES256 (P-256) or RS256 (2048 bits or more)`);
  }
  const jwk = parsed.data;
  const { alg } = jwk;
  const kid = jwk.kid ?? (await calculateJwkThumbprint(publicPartOf(jwk)));
  const publicJwk: JWK = { ...publicPartOf(jwk), kid, alg, use: 'sig', key_ops: ['verify'] };
  try {
    const privateKey = (await importJWK({ ...jwk, kid }, alg)) as CryptoKey;
    const publicKey = (await importJWK(publicPartOf(jwk), alg)) as CryptoKey;
    // The two halves may each be sound and still not belong together.
    const proof = await new CompactSign(new Uint8Array(1)).setProtectedHeader({ alg }).sign(privateKey);
    await compactVerify(proof, publicKey);
    return { kid, alg, privateKey, publicKey, publicJwk };
  } catch {
    throw wrong(`: key ${index + 1} cannot be used to sign and verify`);
  }
}

const publicPartOf = (jwk: PrivateJwk): JWK =>
  jwk.kty === 'EC'
    ? { kty: jwk.kty, crv: jwk.crv, x: jwk.x, y: jwk.y }
    : { kty: jwk.kty, n: jwk.n, e: jwk.e };
