import { ADMIN_RIGHTS } from '@bayan/domain/roles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { profiles } from '#schema/people.ts';
import { callAs } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type Answer, authCaller, createPerson, PASSWORD } from './auth-caller.ts';
import { enrol, prove } from './authenticator.ts';
import { authenticator } from './authenticator-app.ts';
import { passkeyCaller } from './passkey-caller.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
let people = 0;
let email: string;
beforeAll(async () => {
  app = await createTestApp({ env: { AUTH_ADMIN_SECOND_FACTOR: 'on' } });
  auth = authCaller(app);
});
afterAll(() => app.close());
beforeEach(() => {
  email = `admin-${++people}@academy.example`;
});

/** The status and the code of a refusal. */
async function outcome(token: string, path = '/api/profiles', at = app) {
  const answer = await callAs(at, token, 'GET', path);
  const { error } = (await answer.json()) as { error?: { code: string } };
  return [answer.status, error?.code ?? 'none'];
}
const REQUIRED = [403, 'access.second-factor-required'];
const OPEN = [200, 'none'];

async function setUpFactor(token: string) {
  const { id, totp } = await enrol(auth, token);
  const phone = authenticator(totp.secret, app.clock);
  const { body } = await prove(auth, token, id, phone.code());
  return { id, token: String(body.access_token) };
}

describe('an administrator without a second factor', () => {
  test('sees nobody’s data, and learns where to go on (R640)', async () => {
    await createPerson(app, { email, role: 'admin' });
    const { access_token } = await auth.signIn(email);
    for (const path of ['/api/profiles', '/api/students', '/api/settings', '/api/mail', '/api/live'])
      expect(await outcome(access_token, path)).toEqual(REQUIRED);
    const me = await callAs(app, access_token, 'GET', '/api/me');
    expect(await me.json()).toMatchObject({ standing: 'awaiting-second-factor' });
    const own = await callAs(app, access_token, 'GET', '/rest/v1/profiles?select=standing');
    expect(await own.json()).toEqual([{ standing: 'awaiting-second-factor' }]);
  });

  test('sets one up by the protocol’s own calls, and is in', async () => {
    await createPerson(app, { email, role: 'admin' });
    const { access_token } = await auth.signIn(email);
    const { token } = await setUpFactor(access_token);
    expect(await outcome(token)).toEqual(OPEN);
    expect(await outcome(access_token)).toEqual([403, 'access.second-factor']);
  });

  test('is out again the moment it is removed', async () => {
    await createPerson(app, { email, role: 'admin' });
    const { id, token } = await setUpFactor((await auth.signIn(email)).access_token);
    await auth.call('DELETE', `/factors/${id}`, { token });
    expect(await outcome(token)).toEqual(REQUIRED);
  });

  test('who was just made one is asked too', async () => {
    const id = await createPerson(app, { email, role: 'tutor' });
    const { access_token } = await auth.signIn(email);
    await app.db
      .update(profiles)
      .set({ role: 'admin', rights: [...ADMIN_RIGHTS] })
      .where(eq(profiles.id, id));
    expect(await outcome(access_token)).toEqual(REQUIRED);
  });

  test('is let in where the academy does not ask', async () => {
    const open = await createTestApp({ beside: app, env: { AUTH_ADMIN_SECOND_FACTOR: 'off' } });
    await createPerson(app, { email, role: 'admin' });
    const { access_token } = await auth.signIn(email);
    expect(await outcome(access_token, '/api/profiles', open)).toEqual(OPEN);
    await open.close();
  });
});

describe('an administrator with a passkey and no other second factor', () => {
  const refused = async (answer: Promise<Answer>) => {
    const { status, body } = await answer;
    return [status, body.code];
  };

  /** Who became one after adding it. */
  async function promoted() {
    const passkeys = passkeyCaller(auth);
    const id = await createPerson(app, { email, role: 'tutor' });
    const { access_token } = await auth.signIn(email);
    const passkey = await passkeys.given(access_token);
    await app.db
      .update(profiles)
      .set({ role: 'admin', rights: [...ADMIN_RIGHTS] })
      .where(eq(profiles.id, id));
    return { passkeys, passkey };
  }

  test('comes in by it', async () => {
    const { passkeys, passkey } = await promoted();
    const { access_token } = passkeys.tokensOf(await passkeys.signIn(passkey.phone));
    expect(await outcome(access_token)).toEqual(OPEN);
  });

  test('is not replaced by who knows the password alone (R640)', async () => {
    const { passkeys, passkey } = await promoted();
    const { access_token: token } = await auth.signIn(email);
    const insufficient = [403, 'insufficient_aal'];
    const factor = { factor_type: 'totp', friendly_name: 'Thief' };
    expect(await refused(auth.call('POST', '/factors', { token, body: factor }))).toEqual(insufficient);
    const proof = { current_password: PASSWORD };
    expect(await refused(passkeys.begin(token, proof))).toEqual(insufficient);
    expect(await refused(auth.call('DELETE', `/passkeys/${passkey.id}`, { token }))).toEqual(insufficient);
    const body = { email: `thief.${email}`, ...proof };
    expect(await refused(auth.call('PUT', '/user', { token, body }))).toEqual([401, 'insufficient_aal']);
    expect((await passkeys.signIn(passkey.phone)).status).toBe(200);
  });
});

test('tutors and students come in by the password alone', async () => {
  for (const role of ['tutor', 'student'] as const) {
    await createPerson(app, { email: `${role}-${email}`, role });
    const { access_token } = await auth.signIn(`${role}-${email}`);
    const me = await callAs(app, access_token, 'GET', '/api/me');
    expect(await me.json()).toMatchObject({ standing: expect.not.stringContaining('second-factor') });
  }
});
