import { authFactors } from '@bayan/auth/store/tables';
import type { AdminRight } from '@bayan/domain/roles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { profiles } from '#schema/people.ts';
import { callAs } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type Answer, authCaller, createPerson, type Tokens } from './auth-caller.ts';
import { enrol, prove } from './authenticator.ts';
import { authenticator } from './authenticator-app.ts';
import { browserAt } from './browser-at.ts';
import { passkeyCaller } from './passkey-caller.ts';
import { softwareAuthenticator } from './software-authenticator.ts';

const NEW_PASSWORD = 'Meadow-Copper-58';
const DAY = 24 * 3_600_000;

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
let email: string;
let userId: string;
let browser: ReturnType<typeof browserAt>;
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
  auth = authCaller(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance(301_000);
  email = `young${++people}@family.example`;
  userId = await createPerson(app, { email, role: 'student' });
  browser = browserAt(auth);
});

type Headers = Readonly<Record<string, string>>;
/** What a thief of a token can send beside it: anything but the cookie of the person's browser. */
const THIEFS: Readonly<Record<string, () => Promise<Headers>>> = {
  nothing: async () => ({}),
  'a page of ours': async () => ({ 'sec-fetch-site': 'same-origin' }),
  'the cookies of a sign-in of their own': async () => {
    const thief = browserAt(auth);
    const address = `thief${++people}@family.example`;
    await createPerson(app, { email: address, role: 'student' });
    await thief.signIn(address);
    return thief.headers();
  },
};

const outcome = ({ status, body }: Answer) => [status, body.code];
const NEEDED = [400, 'reauthentication_needed'];
const tokenIn = ({ body }: Answer) => (body as unknown as Tokens).access_token;
const api = async (token: string, method: string, path: string, headers: Headers, body: object = {}) => {
  const answer = await callAs(app, token, method, path, { body, headers });
  const { error } = (await answer.json()) as { error?: { code: string } };
  return [answer.status, error?.code];
};
const setPassword = (token: string, headers: Headers) =>
  auth.call('PUT', '/user', { token, headers, body: { password: NEW_PASSWORD } });
const addFactor = (token: string, headers: Headers, friendly_name = 'Phone') =>
  auth.call('POST', '/factors', { token, headers, body: { factor_type: 'totp', friendly_name } });
const beginPasskey = (token: string, headers: Headers) =>
  auth.call('POST', '/passkeys/registration/options', { token, headers, body: {} });

/** Signed in a moment ago by a passkey that the person has had for long. */
async function signedInByPasskey() {
  const passkeys = passkeyCaller(auth);
  const { id, phone } = await passkeys.given((await auth.signIn(email)).access_token);
  app.clock.advance(DAY);
  const { challenge_id, options } = await passkeys.ask();
  const credential = phone.get(options);
  const answer = await browser.post('/passkeys/authentication/verify', { challenge_id, credential });
  return { passkeyId: id, token: tokenIn(answer) };
}

/** Who gave a moment ago the code of an app that the person has had for long. */
async function gaveCode() {
  const { access_token } = await auth.signIn(email);
  const { id, totp } = await enrol(auth, access_token);
  const phone = authenticator(totp.secret, app.clock);
  await prove(auth, access_token, id, phone.code());
  app.clock.advance(DAY);
  const { access_token: lower } = await browser.signIn(email);
  const { body } = await browser.post(`/factors/${id}/challenge`, {}, lower);
  const given = { challenge_id: body.id, code: phone.code() };
  return { factorId: id, token: tokenIn(await browser.post(`/factors/${id}/verify`, given, lower)) };
}

