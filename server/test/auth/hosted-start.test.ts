import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { StartupError } from '@bayan/platform/startup-error';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '#config/config.ts';
import { connectHosted } from '#people/access/connect-hosted.ts';
import { freePort } from '#test/free-port.ts';
import { PATIENCE } from '#test/patience.ts';
import { newDataDir } from '#test/process/new-data-dir.ts';
import { launch, launchReady } from '#test/process/product.ts';
import { ANON_KEY, createStandIn, SERVICE_KEY, type StandIn } from './hosted-stand-in.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await createStandIn();
});
afterAll(() => standIn.close());

const connect = (env: Record<string, string>) => connectHosted(readConfig({ ...standIn.env, ...env }));
/** One line that names the variable, and repeats no key. */
async function expectRefused(env: Record<string, string>, line: RegExp) {
  const refused = await connect(env).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartupError);
  const { message } = refused as StartupError;
  expect(message).toMatch(line);
  expect(message).not.toMatch(/\n|hush/);
}
/** Something that answers every request alike, and is no sign-in service. */
async function withServer(status: number, body: string, work: (url: string) => Promise<void>) {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

test('the right address and keys are taken, with the service key or without', async () => {
  expect(await connect({})).toMatchObject({ kind: 'hosted' });
  expect(await connect({ SUPABASE_SERVICE_ROLE_KEY: '' })).toMatchObject({ kind: 'hosted' });
  expect(await connectHosted(readConfig({}))).toBeNull();
});

test('an address where nobody answers', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  await expectRefused({ SUPABASE_URL: url }, /^SUPABASE_URL: .* does not answer: ECONNREFUSED$/);
  await expectRefused(
    { SUPABASE_URL: 'http://nowhere.invalid' },
    /^SUPABASE_URL: http:\/\/nowhere\.invalid does not answer: \S+$/,
  );
});

test.each([
  [404, '{}', 'is no sign-in service: it answers 404'],
  [200, '<html></html>', 'is no sign-in service'],
  [200, '{"keys":"none"}', 'is no sign-in service'],
  [500, '{"keys":[]}', 'is no sign-in service: it answers 500'],
  [200, '{"keys":[]}', 'has no signing key .*AUTH_JWT_SECRET'],
  [200, '{"keys":[{"kty":"oct"},{"kty":"EC","crv":"P-521"}]}', 'has no signing key .*AUTH_JWT_SECRET'],
])('an address that answers %i %s', async (status, body, reason) => {
  await withServer(status, body, url =>
    expectRefused({ SUPABASE_URL: url }, new RegExp(`^SUPABASE_URL: ${url} ${reason}`)),
  );
});

test('a project without keys is taken with the secret it signs with', async () => {
  await withServer(200, '{"keys":[]}', async url => {
    const env = { SUPABASE_URL: url, AUTH_JWT_SECRET: 'a secret of thirty-two characters' };
    expect(await connect(env)).toMatchObject({ kind: 'hosted' });
  });
});

test('a wrong public key', async () => {
  await expectRefused({ SUPABASE_ANON_KEY: 'hush' }, /^SUPABASE_ANON_KEY is refused by http:\/\/\S+$/);
});

const keyOfRole = (role: string) =>
  ['{"alg":"HS256","typ":"JWT"}', JSON.stringify({ iss: 'supabase', role }), 'hush']
    .map(part => Buffer.from(part).toString('base64url'))
    .join('.');

test.each([
  ['a secret key', 'sb_secret_hush'],
  ['a key of service_role', keyOfRole('service_role')],
  ['a key of supabase_admin', keyOfRole('supabase_admin')],
  ['the service key itself', SERVICE_KEY],
])('%s in the place of the public one, which every visitor reads', async (_, key) => {
  await expectRefused({ SUPABASE_ANON_KEY: key }, /^SUPABASE_ANON_KEY is a secret key\b/);
});

test('a public key of either shape is not taken for a secret one', async () => {
  for (const key of ['sb_publishable_x', keyOfRole('anon')])
    await expectRefused({ SUPABASE_ANON_KEY: key }, /^SUPABASE_ANON_KEY is refused by/);
});

test('a wrong service key, and the public key in its place', async () => {
  const line = /^SUPABASE_SERVICE_ROLE_KEY is refused by http:\/\/\S+$/;
  await expectRefused({ SUPABASE_SERVICE_ROLE_KEY: 'hush' }, line);
  await expectRefused({ SUPABASE_SERVICE_ROLE_KEY: ANON_KEY }, line);
});

/** A command of the command line: its exit code and what a person reads. */
function command(env: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: number; said: string }>(resolve => {
    const script = join(import.meta.dirname, '../../src/app/cli/create-admin.ts');
    execFile(
      process.execPath,
      [script, ...args],
      { env: { PATH: process.env.PATH, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), said: `${stdout}${stderr}`.trim() }),
    );
  });
}

test('the product starts without samples, and its first administrator comes by way of the hosted service', async () => {
  // Who gives a second factor there, the token says; this one gave a password alone.
  const env = { ...standIn.env, DATA_DIR: newDataDir(), AUTH_ADMIN_SECOND_FACTOR: 'off' };
  const running = await launchReady(env);
  await vi.waitFor(() => expect(running.output()).toContain(`is ready: ${running.url}`), PATIENCE);
  expect(running.output()).not.toContain('@bayan.example');
  const email = 'first@academy.example';
  const { access_token } = await standIn.signUp(email);
  const call = async (path: string) =>
    (await fetch(`${running.url}${path}`, { headers: { authorization: `Bearer ${access_token}` } })).status;

  const create = await command(env, '--email', email, '--name', 'First');
  expect(create).toEqual({ code: 1, said: expect.stringMatching(/^bayan: SUPABASE_URL .* --promote$/) });
  const early = await command(env, '--email', email, '--promote');
  expect(early).toEqual({ code: 1, said: `bayan: there is no account ${email}` });
  expect(await call('/api/me')).toBe(200);
  const promoted = await command(env, '--email', email, '--promote');
  expect(promoted).toEqual({ code: 0, said: `${email} is an administrator now` });
  expect(await call('/api/profiles')).toBe(200);
  expect(await running.stop()).toBe(0);
});

test('samples are refused', async () => {
  const product = await launch({ ...standIn.env, SAMPLE_DATA: '1', DATA_DIR: newDataDir() });
  expect(await product.ended).toBe(1);
  expect(product.output().trim().split('\n').at(-1)).toMatch(/^bayan: SAMPLE_DATA=1 .*SUPABASE_URL/);
});
