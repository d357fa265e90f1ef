import { createHmac, randomUUID } from 'node:crypto';
import { loadSigningKeys, type SigningKeys } from '@bayan/auth/tokens/load-signing-keys';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { callAs } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson } from './auth-caller.ts';
import { createStandIn, type StandIn } from './hosted-stand-in.ts';

const SECRET = 'the shared secret of a project from before keys';

let standIn: StandIn;
let academy: TestApp;
let keys: SigningKeys;
let genuine: string;
let claims: JWTPayload;
beforeAll(async () => {
  standIn = await createStandIn();
  academy = await createTestApp({ env: standIn.env, now: new Date() });
  keys = await loadSigningKeys(standIn.app.config);
  genuine = (await standIn.signUp('victim@academy.example')).access_token;
  claims = decodeJwt(genuine);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await academy.close();
  await standIn.close();
});

const reach = async (token: string, app = academy) => (await callAs(app, token, 'GET', '/api/me')).status;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const hs256 = (body: unknown, secret: string, head: object = {}) => {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT', ...head })}.${encode(body)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};
/** Signed by the service's own key, with something about it that the service would not write. */
const theirsBut = (changes: JWTPayload, head: Record<string, string> = {}) =>
  new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ alg: 'ES256', kid: keys.current.kid, typ: 'JWT', ...head })
    .sign(keys.current.privateKey);
/** The keys are looked at again only after a while; this is that while, for whoever asks what time it is. */
const passSeconds = (seconds: number) => {
  const then = Date.now() + seconds * 1000;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(then);
};
/** Another key at the same address, and a person who signs in there. */
async function otherService() {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'ES256', kid: randomUUID() };
  const env = { PUBLIC_URL: standIn.url, AUTH_SIGNING_KEYS: JSON.stringify([key]) };
  const app = await createTestApp({ env, now: new Date() });
  await createPerson(app, { email: 'new@academy.example' });
  return { app, token: (await authCaller(app).signIn('new@academy.example')).access_token };
}

const forgeries: Record<string, () => string | Promise<string>> = {
  'no algorithm': () => `${encode({ alg: 'none', kid: keys.current.kid, typ: 'JWT' })}.${encode(claims)}.`,
  'the public key as a shared secret': () =>
    hs256(claims, JSON.stringify(keys.current.publicJwk), { kid: keys.current.kid }),
  'a shared secret where there is none': () => hs256(claims, SECRET),
  'an empty shared secret': () => hs256(claims, ''),
  'a key of one’s own under the service’s key id': async () => {
    const { privateKey } = await generateKeyPair('ES256');
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: keys.current.kid, typ: 'JWT' })
      .sign(privateKey);
  },
  'a key that the service does not publish': async () => {
    const { privateKey } = await generateKeyPair('ES256');
    return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'mine', typ: 'JWT' }).sign(privateKey);
  },
  'an algorithm that is not the key’s': async () => {
    const { privateKey } = await generateKeyPair('RS256');
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: keys.current.kid, typ: 'JWT' })
      .sign(privateKey);
  },
  'no key id': () => theirsBut({}, { kid: '' }),
  'another issuer': () => theirsBut({ iss: 'https://evil.example/auth/v1' }),
  'the issuer without its path': () => theirsBut({ iss: standIn.url }),
  'another audience': () => theirsBut({ aud: 'anon' }),
  'another type': () => theirsBut({}, { typ: 'at+jwt' }),
  'no expiry': () => {
    const { exp: _, ...rest } = claims;
    return new SignJWT(rest)
      .setProtectedHeader({ alg: 'ES256', kid: keys.current.kid, typ: 'JWT' })
      .sign(keys.current.privateKey);
  },
  expired: () => theirsBut({ exp: Math.floor(academy.clock.now().getTime() / 1000) }),
  'a subject that is no id': () => theirsBut({ sub: "x' or 1=1" }),
  'no auth session': () => theirsBut({ session_id: undefined }),
  'a key of the project': () =>
    hs256({ iss: 'supabase', role: 'service_role', iat: claims.iat, exp: claims.exp }, SECRET),
  'no token at all': () => 'x',
};

