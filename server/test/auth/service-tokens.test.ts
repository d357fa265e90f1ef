import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadSigningKeys, type SigningKeys } from '@bayan/auth/tokens/load-signing-keys';
import { createServiceTokens } from '@bayan/auth/tokens/service-token';
import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#config/config.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson } from './auth-caller.ts';
import { serviceTokenOf } from './service-caller.ts';

const SECRET = '37c304f8-51aa-419a-a1af-06154e63707a';
const ROOT = join(import.meta.dirname, '../../..');

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
let keys: SigningKeys;
let iat: number;
beforeAll(async () => {
  app = await createTestApp({ env: { AUTH_JWT_SECRET: SECRET } });
  auth = authCaller(app);
  keys = await loadSigningKeys(app.config);
  iat = Math.floor(app.clock.now().getTime() / 1000);
});
afterAll(() => app.close());

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const shared = (claims: object, secret = SECRET, head: object = { alg: 'HS256', typ: 'JWT' }) => {
  const signed = `${encode(head)}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};
const ours = (claims: Record<string, unknown>) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: keys.current.alg, kid: keys.current.kid, typ: 'JWT' })
    .sign(keys.current.privateKey);

/** Every admin call, with a path that would find something or nothing. */
const CALLS = [
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', '/admin/users/x'],
  ['PUT', '/admin/users/x'],
  ['DELETE', '/admin/users/x'],
  ['GET', '/admin/users/x/factors'],
  ['DELETE', '/admin/users/x/factors/x'],
  ['POST', '/admin/generate_link'],
  ['POST', '/invite'],
] as const;

const letIn: Record<string, () => Promise<string> | string> = {
  'one of ours': () => serviceTokenOf(app),
  'of our key, from elsewhere': () =>
    ours({ iss: 'supabase-demo', role: 'service_role', iat, exp: iat + 60 }),
  'of the other name for the role': () => ours({ role: 'supabase_admin', iat }),
  'of the secret, without an expiry': () => shared({ role: 'service_role', iat }),
  'of the secret, with a subject that is nobody': () =>
    shared({ sub: '1234567890', role: 'supabase_admin', iat }),
};
test.each(Object.keys(letIn))('a service token %s opens every admin call', async name => {
  const token = (await letIn[name]?.()) ?? '';
  for (const [method, path] of CALLS) {
    const { status } = await auth.call(method, path, { token, body: method === 'GET' ? undefined : {} });
    expect([path, [200, 400, 404].includes(status)]).toEqual([path, true]);
  }
});

const keptOut: Record<string, { token: () => Promise<string> | string; answer: [number, string] }> = {
  'no token': { token: () => '', answer: [401, 'no_authorization'] },
  'a public key of an application': { token: () => 'sb_publishable_key', answer: [403, 'bad_jwt'] },
  'an expired one': {
    token: () => ours({ role: 'service_role', iat: iat - 60, exp: iat }),
    answer: [403, 'bad_jwt'],
  },
  'one without a time': { token: () => ours({ role: 'service_role' }), answer: [403, 'bad_jwt'] },
  'one of another secret': {
    token: () => shared({ role: 'service_role', iat }, `${SECRET}!`),
    answer: [403, 'bad_jwt'],
  },
  'one of the public key as a secret': {
    token: () => shared({ role: 'service_role', iat }, JSON.stringify(keys.current.publicJwk)),
    answer: [403, 'bad_jwt'],
  },
  'one without an algorithm': {
    token: () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ role: 'service_role', iat })}.`,
    answer: [403, 'bad_jwt'],
  },
  'one of a key that is not ours': {
    token: async () =>
      new SignJWT({ role: 'service_role', iat })
        .setProtectedHeader({ alg: 'ES256', kid: keys.current.kid, typ: 'JWT' })
        .sign((await generateKeyPair('ES256')).privateKey),
    answer: [403, 'bad_jwt'],
  },
  'an anonymous role': { token: () => ours({ role: 'anon', iat }), answer: [403, 'not_admin'] },
  'no role': { token: () => ours({ iat }), answer: [403, 'not_admin'] },
  'a list of roles': { token: () => ours({ role: ['service_role'], iat }), answer: [403, 'not_admin'] },
  'an administrator of the academy': {
    token: async () => {
      await createPerson(app, { email: 'boss@academy.example', role: 'admin' });
      return (await auth.signIn('boss@academy.example')).access_token;
    },
    answer: [403, 'not_admin'],
  },
};
test.each(Object.keys(keptOut))('%s opens no admin call', async name => {
  const token = (await keptOut[name]?.token()) ?? '';
  for (const [method, path] of CALLS) {
    const { status, body } = await auth.call(method, path, { token });
    expect([path, status, body.code]).toEqual([path, ...(keptOut[name]?.answer ?? [])]);
  }
});

test('a service token is nobody’s: it opens neither the user’s own calls nor the API', async () => {
  const token = await serviceTokenOf(app);
  expect((await auth.call('GET', '/user', { token })).body.code).toBe('bad_jwt');
  expect(await auth.me(token)).toBe(401);
});

test('the command prints a token of the current key that lives as long as asked', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bayan-service-'));
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['server/src/app/cli/service-token.ts', ...args], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });
  try {
    const { stdout } = await run('--days', '30');
    const claims = decodeJwt(stdout.trim());
    expect(Number(claims.exp) - Number(claims.iat)).toBe(30 * 86_400);
    const config = readConfig({ DATA_DIR: dataDir });
    const tokens = createServiceTokens(await loadSigningKeys(config), config);
    await tokens.verify(stdout.trim(), new Date());
    for (const wrong of [[], ['--days', '0'], ['--days', 'x'], ['--weeks', '2']])
      await expect(run(...wrong)).rejects.toThrow(/usage: npm run auth:service-token/);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
