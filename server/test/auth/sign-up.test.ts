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

const signUp = (body: Record<string, unknown>, headers?: Record<string, string>) =>
  auth.post('/signup', { password: PASSWORD, ...body }, headers);
const profileOf = async (email: string) =>
  (await app.db.select().from(profiles).where(eq(profiles.email, email)))[0];
const withoutIds = (value: unknown) => JSON.stringify(value).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>');

test('a sign-up makes an account that waits for its mailed confirmation', async () => {
  const answer = await signUp({ email: 'first@family.example', data: { full_name: ' Maha  Ali ' } });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    aud: 'authenticated',
    role: 'authenticated',
    email: 'first@family.example',
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    identities: [{ provider: 'email' }],
    is_anonymous: false,
  });
  expect(answer.body).not.toHaveProperty('access_token');
  expect(answer.body).not.toHaveProperty('email_confirmed_at');
  expect(await profileOf('first@family.example')).toMatchObject({ name: 'Maha  Ali', role: null });
  const refused = await auth.post('/token?grant_type=password', {
    email: 'first@family.example',
    password: PASSWORD,
  });
  expect(refused.status).toBe(400);
  expect(refused.body).toEqual({ code: 'email_not_confirmed', message: 'Email not confirmed' });
});

test('an answer does not tell a new address from a confirmed or an unconfirmed one', async () => {
  await createPerson(app, { email: 'b2@family.example', role: 'student' });
  await signUp({ email: 'b3@family.example', data: { nickname: 'before' } });
  app.clock.advance(120_000);
  const answers = await Promise.all(
    ['b1', 'b2', 'b3'].map(name => signUp({ email: `${name}@family.example`, data: { nickname: 'N' } })),
  );
  const texts = answers.map(({ status, headers, body }) => {
    expect(status).toBe(200);
    return withoutIds([[...headers], body]).replace(/b[123]@/g, 'b@');
  });
  expect(texts[1]).toBe(texts[0]);
  expect(texts[2]).toBe(texts[0]);
});

test('a confirmed address gets no mail and keeps its password and data', async () => {
  const id = await createPerson(app, { email: 'kept@family.example' });
  const before = await app.db.select().from(authUsers).where(eq(authUsers.id, id));
  await signUp({ email: 'kept@family.example', password: 'Meadow-Copper-58', data: { full_name: 'Thief' } });
  expect(await app.db.select().from(authUsers).where(eq(authUsers.id, id))).toEqual(before);
  expect((await auth.mails()).filter(mail => mail.toAddress === 'kept@family.example')).toEqual([]);
});

test('an unconfirmed address gets a new mail, but at most one a minute', async () => {
  const sent = async () =>
    (await auth.mails('confirm-signup')).filter(mail => mail.toAddress === 'again@family.example').length;
  await signUp({ email: 'again@family.example' });
  expect((await signUp({ email: 'again@family.example' })).status).toBe(200);
  expect(await sent()).toBe(1);
  app.clock.advance(60_000);
  await signUp({ email: 'again@family.example' });
  expect(await sent()).toBe(2);
});

test('an address in other case or with spaces is the same account', async () => {
  await signUp({ email: '  Mixed.Case@Family.Example ' });
  await signUp({ email: 'MIXED.CASE@family.example' });
  expect(
    await app.db.select().from(authUsers).where(eq(authUsers.email, 'mixed.case@family.example')),
  ).toHaveLength(1);
  const { token } = await auth.mailTo('mixed.case@family.example', 'confirm-signup');
  await auth.post('/verify', { type: 'signup', token_hash: token });
  expect((await auth.signIn(' mixed.CASE@family.example')).user.id).toBeDefined();
});

