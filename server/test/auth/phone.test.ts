import { authUsers } from '@bayan/auth/store/tables';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson, PASSWORD } from './auth-caller.ts';
import { serviceCaller } from './service-caller.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;

beforeAll(async () => {
  app = await createTestApp({ env: { AUTH_SMS_AUTOCONFIRM: '1' } });
  auth = authCaller(app);
});
afterAll(() => app.close());

let count = 0;
const newPhone = () => `9665000000${String(++count).padStart(2, '0')}`;
const signUp = (phone: string, data = {}) => auth.post('/signup', { phone, password: PASSWORD, data });
const password = (phone: string, given = PASSWORD) =>
  auth.post('/token?grant_type=password', { phone, password: given });
const profileOf = async (id: unknown) =>
  (
    await app.db
      .select()
      .from(profiles)
      .where(eq(profiles.id, String(id)))
  )[0];
const userIn = (body: Record<string, unknown>) => body.user as { id: string };

test('a number and a password sign up and in at once where numbers need no proof', async () => {
  const phone = newPhone();
  const signedUp = await signUp(`+${phone}`, { full_name: 'Maha' });
  expect(signedUp.status).toBe(200);
  expect(signedUp.body.user).toMatchObject({
    phone,
    email: '',
    phone_confirmed_at: app.clock.now().toISOString(),
    last_sign_in_at: app.clock.now().toISOString(),
    app_metadata: { provider: 'phone', providers: ['phone'] },
    user_metadata: { full_name: 'Maha', phone_verified: true },
    identities: [{ provider: 'phone', identity_data: { phone, phone_verified: true } }],
  });
  const claims = decodeJwt(String(signedUp.body.access_token));
  expect([claims.phone, claims.email]).toEqual([phone, '']);
  expect(await auth.me(String(signedUp.body.access_token))).toBe(200);
  const { id } = userIn(signedUp.body);
  expect(await profileOf(id)).toMatchObject({ name: 'Maha', phone: `+${phone}`, email: null, role: null });
  expect(await app.db.select().from(auditLog).where(eq(auditLog.targetId, id))).toMatchObject([
    { action: 'account.signed-up', actorId: null, after: { phone, confirmed: true } },
  ]);
  for (const typed of [phone, `+${phone}`, `+966 50 000 00${phone.slice(-2)}`])
    expect(userIn((await password(typed)).body).id).toBe(id);
});

test('who gives no name has the number for one; a short number is not a profile’s', async () => {
  const named = newPhone();
  expect(await profileOf(userIn((await signUp(named)).body).id)).toMatchObject({ name: `+${named}` });
  expect(await profileOf(userIn((await signUp('12345')).body).id)).toMatchObject({
    name: '+12345',
    phone: null,
  });
});

