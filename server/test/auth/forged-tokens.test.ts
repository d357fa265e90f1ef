import { createHmac, randomUUID } from 'node:crypto';
import { authSessions } from '@bayan/auth/store/tables';
import { loadSigningKeys, type SigningKeys } from '@bayan/auth/tokens/load-signing-keys';
import { eq } from 'drizzle-orm';
import { decodeJwt, generateKeyPair, importJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson, type Tokens } from './auth-caller.ts';

const SECRET = 'a shared secret that is long enough for any of the algorithms, all of them';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
let keys: SigningKeys;
let genuine: Tokens;
let claims: JWTPayload;

beforeAll(async () => {
  app = await createTestApp({ now: new Date() });
  auth = authCaller(app);
  keys = await loadSigningKeys(app.config);
  await createPerson(app, { email: 'victim@academy.example', role: 'admin' });
  genuine = await auth.signIn('victim@academy.example');
  claims = decodeJwt(genuine.access_token);
});
afterAll(() => app.close());

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const parts = () => genuine.access_token.split('.') as [string, string, string];
const hs256 = (head: object, body: unknown, secret: string | Buffer) => {
  const signed = `${encode(head)}.${encode(body)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};
/** Signed by our own key, with something about it that is not as we write it. */
const oursBut = (changes: JWTPayload, head: Record<string, string> = {}) =>
  new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ alg: 'ES256', kid: keys.current.kid, typ: 'JWT', ...head })
    .sign(keys.current.privateKey);

const forgeries: Record<string, () => string | Promise<string>> = {
  'no algorithm': () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
  'no algorithm under our key id': () =>
    `${encode({ alg: 'none', kid: keys.current.kid, typ: 'JWT' })}.${encode(claims)}.`,
  'the public key as a shared secret': () =>
    hs256(
      { alg: 'HS256', kid: keys.current.kid, typ: 'JWT' },
      claims,
      JSON.stringify(keys.current.publicJwk),
    ),
  'the public point as a shared secret': () =>
    hs256(
      { alg: 'HS256', kid: keys.current.kid, typ: 'JWT' },
      claims,
      Buffer.from(String(keys.current.publicJwk?.x), 'base64url'),
    ),
  'a key of one’s own': async () => {
    const { privateKey } = await generateKeyPair('ES256');
    return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'mine', typ: 'JWT' }).sign(privateKey);
  },
  'a key of one’s own under our key id': async () => {
    const { privateKey } = await generateKeyPair('ES256');
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: keys.current.kid, typ: 'JWT' })
      .sign(privateKey);
  },
  'a key of one’s own in the header': async () => {
    const { privateKey } = await generateKeyPair('ES256');
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', jwk: { ...keys.current.publicJwk } })
      .sign(privateKey);
  },
  'an altered payload': () => {
    const [head, , sign] = parts();
    return `${head}.${encode({ ...claims, sub: randomUUID() })}.${sign}`;
  },
  'an altered signature': () => {
    const [head, body, sign] = parts();
    return `${head}.${body}.${sign.startsWith('A') ? 'B' : 'A'}${sign.slice(1)}`;
  },
  'padding after the signature': () => `${genuine.access_token}==`,
  'no signature': () => `${parts()[0]}.${parts()[1]}.`,
  'no key id': () => oursBut({}, { kid: '' }),
  expired: () => oursBut({ exp: Math.floor(app.clock.now().getTime() / 1000) }),
  'no expiry': async () => {
    const { exp: _, ...rest } = claims;
    return new SignJWT(rest)
      .setProtectedHeader({ alg: 'ES256', kid: keys.current.kid, typ: 'JWT' })
      .sign(keys.current.privateKey);
  },
  'another issuer': () => oursBut({ iss: 'https://evil.example/auth/v1' }),
  'another audience': () => oursBut({ aud: 'anon' }),
  'another type': () => oursBut({}, { typ: 'at+jwt' }),
  'no auth session': () => oursBut({ session_id: undefined }),
  'an auth session that is not': () => oursBut({ session_id: randomUUID() }),
  'a subject that is no id': () => oursBut({ sub: "x' or 1=1" }),
  'a subject that is nobody': () => oursBut({ sub: randomUUID() }),
  'the refresh token': () => genuine.refresh_token,
  'no token at all': () => 'x',
};

test('a genuine token is let in', async () => {
  expect(await auth.me(genuine.access_token)).toBe(200);
  expect((await auth.call('GET', '/user', { token: genuine.access_token })).status).toBe(200);
  expect(await auth.me(await oursBut({}))).toBe(200);
});

test.each(Object.keys(forgeries))('%s is refused by the sign-in service and by the API', async name => {
  const token = (await forgeries[name]?.()) ?? '';
  const own = await auth.call('GET', '/user', { token });
  expect(own.status).toBe(403);
  expect(own.body.code).toMatch(/^(bad_jwt|session_not_found|user_not_found)$/);
  if (own.body.code === 'bad_jwt')
    expect(own.body.message).toMatch(/^invalid JWT: unable to parse or verify signature/);
  expect(await auth.me(token)).toBe(401);
});

describe('with a shared secret', () => {
  let shared: TestApp;
  let caller: ReturnType<typeof authCaller>;
  let own: JWTPayload;
  beforeAll(async () => {
    shared = await createTestApp({ now: new Date(), env: { AUTH_JWT_SECRET: SECRET } });
    caller = authCaller(shared);
    await createPerson(shared, { email: 'legacy@academy.example', role: 'admin' });
    own = decodeJwt((await caller.signIn('legacy@academy.example')).access_token);
  });
  afterAll(() => shared.close());

  const statuses = async (token: string) => [
    (await caller.call('GET', '/user', { token })).status,
    await caller.me(token),
  ];
  const HEAD = { alg: 'HS256', typ: 'JWT' };

  test.each([
    ['without a key id', HEAD],
    ['under a key id that is not ours', { ...HEAD, kid: 'legacy' }],
  ])('a token signed with it is let in %s, wherever it was issued', async (_, head) => {
    expect(await statuses(hs256(head, own, SECRET))).toEqual([200, 200]);
    expect(await statuses(hs256(head, { ...own, iss: 'https://elsewhere.example' }, SECRET))).toEqual([
      200, 200,
    ]);
  });

  const forged: Record<string, () => Promise<string> | string> = {
    'another secret': () => hs256(HEAD, own, `${SECRET}!`),
    'no secret': () => hs256(HEAD, own, ''),
    'the secret under our key id': async () =>
      hs256({ ...HEAD, kid: (await loadSigningKeys(shared.config)).current.kid }, own, SECRET),
    'the public key as the secret': async () =>
      hs256(HEAD, own, JSON.stringify((await loadSigningKeys(shared.config)).current.publicJwk)),
    'another algorithm': () =>
      new SignJWT(own).setProtectedHeader({ ...HEAD, alg: 'HS512' }).sign(Buffer.from(SECRET)),
    'no algorithm': () => `${encode({ ...HEAD, alg: 'none' })}.${encode(own)}.`,
    'no expiry': () => hs256(HEAD, { ...own, exp: undefined }, SECRET),
    expired: () => hs256(HEAD, { ...own, exp: Math.floor(shared.clock.now().getTime() / 1000) }, SECRET),
    'no auth session': () => hs256(HEAD, { ...own, session_id: undefined }, SECRET),
    'another audience': () => hs256(HEAD, { ...own, aud: 'anon' }, SECRET),
    'a service role and no user': () => hs256(HEAD, { role: 'service_role', iat: own.iat }, SECRET),
  };
  test.each(Object.keys(forged))('%s is refused', async name => {
    expect(await statuses((await forged[name]?.()) ?? '')).toEqual([403, 401]);
  });

  test('it opens nothing where it is not set', async () => {
    const token = hs256(HEAD, claims, SECRET);
    expect((await auth.call('GET', '/user', { token })).body.code).toBe('bad_jwt');
    expect(await auth.me(token)).toBe(401);
  });
});

test('a token of another person’s auth session is refused', async () => {
  await createPerson(app, { email: 'other@academy.example', role: 'student' });
  const other = decodeJwt((await auth.signIn('other@academy.example')).access_token);
  const mixed = await oursBut({ session_id: other.session_id });
  expect((await auth.call('GET', '/user', { token: mixed })).body.code).toBe('session_not_found');
  expect(await auth.me(mixed)).toBe(401);
});

test('a token whose auth session was deleted is refused at once', async () => {
  await createPerson(app, { email: 'brief@academy.example', role: 'student' });
  const { access_token } = await auth.signIn('brief@academy.example');
  expect(await auth.me(access_token)).toBe(200);
  await app.db.delete(authSessions).where(eq(authSessions.id, String(decodeJwt(access_token).session_id)));
  expect(await auth.me(access_token)).toBe(401);
});

test('a token expires to the second', async () => {
  const { access_token } = await auth.signIn('victim@academy.example');
  app.clock.advance(3_599_000);
  expect(await auth.me(access_token)).toBe(200);
  app.clock.advance(1_000);
  expect(await auth.me(access_token)).toBe(401);
});

test('the published keys verify a token, and hold nothing private', async () => {
  const { body, headers } = await auth.call('GET', '/.well-known/jwks.json');
  expect(headers.get('cache-control')).toBe('public, max-age=600');
  const [jwk] = body.keys as Record<string, unknown>[];
  expect(Object.keys(jwk ?? {}).sort()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y']);
  const { payload: verified } = await jwtVerify(genuine.access_token, await importJWK(jwk ?? {}, 'ES256'), {
    currentDate: new Date(Number(claims.iat) * 1000),
  });
  expect(verified).toEqual(claims);
});
