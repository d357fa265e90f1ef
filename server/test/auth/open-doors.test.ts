import { authUsers } from '@bayan/auth/store/tables';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson, PASSWORD } from './auth-caller.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;

const opened = async (env: Record<string, string>) => {
  app = await createTestApp({ env });
  auth = authCaller(app);
};
const storedOf = async (id: unknown) =>
  (
    await app.db
      .select()
      .from(authUsers)
      .where(eq(authUsers.id, String(id)))
  )[0];
const profileOf = async (id: unknown) =>
  (
    await app.db
      .select()
      .from(profiles)
      .where(eq(profiles.id, String(id)))
  )[0];
const userIn = (body: Record<string, unknown>) => body.user as { id: string };
const tokenIn = (body: Record<string, unknown>) => String(body.access_token);
const put = (token: string, body: Record<string, unknown>) => auth.call('PUT', '/user', { token, body });
const redeem = async (email: string) =>
  auth.post('/verify', {
    type: 'email_change',
    token_hash: (await auth.mailTo(email, 'email-change')).token,
  });

describe('where addresses are taken for their owner’s word', () => {
  beforeAll(() => opened({ AUTH_MAILER_AUTOCONFIRM: '1', AUTH_ANONYMOUS_USERS: '1' }));
  afterAll(() => app.close());
  beforeEach(() => app.clock.advance(120_000));

  test('a sign-up is signed in at once, with or without a challenge, and the admins hear of it', async () => {
    await createPerson(app, { email: 'boss@academy.example', role: 'admin' });
    const challenge = { code_challenge: 'a'.repeat(43), code_challenge_method: 's256' };
    for (const [name, extra] of [
      ['one', {}],
      ['two', challenge],
    ] as const) {
      const email = `${name}@family.example`;
      const { status, body } = await auth.post('/signup', {
        email,
        password: PASSWORD,
        data: { full_name: name },
        ...extra,
      });
      expect([status, await auth.me(tokenIn(body))]).toEqual([200, 200]);
      expect(body.user).toMatchObject({
        email,
        phone: '',
        email_confirmed_at: app.clock.now().toISOString(),
        last_sign_in_at: app.clock.now().toISOString(),
        user_metadata: { full_name: name, email_verified: true },
        app_metadata: { provider: 'email', providers: ['email'] },
      });
      expect(await profileOf(userIn(body).id)).toMatchObject({ name, email, role: null });
      const lines = await app.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.targetId, userIn(body).id));
      expect(lines).toMatchObject([{ action: 'account.signed-up', after: { email, confirmed: true } }]);
      await auth.signIn(email);
    }
    expect(await auth.mails('confirm-signup')).toEqual([]);
    const told = await auth.mails('account-waiting');
    expect(told.map(({ data }) => data.name).sort()).toEqual(['one', 'two']);
  });

  test('a known address is told so, whoever it belongs to', async () => {
    await createPerson(app, { email: 'known@family.example' });
    for (const email of ['known@family.example', 'boss@academy.example']) {
      const { status, body } = await auth.post('/signup', { email, password: 'Meadow-Copper-58' });
      expect([status, body]).toEqual([
        422,
        { code: 'user_already_exists', message: 'User already registered' },
      ]);
    }
    await auth.signIn('known@family.example');
  });

  test('one of the two mails about a new address is enough', async () => {
    await createPerson(app, { email: 'old@family.example' });
    const { access_token } = await auth.signIn('old@family.example');
    expect(
      (await put(access_token, { email: 'new@family.example', current_password: PASSWORD })).body.new_email,
    ).toBe('new@family.example');
    expect((await redeem('new@family.example')).body.user).toMatchObject({ email: 'new@family.example' });
    expect((await redeem('old@family.example')).body.code).toBe('otp_expired');
  });

  test('an anonymous person’s address counts at once', async () => {
    const { body } = await auth.post('/signup', {});
    const changed = await put(tokenIn(body), { email: 'lasting@family.example' });
    expect(changed.body).toMatchObject({
      email: 'lasting@family.example',
      is_anonymous: false,
      identities: [{ provider: 'email' }],
    });
    expect(changed.body).not.toHaveProperty('new_email');
  });
});

