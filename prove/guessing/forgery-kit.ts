import { createHmac, createPublicKey } from 'node:crypto';
import type { SigningKeys } from '@bayan/auth/tokens/load-signing-keys';
import { type CryptoKey, decodeJwt, type JWTPayload } from 'jose';

type Json = Readonly<Record<string, unknown>>;

export const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** What forgers have: a token of their own, the claims of somebody else's, and the published keys. */
export interface ForgeryKit {
  readonly genuine: string;
  readonly parts: readonly [head: string, body: string, signature: string];
  readonly claims: JWTPayload;
  readonly other: JWTPayload;
  readonly kid: string;
  /** The published key in the forms in which somebody might take it for a shared secret. */
  readonly publicForms: Readonly<Record<string, string | Buffer>>;
  hmac(head: Json | string, body: unknown, secret: string | Buffer, hash?: string): string;
  /** As the academy's own key would sign it, which no forger can: to see that the claims are looked at too. */
  ours(changes: Json, head?: Json): Promise<string>;
  oursRaw(body: string): Promise<string>;
}

export function createForgeryKit(keys: SigningKeys, genuine: string, other: string): ForgeryKit {
  const { current } = keys;
  const claims = decodeJwt(genuine);
  const [head = '', body = '', signature = ''] = genuine.split('.');
  const jwk = { ...current.publicJwk };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const pem = key.export({ type: 'spki', format: 'pem' }).toString();
  const [x, y] = [jwk.x, jwk.y].map(part => Buffer.from(String(part), 'base64url'));
  const ourHead = { alg: current.alg, kid: current.kid, typ: 'JWT' };
  /** By hand: a library refuses to write what no library should read. */
  const sign = async (given: Json, payload: unknown) => {
    const signed = `${encode(given)}.${encode(payload)}`;
    const signature = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      current.privateKey as CryptoKey,
      new TextEncoder().encode(signed),
    );
    return `${signed}.${Buffer.from(signature).toString('base64url')}`;
  };
  return {
    genuine,
    parts: [head, body, signature],
    claims,
    other: decodeJwt(other),
    kid: current.kid,
    publicForms: {
      'PEM text': pem,
      'PEM text without its last line break': pem.trim(),
      'PEM text in one line': pem.replaceAll('\n', ''),
      'DER bytes': key.export({ type: 'spki', format: 'der' }),
      'published JSON': JSON.stringify(jwk),
      'published list of keys': JSON.stringify({ keys: [jwk] }),
      'bare JSON': JSON.stringify({ kty: jwk.kty, crv: jwk.crv, x: jwk.x, y: jwk.y }),
      'x coordinate': x ?? '',
      'x coordinate as written': String(jwk.x),
      point: Buffer.concat([Buffer.from([4]), x ?? Buffer.alloc(0), y ?? Buffer.alloc(0)]),
      'key id': current.kid,
    },
    hmac(given, payload, secret, hash = 'sha256') {
      const signed = `${encode(given)}.${encode(payload)}`;
      return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`;
    },
    ours: (changes, given) => sign({ ...ourHead, ...given }, { ...claims, ...changes }),
    oursRaw: text => sign(ourHead, text),
  };
}