describe.each(Object.entries(THIEFS))(
  'a token stolen a moment after the sign-in, with %s',
  (_, headersOf) => {
    test('of a password adds neither second factor nor passkey, which its own browser does (R61, R651)', async () => {
      const { access_token: token } = await browser.signIn(email);
      const thiefs = await headersOf();
      expect(outcome(await addFactor(token, thiefs))).toEqual(NEEDED);
      expect(outcome(await beginPasskey(token, thiefs))).toEqual(NEEDED);
      expect(outcome(await setPassword(token, thiefs))).toEqual(NEEDED);
      expect((await addFactor(token, browser.headers())).status).toBe(200);
      expect((await beginPasskey(token, browser.headers())).status).toBe(200);
    });

    test('of a passkey sets no password and touches no key, which its own browser does (R61)', async () => {
      const { passkeyId, token } = await signedInByPasskey();
      const thiefs = await headersOf();
      expect(outcome(await setPassword(token, thiefs))).toEqual(NEEDED);
      expect(outcome(await beginPasskey(token, thiefs))).toEqual(NEEDED);
      expect(outcome(await addFactor(token, thiefs))).toEqual(NEEDED);
      const remove = (headers: Headers) => auth.call('DELETE', `/passkeys/${passkeyId}`, { token, headers });
      expect(outcome(await remove(thiefs))).toEqual(NEEDED);
      expect((await beginPasskey(token, browser.headers())).status).toBe(200);
      expect((await setPassword(token, browser.headers())).status).toBe(200);
      expect((await remove(browser.headers())).status).toBe(204);
    });

    test('of a second factor proves nothing elsewhere (R61, R643, R841)', async () => {
      const { factorId, token } = await gaveCode();
      const thiefs = await headersOf();
      expect(outcome(await setPassword(token, thiefs))).toEqual(NEEDED);
      expect(outcome(await addFactor(token, thiefs, 'Second'))).toEqual(NEEDED);
      const remove = (headers: Headers) => auth.call('DELETE', `/factors/${factorId}`, { token, headers });
      expect(outcome(await remove(thiefs))).toEqual(NEEDED);
      for (const path of ['/api/auth/recovery-codes', '/api/auth/proof']) {
        expect(await api(token, 'PUT', path, thiefs)).toEqual([403, 'auth.proof-needed']);
        expect(await api(token, 'PUT', path, browser.headers())).toEqual([200, undefined]);
      }
      expect((await setPassword(token, browser.headers())).status).toBe(200);
      expect((await remove(browser.headers())).status).toBe(200);
    });

    test('of a recovery sets no password, which its own browser does (R61)', async () => {
      await auth.post('/recover', { email });
      const { token: token_hash } = await auth.mailTo(email, 'recovery');
      const token = tokenIn(await browser.post('/verify', { type: 'recovery', token_hash }));
      expect(outcome(await setPassword(token, await headersOf()))).toEqual(NEEDED);
      expect((await setPassword(token, browser.headers())).status).toBe(200);
    });

    test('of an owner neither exports nor erases anybody, which their own browser does (R841)', async () => {
      const student = await createPerson(app, { email: `kept${++people}@family.example`, role: 'student' });
      await app.db
        .update(profiles)
        .set({ role: 'admin', rights: ['owner'] })
        .where(eq(profiles.id, userId));
      const { access_token: token } = await browser.signIn(email);
      const thiefs = await headersOf();
      for (const [path, asked] of [
        ['/api/exports', { personId: student, language: 'en' }],
        ['/api/erasures', { personId: student }],
      ] as const) {
        const ask = (headers: Headers) => api(token, 'POST', path, headers, asked);
        expect(await ask(thiefs)).toEqual([403, 'access.fresh-proof']);
        expect(await ask(browser.headers())).toEqual([201, undefined]);
      }
    });

    test('of an owner makes no admin and gives no rights, which their own browser does (R803, R806)', async () => {
      const admin = (rights: AdminRight[]) => ({ role: 'admin', rights }) as const;
      const colleague = await createPerson(app, { email: `colleague${++people}@family.example` });
      await app.db
        .update(profiles)
        .set(admin(['operations']))
        .where(eq(profiles.id, colleague));
      const newcomer = await createPerson(app, { email: `newcomer${++people}@family.example` });
      await app.db
        .update(profiles)
        .set(admin(['owner', 'operations']))
        .where(eq(profiles.id, userId));
      const { access_token: token } = await browser.signIn(email);
      const thiefs = await headersOf();
      const versionOf = async (id: string) => {
        const [row] = await app.db.select().from(profiles).where(eq(profiles.id, id));
        return { 'if-match': `"${row?.version}"` };
      };
      const invitation = { email: `boss${++people}@elsewhere.example`, name: 'Boss', role: 'admin' };
      const asks: ((headers: Headers) => Promise<unknown[]>)[] = [
        headers => api(token, 'POST', '/api/profiles/invitations', headers, invitation),
        async headers => {
          const seen = { ...headers, ...(await versionOf(newcomer)) };
          return api(token, 'PUT', `/api/profiles/${newcomer}/role`, seen, { role: 'admin' });
        },
        async headers => {
          const seen = { ...headers, ...(await versionOf(colleague)) };
          return api(token, 'PUT', `/api/admins/${colleague}/rights`, seen, { rights: ['owner'] });
        },
      ];
      for (const ask of asks) {
        expect(await ask(thiefs)).toEqual([403, 'access.fresh-proof']);
        expect((await ask(browser.headers()))[1]).toBeUndefined();
      }
    });
  },
);

test('a key that its owner has begun to add is not finished with a thief’s own (R658)', async () => {
  const { access_token: token } = await browser.signIn(email);
  const { body: begun } = await browser.post('/factors', { factor_type: 'webauthn' }, token);
  const key = softwareAuthenticator({ isUnlocked: false });
  const give = async (headers: Headers) => {
    const challenge = await auth.call('POST', `/factors/${begun.id}/challenge`, { token });
    const { credential_options } = challenge.body.webauthn as {
      credential_options: { publicKey: Parameters<typeof key.create>[0] };
    };
    const webauthn = { type: 'create', credential_response: key.create(credential_options.publicKey) };
    const body = { challenge_id: challenge.body.id, webauthn };
    return auth.call('POST', `/factors/${begun.id}/verify`, { token, headers, body });
  };
  expect(outcome(await give({}))).toEqual(NEEDED);
  const [factor] = await app.db.select().from(authFactors).where(eq(authFactors.userId, userId));
  expect(factor?.status).toBe('unverified');
  expect((await give(browser.headers())).status).toBe(200);
});