test('a number is one person’s', async () => {
  const phone = newPhone();
  await signUp(phone);
  const again = await signUp(` +${phone}`);
  expect([again.status, again.body]).toEqual([
    422,
    { code: 'user_already_exists', message: 'User already registered' },
  ]);
  const race = newPhone();
  const answers = await Promise.all(Array.from({ length: 4 }, () => signUp(race)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
});

test('a wrong password, an unknown number and no number are told alike; an open number only to its owner', async () => {
  const phone = newPhone();
  const { id } = userIn((await signUp(phone)).body);
  for (const [typed, given] of [
    [phone, 'Meadow-Copper-58'],
    ['+34123', PASSWORD],
    ['nonsense', PASSWORD],
  ] as const) {
    const { status, body } = await password(typed, given);
    expect([status, body.code]).toEqual([400, 'invalid_credentials']);
  }
  await app.db.update(authUsers).set({ phoneConfirmedAt: null }).where(eq(authUsers.id, id));
  expect((await password(phone, 'Meadow-Copper-58')).body.code).toBe('invalid_credentials');
  const open = await password(phone);
  expect([open.status, open.body]).toEqual([
    400,
    { code: 'phone_not_confirmed', message: 'Phone not confirmed' },
  ]);
});

test('who signs in by number does so with their own password, whoever signs up with their open address', async () => {
  const [email, phone] = ['open.address@family.example', newPhone()];
  const service = await serviceCaller(app);
  const made = await service.call('POST', '/admin/users', {
    email,
    phone,
    phone_confirm: true,
    password: PASSWORD,
  });
  expect(made.status).toBe(200);
  await auth.post('/signup', { email, password: 'Meadow-Copper-58' });
  expect((await password(phone, 'Meadow-Copper-58')).body.code).toBe('invalid_credentials');
  expect(userIn((await password(phone)).body).id).toBe(made.body.id);
});

test('a person adds a number and signs in with it', async () => {
  const email = 'adds@family.example';
  const id = await createPerson(app, { email });
  const { access_token: token } = await auth.signIn(email);
  const phone = newPhone();
  const changed = await auth.call('PUT', '/user', {
    token,
    body: { phone: `+${phone}`, current_password: PASSWORD },
  });
  expect(changed.body).toMatchObject({
    email,
    phone,
    app_metadata: { provider: 'email', providers: ['email', 'phone'] },
  });
  const identities = changed.body.identities as { provider: string }[];
  expect(identities.map(({ provider }) => provider).sort()).toEqual(['email', 'phone']);
  expect(userIn((await password(phone)).body).id).toBe(id);
  expect(await profileOf(id)).toMatchObject({ phone: `+${phone}`, email });
  expect(await app.db.select().from(auditLog).where(eq(auditLog.targetId, id))).toMatchObject([
    { action: 'account.phone-changed', actorId: id, before: { phone: null }, after: { phone } },
  ]);
  const taken = newPhone();
  await signUp(taken);
  const clash = await auth.call('PUT', '/user', {
    token,
    body: { phone: taken, current_password: PASSWORD },
  });
  expect([clash.status, clash.body.code]).toEqual([422, 'phone_exists']);
});

test('a person without an address changes the password and gets no mail', async () => {
  const { body } = await signUp(newPhone());
  const token = String(body.access_token);
  const changed = await auth.call('PUT', '/user', {
    token,
    body: { password: 'Meadow-Copper-58', current_password: PASSWORD },
  });
  expect(changed.status).toBe(200);
  expect(await auth.mails('password-changed')).toEqual([]);
  expect((await auth.call('GET', '/reauthenticate', { token })).body.code).toBe('sms_send_failed');
});

describe('messages to a number are not offered, wherever they are asked for', () => {
  const phone = '15550001111';
  test.each([
    ['/otp', { phone }, 422, 'sms_send_failed', 'Unable to get SMS provider'],
    [
      '/otp',
      { phone: 'invalid-phone' },
      400,
      'validation_failed',
      'Invalid phone number format (E.164 required)',
    ],
    [
      '/verify',
      { phone, token: '123456', type: 'sms' },
      403,
      'otp_expired',
      'Token has expired or is invalid',
    ],
    [
      '/verify',
      { phone, token: '123456', type: 'phone_change' },
      403,
      'otp_expired',
      'Token has expired or is invalid',
    ],
    [
      '/verify',
      { phone: `${phone}-invalid`, token: '1', type: 'sms' },
      400,
      'validation_failed',
      'Invalid phone number format (E.164 required)',
    ],
    ['/resend', { type: 'phone_change', phone }, 200, undefined, undefined],
    [
      '/resend',
      { type: 'sms', phone: 'nonsense' },
      400,
      'validation_failed',
      'Invalid phone number format (E.164 required)',
    ],
  ])('%s %j', async (path, body, status, code, message) => {
    const answer = await auth.post(path, body);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([status, code, message]);
  });
});

test('where numbers would need proof they are refused', async () => {
  const strict = await createTestApp();
  const caller = authCaller(strict);
  const refused = await caller.post('/signup', { phone: newPhone(), password: PASSWORD });
  expect([refused.status, refused.body.code]).toEqual([400, 'phone_provider_disabled']);
  expect((await caller.post('/otp', { phone: newPhone() })).body.code).toBe('sms_send_failed');
  await strict.close();
});
