import { authUsers } from '@bayan/auth/store/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { profiles } from '#schema/people.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson, PASSWORD } from './auth-caller.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;

beforeAll(async () => {
  app = await createTestApp();
  auth = authCaller(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(120_000));

let count = 0;
const newAddress = () => `reader${++count}@family.example`;
async function known() {
  const email = newAddress();
  await createPerson(app, { email, role: 'student' });
  return email;
}
const ask = (body: Record<string, unknown>, path = '/otp') => auth.post(path, body);
const sentTo = async (email: string) =>
  (await auth.mails())
    .filter(mail => mail.toAddress === email)
    .map(mail => mail.kind)
    .sort();
const userOf = async (email: string) =>
  (await app.db.select().from(authUsers).where(eq(authUsers.email, email)))[0];
const verify = (body: Record<string, unknown>) => auth.post('/verify', body);

test.each(['/otp', '/magiclink'])('%s mails a known person a link and a code to sign in with', async path => {
  const email = await known();
  expect(await ask({ email: ` ${email.toUpperCase()}` }, path)).toMatchObject({ status: 200, body: {} });
  expect(await sentTo(email)).toEqual(['magic-link']);
  const { code, token } = await auth.mailTo(email, 'magic-link');
  const signedIn = await verify({ type: 'email', email, token: code });
  expect(signedIn.status).toBe(200);
  expect(await auth.me(String(signedIn.body.access_token))).toBe(200);
  expect((await verify({ type: 'magiclink', token_hash: token })).body.code).toBe('otp_expired');
});

test('the link of such a mail signs in', async () => {
  const email = await known();
  await ask({ email });
  const { headers } = await auth.follow((await auth.mailTo(email, 'magic-link')).link);
  const outcome = new URLSearchParams(new URL(headers.get('location') ?? '').hash.slice(1));
  expect([outcome.get('type'), await auth.me(outcome.get('access_token') ?? '')]).toEqual(['magiclink', 200]);
});

test.each(['email', 'signup', 'magiclink'])(
  'an unknown address becomes an account without a password, confirmed as %s',
  async type => {
    const email = newAddress();
    const data = { full_name: 'Salma Nasser', language: 'ar' };
    expect(await ask({ email, data })).toMatchObject({ status: 200, body: {} });
    expect(await sentTo(email)).toEqual(['confirm-signup']);
    expect(await userOf(email)).toMatchObject({ emailConfirmedAt: null, passwordHash: null });
    const { code } = await auth.mailTo(email, 'confirm-signup');
    const { body } = await verify({ type, email, token: code });
    expect(body.user).toMatchObject({ email, user_metadata: { full_name: 'Salma Nasser' } });
    expect(await userOf(email)).toMatchObject({ passwordHash: null, emailConfirmedAt: app.clock.now() });
    const [profile] = await app.db.select().from(profiles).where(eq(profiles.email, email));
    expect(profile).toMatchObject({ name: 'Salma Nasser', language: 'ar', role: null });
  },
);

test('an account that is not to be made is not made, and the answer is the same', async () => {
  const email = newAddress();
  const unknown = await ask({ email, create_user: false });
  const familiar = await ask({ email: await known(), create_user: false });
  expect([unknown.status, unknown.body]).toEqual([familiar.status, familiar.body]);
  expect([...unknown.headers]).toEqual([...familiar.headers]);
  expect(await userOf(email)).toBeUndefined();
  expect(await sentTo(email)).toEqual([]);
});

test('a person gets one such mail a minute, though the last one was used', async () => {
  const email = await known();
  await ask({ email });
  const { code } = await auth.mailTo(email, 'magic-link');
  expect((await verify({ type: 'email', email, token: code })).status).toBe(200);
  expect((await ask({ email })).status).toBe(200);
  expect(await sentTo(email)).toEqual(['magic-link']);
  await auth.post('/recover', { email });
  expect(await sentTo(email)).toEqual(['magic-link', 'recovery']);
  app.clock.advance(60_000);
  await ask({ email });
  expect(await sentTo(email)).toEqual(['magic-link', 'magic-link', 'recovery']);
});

test('a deactivated account gets no such mail', async () => {
  const email = await known();
  await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.email, email));
  expect((await ask({ email })).status).toBe(200);
  expect(await sentTo(email)).toEqual([]);
});

