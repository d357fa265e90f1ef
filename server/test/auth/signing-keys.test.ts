import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import { loadSigningKeys } from '@bayan/auth/tokens/load-signing-keys';
import { StartupError } from '@bayan/platform/startup-error';
import {
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  SignJWT,
} from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#config/config.ts';
import { createTestApp } from '#test/harness.ts';
import { authCaller, createPerson } from './auth-caller.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bayan-keys-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const load = (keys?: string) =>
  loadSigningKeys(
    readConfig({ DATA_DIR: dataDir, ...(keys === undefined ? {} : { AUTH_SIGNING_KEYS: keys }) }),
  );
async function privateJwk(alg: 'ES256' | 'RS256'): Promise<JWK> {
  return exportJWK((await generateKeyPair(alg, { extractable: true })).privateKey);
}

test('without a setting one key is made, kept to oneself, and found again', async () => {
  const first = await load();
  const file = join(dataDir, 'auth/signing-key.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(dataDir, 'auth'))).toEqual(['signing-key.json']);
  expect((await load()).current.publicJwk).toEqual(first.current.publicJwk);
  expect(first.current.alg).toBe('ES256');
});

test('processes that start at nearly the same moment end with the same key', async () => {
  for (let round = 0; round < 12; round++) {
    rmSync(join(dataDir, 'auth'), { recursive: true, force: true });
    const starts = Array.from({ length: 6 }, async (_, index) => {
      await pause(index * 0.7);
      return load();
    });
    const loaded = await Promise.all(starts);
    expect(new Set(loaded.map(keys => keys.current.kid)).size).toBe(1);
    expect(readdirSync(join(dataDir, 'auth'))).toEqual(['signing-key.json']);
  }
});

test('a damaged key file stops the start instead of signing everybody out', async () => {
  await load();
  writeFileSync(join(dataDir, 'auth/signing-key.json'), '{"kty":');
  await expect(load()).rejects.toThrow(StartupError);
});

test('the first of several keys signs, and a key without a name is named by its thumbprint', async () => {
  const [ec, rsa] = [await privateJwk('ES256'), await privateJwk('RS256')];
  const keys = await load(JSON.stringify([{ ...rsa, kid: 'new' }, ec]));
  expect([keys.current.kid, keys.current.alg]).toEqual(['new', 'RS256']);
  expect([...keys.byKid.keys()]).toEqual(['new', expect.stringMatching(/^[\w-]{43}$/)]);
  expect([...keys.byKid.values()].map(key => key.publicJwk?.d)).toEqual([undefined, undefined]);
});

test('a retired key still verifies, a foreign one does not', async () => {
  const retired = { ...(await privateJwk('ES256')), kid: 'retired' };
  const path = join(dataDir, 'keys.json');
  writeFileSync(path, JSON.stringify([{ ...(await privateJwk('RS256')), kid: 'current' }, retired]));
  const app = await createTestApp({ env: { AUTH_SIGNING_KEYS: path } });
  try {
    const auth = authCaller(app);
    await createPerson(app, { email: 'member@family.example' });
    const { access_token } = await auth.signIn('member@family.example');
    expect(decodeProtectedHeader(access_token)).toEqual({ alg: 'RS256', kid: 'current', typ: 'JWT' });
    const signedBy = async (jwk: JWK) =>
      new SignJWT(decodeJwt(access_token))
        .setProtectedHeader({ alg: 'ES256', kid: String(jwk.kid), typ: 'JWT' })
        .sign(await importJWK(jwk, 'ES256'));
    expect(await auth.me(access_token)).toBe(200);
    expect(await auth.me(await signedBy(retired))).toBe(200);
    expect(await auth.me(await signedBy({ ...(await privateJwk('ES256')), kid: 'foreign' }))).toBe(401);
    const { body } = await auth.call('GET', '/.well-known/jwks.json');
    expect((body.keys as JWK[]).map(key => key.kid)).toEqual(['current', 'retired']);
  } finally {
    await app.close();
  }
});

const secretJwk = { kty: 'oct', alg: 'HS256', kid: 'shared', k: Buffer.alloc(32, 7).toString('base64url') };

test('the only key that is said to sign does so, wherever it stands; others verify', async () => {
  const rsa = { ...(await privateJwk('RS256')), kid: 'rsa', key_ops: ['verify'], use: 'sig', ext: true };
  const signing = { ...secretJwk, key_ops: ['sign', 'verify'] };
  expect((await load(JSON.stringify([rsa, signing]))).current.kid).toBe('shared');
  const turned = [
    { ...signing, key_ops: ['verify'] },
    { ...rsa, key_ops: ['sign', 'verify'] },
  ];
  expect((await load(JSON.stringify(turned))).current.kid).toBe('rsa');
  const unsaid = { ...rsa, key_ops: undefined };
  expect((await load(JSON.stringify([unsaid, signing]))).current.kid).toBe('shared');
  const both = [unsaid, signing, { ...(await privateJwk('ES256')), key_ops: ['sign'] }];
  expect((await load(JSON.stringify(both))).current.kid).toBe('rsa');
  const { kty, n, e } = rsa;
  const publicRsa = { kty, n, e, kid: 'public', key_ops: ['verify'] };
  const keys = await load(JSON.stringify([publicRsa, signing]));
  expect([keys.current.kid, ...keys.byKid.keys()]).toEqual(['shared', 'public', 'shared']);
});

test('a shared secret signs under its name, differently every time, and is published nowhere', async () => {
  const app = await createTestApp({ env: { AUTH_SIGNING_KEYS: JSON.stringify([secretJwk]) } });
  try {
    const auth = authCaller(app);
    await createPerson(app, { email: 'member@family.example' });
    const { access_token, refresh_token } = await auth.signIn('member@family.example');
    expect(decodeProtectedHeader(access_token)).toEqual({ alg: 'HS256', kid: 'shared', typ: 'JWT' });
    expect(await auth.me(access_token)).toBe(200);
    const { body } = await auth.refresh(refresh_token);
    expect(body.access_token).not.toBe(access_token);
    expect((await auth.call('GET', '/.well-known/jwks.json')).body).toEqual({ keys: [] });
  } finally {
    await app.close();
  }
});

describe('a wrong value stops the start with one line that names the setting', () => {
  const wrong: Record<string, () => Promise<string> | string> = {
    'no key': () => '[]',
    'no list': async () => JSON.stringify(await privateJwk('ES256')),
    'broken JSON': () => '[{',
    'a file that is not there': () => '/nowhere/keys.json',
    'a public key': async () => JSON.stringify([{ ...(await privateJwk('ES256')), d: undefined }]),
    'a shared secret': () => JSON.stringify([{ kty: 'oct', k: 'c2VjcmV0' }]),
    'a shared secret without a name': () => JSON.stringify([{ ...secretJwk, kid: undefined }]),
    'a short shared secret': () =>
      JSON.stringify([{ ...secretJwk, k: Buffer.alloc(31, 7).toString('base64url') }]),
    'a public key that is said to sign': async () =>
      JSON.stringify([{ ...(await privateJwk('ES256')), d: undefined, key_ops: ['sign'] }]),
    'keys that only verify': async () =>
      JSON.stringify([{ ...(await privateJwk('ES256')), key_ops: ['verify'] }]),
    'another algorithm': async () => JSON.stringify([{ ...(await privateJwk('ES256')), alg: 'ES384' }]),
    'two keys of one name': async () =>
      JSON.stringify([
        { ...(await privateJwk('ES256')), kid: 'a' },
        { ...(await privateJwk('ES256')), kid: 'a' },
      ]),
    'halves that do not belong together': async () => {
      const [one, two] = [await privateJwk('ES256'), await privateJwk('ES256')];
      return JSON.stringify([{ ...one, d: two.d }]);
    },
    'JSON in stray quotes': async () => `'${JSON.stringify([await privateJwk('ES256')])}'`,
    'an RSA key with a modulus of another': async () => {
      const [one, two] = [await privateJwk('RS256'), await privateJwk('RS256')];
      return JSON.stringify([{ ...one, n: two.n }]);
    },
  };
  test.each(Object.keys(wrong))('%s', async name => {
    const value = (await wrong[name]?.()) ?? '';
    const failure = await load(value).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartupError);
    expect((failure as Error).message).toMatch(/^AUTH_SIGNING_KEYS[^\n]+$/);
    expect(inspect(failure)).not.toContain(value);
    for (const [, secret] of value.matchAll(/"[dk]":"([^"]+)"/g))
      expect(inspect(failure)).not.toContain(secret);
  });
});
