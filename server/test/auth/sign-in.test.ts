import { authUsers } from '@bayan/auth/store/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles } from '#schema/people.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson, PASSWORD, type Tokens } from './auth-caller.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;

beforeAll(async () => {
  app = await createTestApp();
  auth = authCaller(app);
});
afterAll(() => app.close());

let count = 0;
async function member() {
  const email = `member${++count}@family.example`;
  const id = await createPerson(app, { email, role: 'student' });
  return { id, email };
}
const password = (email: string, given: string) =>
  auth.post('/token?grant_type=password', { email, password: given });
const userStatus = async ({ access_token }: Tokens) =>
  (await auth.call('GET', '/user', { token: access_token })).status;

test('a wrong password, an unknown address and no address at all are answered byte for byte alike', async () => {
  const { email } = await member();
  const answers = await Promise.all([
    password(email, 'Meadow-Copper-58'),
    password('nobody@family.example', PASSWORD),
    password('not an address', PASSWORD),
    password(email, ''),
  ]);
  for (const { status, body, headers } of answers) {
    expect(status).toBe(400);
    expect(body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
    expect(headers.get('x-sb-error-code')).toBe('invalid_credentials');
  }
});

test('a right password signs in, with claims that name the auth session', async () => {
  const { id, email } = await member();
  const { body } = await password(email.toUpperCase(), PASSWORD);
  expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id, email } });
  const now = Math.floor(app.clock.now().getTime() / 1000);
  expect(body.expires_at).toBe(now + 3600);
  const claims = JSON.parse(
    Buffer.from(String(body.access_token).split('.')[1] ?? '', 'base64url').toString(),
  );
  expect(claims).toMatchObject({
    iss: `${app.config.publicUrl}/auth/v1`,
    sub: id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: now }],
    session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    is_anonymous: false,
    iat: now,
    exp: now + 3600,
  });
  expect(await auth.me(String(body.access_token))).toBe(200);
});

test('a deactivated account is told so only with its right password, and its tokens name the reason', async () => {
  const { id, email } = await member();
  const tokens = await auth.signIn(email);
  await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, id));
  expect((await password(email, PASSWORD)).body.code).toBe('user_banned');
  expect((await password(email, 'Meadow-Copper-58')).body.code).toBe('invalid_credentials');
  expect((await auth.refresh(tokens.refresh_token)).body.code).toBe('user_banned');
  const me = await app.fetch('/api/me', { headers: { authorization: `Bearer ${tokens.access_token}` } });
  expect([me.status, await me.json()]).toMatchObject([401, { error: { code: 'account.deactivated' } }]);
  expect((await auth.call('GET', '/user', { token: tokens.access_token })).body.code).toBe('user_banned');
});

test.each([
  ['local', [403, 200, 200]],
  ['others', [200, 403, 403]],
  ['global', [403, 403, 403]],
  ['', [403, 403, 403]],
])(
  'log-out with scope %j ends those auth sessions at once, access tokens included',
  async (scope, statuses) => {
    const { email } = await member();
    const devices = [await auth.signIn(email), await auth.signIn(email), await auth.signIn(email)];
    const answer = await auth.call('POST', `/logout${scope && `?scope=${scope}`}`, {
      token: devices[0]?.access_token ?? '',
    });
    expect(answer.status).toBe(204);
    expect(await Promise.all(devices.map(userStatus))).toEqual(statuses);
    const api = await Promise.all(devices.map(device => auth.me(device.access_token)));
    expect(api).toEqual(statuses.map(status => (status === 200 ? 200 : 401)));
    const refreshes = await Promise.all(devices.map(device => auth.refresh(device.refresh_token)));
    expect(refreshes.map(({ status }) => status)).toEqual(
      statuses.map(status => (status === 200 ? 200 : 400)),
    );
  },
);

test('an unknown scope and a log-out without a token change nothing', async () => {
  const { email } = await member();
  const tokens = await auth.signIn(email);
  const unknown = await auth.call('POST', '/logout?scope=everything', { token: tokens.access_token });
  expect([unknown.status, unknown.body.code]).toEqual([400, 'validation_failed']);
  const nobody = await auth.call('POST', '/logout');
  expect([nobody.status, nobody.body.code]).toEqual([401, 'no_authorization']);
  expect(await userStatus(tokens)).toBe(200);
});

test('a password change ends the other auth sessions and every open link, and says so by mail', async () => {
  const { email } = await member();
  const [mine, other] = [await auth.signIn(email), await auth.signIn(email)];
  await auth.post('/recover', { email });
  const { token } = await auth.mailTo(email, 'recovery');
  const change = (given: string) =>
    auth.call('PUT', '/user', {
      token: mine.access_token,
      body: { password: given, current_password: PASSWORD },
    });

  expect((await change(PASSWORD)).body.code).toBe('same_password');
  expect((await change('password1234')).body.code).toBe('weak_password');
  expect(await userStatus(other)).toBe(200);
  expect((await change('Meadow-Copper-58')).status).toBe(200);

  expect(await userStatus(mine)).toBe(200);
  expect((await auth.call('GET', '/user', { token: other.access_token })).body.code).toBe(
    'session_not_found',
  );
  expect(await auth.me(other.access_token)).toBe(401);
  expect((await auth.post('/verify', { type: 'recovery', token_hash: token })).body.code).toBe('otp_expired');
  expect((await password(email, PASSWORD)).status).toBe(400);
  expect((await password(email, 'Meadow-Copper-58')).status).toBe(200);
  expect((await auth.mails('password-changed')).map(mail => mail.toAddress)).toContain(email);
});

test('data is merged by key, and null takes a key away', async () => {
  const { email } = await member();
  const { access_token: token } = await auth.signIn(email);
  await auth.call('PUT', '/user', { token, body: { data: { a: 1, b: { c: 2 } } } });
  const { body } = await auth.call('PUT', '/user', { token, body: { data: { a: null, d: 'x' } } });
  expect(body.user_metadata).toMatchObject({ b: { c: 2 }, d: 'x' });
  expect(body.user_metadata).not.toHaveProperty('a');
});

test('a role cannot be given to oneself', async () => {
  const email = 'nobody-yet@family.example';
  const id = await createPerson(app, { email });
  const { access_token: token } = await auth.signIn(email);
  const refused = await auth.call('PUT', '/user', { token, body: { app_metadata: { role: 'admin' } } });
  expect([refused.status, refused.body.code]).toEqual([403, 'not_admin']);
  const accepted = await auth.call('PUT', '/user', {
    token,
    body: { role: 'admin', data: { role: 'admin' } },
  });
  expect(accepted.body.role).toBe('authenticated');
  const [profile] = await app.db.select().from(profiles).where(eq(profiles.id, id));
  expect(profile?.role).toBeNull();
  const [user] = await app.db.select().from(authUsers).where(eq(authUsers.id, id));
  expect(user?.appMetadata).toEqual({ provider: 'email', providers: ['email'] });
  const sessions = await app.fetch('/api/sessions', { headers: { authorization: `Bearer ${token}` } });
  expect(sessions.status).toBe(403);
});