test('parallel sign-ups of one address make one account and no failure', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => signUp({ email: 'race@family.example' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(
    await app.db.select().from(authUsers).where(eq(authUsers.email, 'race@family.example')),
  ).toHaveLength(1);
  const mails = await auth.mails('confirm-signup');
  expect(mails.filter(mail => mail.toAddress === 'race@family.example')).toHaveLength(1);
});

test('a role cannot be brought along', async () => {
  const email = 'smuggler@family.example';
  await signUp({
    email,
    role: 'admin',
    app_metadata: { role: 'admin', provider: 'x' },
    data: { role: 'admin', is_active: true, sub: 'somebody', email_verified: true },
  });
  expect((await profileOf(email))?.role).toBeNull();
  const [user] = await app.db.select().from(authUsers).where(eq(authUsers.email, email));
  expect(user?.appMetadata).toEqual({ provider: 'email', providers: ['email'] });
  expect(user?.userMetadata).toMatchObject({ sub: user?.id, email_verified: false });
  const { token } = await auth.mailTo(email, 'confirm-signup');
  const verified = await auth.post('/verify', { type: 'signup', token_hash: token });
  const sessions = await app.fetch('/api/sessions', {
    headers: { authorization: `Bearer ${verified.body.access_token}` },
  });
  expect(sessions.status).toBe(403);
});

test('the language comes from the data, else from the browser', async () => {
  await signUp({ email: 'l1@family.example', data: { language: 'ar' } }, { 'accept-language': 'en' });
  await signUp({ email: 'l2@family.example' }, { 'accept-language': 'ar-SA,en;q=0.5' });
  await signUp({ email: 'l3@family.example', data: { language: 7 } });
  const languages = await Promise.all([1, 2, 3].map(n => profileOf(`l${n}@family.example`)));
  expect(languages.map(profile => profile?.language)).toEqual(['ar', 'ar', 'en']);
});

test('active admins hear of a confirmed account without a role, each in their language', async () => {
  await createPerson(app, { email: 'boss@academy.example', role: 'admin' });
  await createPerson(app, { email: 'mudira@academy.example', role: 'admin' });
  await createPerson(app, { email: 'gone@academy.example', role: 'admin' });
  await app.db.update(profiles).set({ language: 'ar' }).where(eq(profiles.email, 'mudira@academy.example'));
  await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.email, 'gone@academy.example'));
  await signUp({ email: 'waiting@family.example', data: { name: 'Sara' } });
  const { token } = await auth.mailTo('waiting@family.example', 'confirm-signup');
  await auth.post('/verify', { type: 'signup', token_hash: token });
  const told = await auth.mails('account-waiting');
  expect(told.map(({ toAddress, language, data }) => [toAddress, language, data]).sort()).toEqual([
    ['boss@academy.example', 'en', { name: 'Sara', email: 'waiting@family.example' }],
    ['mudira@academy.example', 'ar', { name: 'Sara', email: 'waiting@family.example' }],
  ]);
});

describe('a sign-up is refused', () => {
  test.each([
    [{ email: 'w@family.example', password: 'short' }, 422, 'weak_password', { reasons: ['length'] }],
    [{ email: 'w@family.example', password: 'password1234' }, 422, 'weak_password', { reasons: ['pwned'] }],
    [
      { email: 'wadha.family@tribe.example', password: 'wadhafamily1' },
      422,
      'weak_password',
      { reasons: ['pwned'] },
    ],
    [{ email: 'w@family.example', password: 'Aa1-é'.repeat(52) }, 400, 'validation_failed', undefined],
    [{ email: 'w@family.example', password: '' }, 400, 'validation_failed', undefined],
    [{ email: 'not an address' }, 400, 'validation_failed', undefined],
    [{ email: `${'x'.repeat(250)}@family.example` }, 400, 'validation_failed', undefined],
    [{ email: 'w@family.example', phone: '966500000000' }, 400, 'validation_failed', undefined],
    [{ email: 'w@family.example', data: { big: 'x'.repeat(5000) } }, 400, 'validation_failed', undefined],
    [{ phone: '966500000000' }, 400, 'phone_provider_disabled', undefined],
    [{}, 422, 'anonymous_provider_disabled', undefined],
  ])('%j', async (body, status, code, weak) => {
    const answer = await signUp(body);
    expect([answer.status, answer.body.code, answer.body.weak_password]).toEqual([status, code, weak]);
    expect(await profileOf('w@family.example')).toBeUndefined();
  });
});