test('a genuine token is let in', async () => {
  expect(await reach(genuine)).toBe(200);
  expect(await reach(await theirsBut({}))).toBe(200);
});

test.each(Object.keys(forgeries))('%s is refused', async name => {
  expect(await reach((await forgeries[name]?.()) ?? '')).toBe(401);
});

test('a token expires to the second, also one that was let in before', async () => {
  const app = await createTestApp({ env: standIn.env, now: new Date() });
  const now = Math.floor(app.clock.now().getTime() / 1000);
  const token = await theirsBut({ exp: now + 120 });
  expect(await reach(token, app)).toBe(200);
  app.clock.set(new Date((now + 119) * 1000));
  expect(await reach(token, app)).toBe(200);
  app.clock.set(new Date((now + 120) * 1000));
  expect(await reach(token, app)).toBe(401);
  await app.close();
});

test('a project from before keys signs with a secret, which must be the one we were told', async () => {
  const env = { ...standIn.env, AUTH_JWT_SECRET: SECRET };
  const app = await createTestApp({ env, now: new Date() });
  expect(await reach(genuine, app)).toBe(200);
  expect(await reach(hs256(claims, SECRET), app)).toBe(200);
  expect(await reach(hs256(claims, SECRET, { kid: 'legacy' }), app)).toBe(200);
  expect(await reach(hs256(claims, `${SECRET}!`), app)).toBe(401);
  expect(await reach(hs256({ ...claims, iss: 'supabase' }, SECRET), app)).toBe(401);
  expect(await reach(hs256({ ...claims, aud: undefined }, SECRET), app)).toBe(401);
  expect(await reach(hs256(claims, JSON.stringify(keys.current.publicJwk)), app)).toBe(401);
  await app.close();
});

test('new keys of the service are followed, once it is worth another look', async () => {
  const app = await createTestApp({ env: standIn.env, now: new Date() });
  expect(await reach(genuine, app)).toBe(200);
  const renewed = await otherService();
  await standIn.stop();
  await standIn.start(renewed.app);
  expect(await reach(renewed.token, app)).toBe(401);
  passSeconds(31);
  expect(await reach(renewed.token, app)).toBe(200);
  // What the service signs with no more is believed no more, a while after it was last looked at.
  app.clock.advance(601_000);
  expect(await reach(genuine, app)).toBe(401);
  await standIn.stop();
  await standIn.start();
  await renewed.app.close();
  await app.close();
});

test('while the service is down the keys of before serve, and what they do not know is 503', async () => {
  const app = await createTestApp({ env: standIn.env, now: new Date() });
  expect(await reach(genuine, app)).toBe(200);
  const renewed = await otherService();
  await standIn.stop();
  passSeconds(601);
  // Not the token from before, which is remembered.
  expect(await reach(await theirsBut({ jti: randomUUID() }), app)).toBe(200);
  const unknown = await callAs(app, renewed.token, 'GET', '/api/me');
  expect(unknown.status).toBe(503);
  expect(unknown.headers.get('retry-after')).toBe('2');
  expect(await unknown.json()).toMatchObject({ error: { code: 'service.unavailable' } });
  const row = await app.fetch('/rest/v1/profiles', { headers: { authorization: `Bearer ${renewed.token}` } });
  expect(row.status).toBe(503);
  // A forged signature under a known key is a forgery all the same.
  expect(await reach(`${genuine.slice(0, -6)}AAAAAA`, app)).toBe(401);
  await standIn.start(renewed.app);
  passSeconds(6);
  expect(await reach(renewed.token, app)).toBe(200);
  await standIn.stop();
  await standIn.start();
  await renewed.app.close();
  await app.close();
});

test('while the service is down somebody whom we do not know yet is asked to come again', async () => {
  const { access_token: token } = await standIn.signUp('early@academy.example');
  await standIn.stop();
  expect(await reach(token)).toBe(503);
  await standIn.start();
  expect(await reach(token)).toBe(200);
});
