import { authPasskeys } from '@bayan/auth/store/tables';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type Answer, authCaller, createPerson, type Tokens } from './auth-caller.ts';
import { passkeyCaller } from './passkey-caller.ts';
import { type SoftwareAuthenticator, softwareAuthenticator } from './software-authenticator.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
let email: string;
let userId: string;
let tokens: Tokens;
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
  auth = authCaller(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance(301_000);
  email = `person-${++people}@family.example`;
  userId = await createPerson(app, { email, role: 'student' });
  tokens = await auth.signIn(email);
});

interface Challenge {
  readonly id: string;
  readonly webauthn: {
    readonly type: 'create' | 'request';
    readonly credential_options: {
      readonly publicKey: PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON;
    };
  };
}
type Circumstances = Parameters<SoftwareAuthenticator['get']>[1];

const outcome = ({ status, body }: Answer) => [status, body.code];
const post = (path: string, body: unknown, token = tokens.access_token) =>
  auth.call('POST', path, { token, body });
const challenge = async (id: string, token?: string) =>
  (await post(`/factors/${id}/challenge`, {}, token)).body as unknown as Challenge;
const answer = (id: string, challenge_id: string, webauthn: unknown, token?: string) =>
  post(`/factors/${id}/verify`, { challenge_id, webauthn }, token);

/** Adds a security key, or gives it, as the protocol has it. */
async function give(id: string, key: SoftwareAuthenticator, token?: string, circumstances?: Circumstances) {
  const { id: challengeId, webauthn } = await challenge(id, token);
  const { type, credential_options } = webauthn;
  const credential_response =
    type === 'create'
      ? key.create(credential_options.publicKey, circumstances)
      : key.get(credential_options.publicKey, circumstances);
  return answer(id, challengeId, { type, credential_response }, token);
}

async function withKey() {
  // It need not be unlocked: the password came before it.
  const key = softwareAuthenticator({ isUnlocked: false });
  const { body } = await post('/factors', { factor_type: 'webauthn', friendly_name: 'Key' });
  expect(body).toMatchObject({ type: 'webauthn', friendly_name: 'Key' });
  const id = String(body.id);
  const added = await give(id, key);
  expect(added.status).toBe(200);
  return { id, key, raised: String(added.body.access_token) };
}

test('a key is added as a second factor, and asked for from then on (R658)', async () => {
  const elsewhere = await auth.signIn(email);
  const { id, key, raised } = await withKey();
  expect(decodeJwt(raised)).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/webauthn' }, { method: 'password' }],
  });
  expect(await auth.me(elsewhere.access_token)).toBe(401);
  const { access_token: lower } = await auth.signIn(email);
  expect(await auth.me(lower)).toBe(403);
  const asked = await challenge(id, lower);
  expect(asked.webauthn).toMatchObject({
    type: 'request',
    credential_options: {
      publicKey: { rpId: 'localhost', allowCredentials: [{ id: key.credentialId.toString('base64url') }] },
    },
  });
  const given = await give(id, key, lower);
  expect(await auth.me(String(given.body.access_token))).toBe(200);
  expect(await auth.mails('second-factor-changed')).toHaveLength(1);
});

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['of another name', { rpId: 'evil.example' }],
])('one %s is refused, made or given', async (_, circumstances) => {
  const refused = [422, 'mfa_verification_failed'];
  const { body } = await post('/factors', { factor_type: 'webauthn' });
  expect(outcome(await give(String(body.id), softwareAuthenticator(), undefined, circumstances))).toEqual(
    refused,
  );
  const { id, key } = await withKey();
  const { access_token: lower } = await auth.signIn(email);
  expect(outcome(await give(id, key, lower, circumstances))).toEqual(refused);
  expect(await auth.me(lower)).toBe(403);
});

test('another key, a code, a used challenge and a copy raise nothing', async () => {
  const { id, key } = await withKey();
  const { access_token: lower } = await auth.signIn(email);
  expect(outcome(await give(id, softwareAuthenticator(), lower))).toEqual([422, 'mfa_verification_failed']);
  const { id: challengeId, webauthn } = await challenge(id, lower);
  const code = { challenge_id: challengeId, code: '123456' };
  expect(outcome(await post(`/factors/${id}/verify`, code, lower))).toEqual([400, 'validation_failed']);
  const { publicKey } = webauthn.credential_options;
  const wrong = {
    type: 'request',
    credential_response: key.get(publicKey, { origin: 'https://evil.example' }),
  };
  expect((await answer(id, challengeId, wrong, lower)).status).toBe(422);
  const right = { type: 'request', credential_response: key.get(publicKey) };
  expect(outcome(await answer(id, challengeId, right, lower))).toEqual([422, 'mfa_factor_not_found']);
  expect(outcome(await give(id, key, lower, { counter: 1 }))).toEqual([422, 'mfa_verification_failed']);
  const told = (await auth.mails('passkey-changed')).filter(({ toAddress }) => toAddress === email);
  expect(told.map(({ data }) => data.change)).toEqual(['copied']);
  expect(await auth.me(lower)).toBe(403);
});

test('it signs nobody in by itself, and is no passkey of the list', async () => {
  const { key, raised } = await withKey();
  const passkeys = passkeyCaller(auth);
  expect(outcome(await passkeys.signIn(key, { isUnlocked: true }))).toEqual([
    400,
    'webauthn_verification_failed',
  ]);
  expect((await auth.call('GET', '/passkeys', { token: raised })).body).toEqual([]);
});

test('removed, it is gone with its key, and what it raised falls back', async () => {
  const { id, raised } = await withKey();
  expect((await auth.call('DELETE', `/factors/${id}`, { token: raised })).status).toBe(200);
  expect(await app.db.select().from(authPasskeys).where(eq(authPasskeys.userId, userId))).toEqual([]);
  const { access_token } = (await auth.refresh(tokens.refresh_token)).body;
  expect(access_token).toBeUndefined();
  expect(await auth.me(raised)).toBe(200);
});

test.each([
  [{}, 'WebAuthn type must be create or request'],
  [{ type: 'x' }, 'WebAuthn type must be create or request'],
  [{ type: 'request' }, 'credential_response required'],
])('%j is no answer of a key', async (webauthn, message) => {
  const { body } = await post('/factors', { factor_type: 'webauthn' });
  const { id } = await challenge(String(body.id));
  expect((await answer(String(body.id), id, webauthn)).body).toEqual({ code: 'validation_failed', message });
});