test('parallel requests for a new address make one account, one mail and no failure', async () => {
  const email = newAddress();
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask({ email, data: { a: 1 } })));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(await sentTo(email)).toEqual(['confirm-signup']);
  const { code } = await auth.mailTo(email, 'confirm-signup');
  expect((await verify({ type: 'email', email, token: code })).body.user).toMatchObject({
    user_metadata: { a: 1 },
  });
});

test('who asks for a link to a new address never gets the password of a stranger’s sign-up with it', async () => {
  for (const pause of [0, 60_000]) {
    const email = newAddress();
    await auth.post('/signup', { email, password: PASSWORD, data: { full_name: 'Squatter' } });
    app.clock.advance(pause);
    await ask({ email, data: { full_name: 'Owner' } });
    const { code } = await auth.mailTo(email, 'confirm-signup');
    expect((await verify({ type: 'email', email, token: code })).status).toBe(200);
    const stored = await userOf(email);
    expect(stored?.passwordHash).toBeNull();
    expect(stored?.userMetadata.full_name).not.toBe('Squatter');
  }
});

test('known and unknown addresses wait equally long', async () => {
  for (const email of [await known(), newAddress()]) {
    for (const create_user of [true, false]) {
      const begin = performance.now();
      await ask({ email, create_user });
      expect(performance.now() - begin).toBeGreaterThan(145);
    }
  }
});

describe('a request is refused', () => {
  test.each([
    [{}, 400, 'validation_failed'],
    [{ email: 'invalid' }, 400, 'validation_failed'],
    [{ email: 'a@family.example', phone: '966500000000' }, 400, 'validation_failed'],
    [{ phone: '966500000000' }, 422, 'sms_send_failed'],
    [{ phone: '966500000000', channel: 'whatsapp' }, 422, 'sms_send_failed'],
    [{ email: 'a@family.example', create_user: 'yes' }, 400, 'bad_json'],
    [{ email: 'a@family.example', data: { big: 'x'.repeat(5000) } }, 400, 'validation_failed'],
    [{ email: 'a@family.example', code_challenge: 'x' }, 400, 'validation_failed'],
  ])('%j', async (body, status, code) => {
    const answer = await ask(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await userOf('a@family.example')).toBeUndefined();
  });
});

test('where nobody may sign up, everybody is told so alike who would be signed up', async () => {
  const closed = await createTestApp({ env: { AUTH_DISABLE_SIGNUP: '1' } });
  const caller = authCaller(closed);
  await createPerson(closed, { email: 'inside@family.example' });
  for (const email of ['inside@family.example', 'outside@family.example']) {
    const refused = await caller.post('/otp', { email });
    expect([refused.status, refused.body]).toEqual([
      422,
      { code: 'otp_disabled', message: 'Signups not allowed for otp' },
    ]);
    expect((await caller.post('/otp', { email, create_user: false })).status).toBe(200);
  }
  expect((await caller.mails()).map(mail => mail.toAddress)).toEqual(['inside@family.example']);
  await closed.close();
});

test('where a sign-up tells who is known, an account that is not to be made is refused in words', async () => {
  const open = await createTestApp({ env: { AUTH_MAILER_AUTOCONFIRM: 'on' } });
  const caller = authCaller(open);
  await createPerson(open, { email: 'inside@family.example' });
  const asked = (email: string) => caller.post('/otp', { email, create_user: false });
  expect((await asked('inside@family.example')).status).toBe(200);
  const refused = await asked('outside@family.example');
  expect([refused.status, refused.body.code]).toEqual([422, 'otp_disabled']);
  await open.close();
});