describe('where nobody may sign up', () => {
  beforeAll(() => opened({ AUTH_DISABLE_SIGNUP: '1', AUTH_ANONYMOUS_USERS: '1', AUTH_SMS_AUTOCONFIRM: '1' }));
  afterAll(() => app.close());

  test.each([
    { email: 'new@family.example', password: PASSWORD },
    { email: 'inside@family.example', password: PASSWORD },
    { email: 'invalid', password: 'x' },
    { phone: '15550001111', password: PASSWORD },
    {},
  ])('%j is refused', async body => {
    if (body.email === 'inside@family.example') await createPerson(app, { email: body.email });
    const answer = await auth.post('/signup', body);
    expect([answer.status, answer.body]).toEqual([
      422,
      { code: 'signup_disabled', message: 'Signups not allowed for this instance' },
    ]);
    expect(await auth.mails()).toEqual([]);
  });

  test('the settings say so', async () => {
    expect((await auth.call('GET', '/settings')).body).toMatchObject({
      external: { anonymous_users: true, email: true, phone: true },
      disable_signup: true,
      mailer_autoconfirm: false,
      phone_autoconfirm: true,
    });
  });
});

describe('where one may come without a name', () => {
  beforeAll(() => opened({ AUTH_ANONYMOUS_USERS: '1' }));
  afterAll(() => app.close());
  beforeEach(() => app.clock.advance(120_000));

  test('an anonymous person is signed in, has no role and is shown nothing', async () => {
    const data = { seat: 'window' };
    const { status, body } = await auth.post('/signup', { data });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ is_anonymous: true, email: '', phone: '', identities: [] });
    expect(body.user).toHaveProperty('user_metadata', data);
    expect(body.user).toHaveProperty('app_metadata', {});
    const claims = decodeJwt(tokenIn(body));
    expect([claims.is_anonymous, claims.amr]).toMatchObject([true, [{ method: 'anonymous' }]]);
    expect((await profileOf(userIn(body).id))?.role).toBeNull();
    const sessions = await app.fetch('/api/sessions', {
      headers: { authorization: `Bearer ${tokenIn(body)}` },
    });
    expect(sessions.status).toBe(403);
    expect((await auth.refresh(String(body.refresh_token))).status).toBe(200);
  });

  test('without an address there is neither a password nor a code to prove anything with', async () => {
    const { body } = await auth.post('/signup', {});
    const refused = await put(tokenIn(body), { email: 'wanted@family.example', password: PASSWORD });
    expect([refused.status, refused.body.code]).toEqual([422, 'validation_failed']);
    expect((await storedOf(userIn(body).id))?.newEmail).toBeNull();
    const unproved = await auth.call('GET', '/reauthenticate', { token: tokenIn(body) });
    expect([unproved.status, unproved.body]).toEqual([
      400,
      {
        code: 'validation_failed',
        message: 'Reauthentication requires the user to have an email or a phone number',
      },
    ]);
  });

  test('a confirmed address makes the account lasting, and the admins hear of it', async () => {
    await createPerson(app, { email: 'boss@academy.example', role: 'admin' });
    const email = 'lasting@family.example';
    const { body } = await auth.post('/signup', { data: { full_name: 'Rim' } });
    const { id } = userIn(body);
    const asked = await put(tokenIn(body), { email });
    expect(asked.body).toMatchObject({ email: '', new_email: email, is_anonymous: true });
    const redeemed = await redeem(email);
    expect(redeemed.body.user).toMatchObject({
      id,
      email,
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', identity_data: { sub: id, email, email_verified: true } }],
    });
    expect(await profileOf(id)).toMatchObject({ email, name: 'Rim', role: null });
    expect((await auth.mails('account-waiting')).map(({ data }) => data)).toEqual([{ name: 'Rim', email }]);
    // Of the two auth sessions only the one that the mail began has shown whose the address is.
    expect((await put(tokenIn(body), { password: PASSWORD })).body.code).toBe('reauthentication_needed');
    expect((await put(tokenIn(redeemed.body), { password: PASSWORD })).status).toBe(200);
    expect((await auth.signIn(email)).user.id).toBe(id);
  });
});
