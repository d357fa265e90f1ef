import { randomUUID } from 'node:crypto';
import { createInvitedUser } from '@bayan/auth/accounts';
import { authIdentities, authUsers } from '@bayan/auth/store/tables';
import { inTransaction } from '@bayan/platform/db/transaction';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { profiles } from '#schema/people.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, PASSWORD } from './auth-caller.ts';
import { serviceCaller } from './service-caller.ts';

const SQUATTERS = 'Meadow-Copper-58';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;

beforeAll(async () => {
  app = await createTestApp();
  auth = authCaller(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(120_000));

let count = 0;
const newAddress = () => `owner${++count}@family.example`;
const signUp = (email: string, password: string, data = {}) =>
  auth.post('/signup', { email, password, data });
const confirm = async (email: string) =>
  auth.post('/verify', {
    type: 'signup',
    token_hash: (await auth.mailTo(email, 'confirm-signup')).token,
  });
const outcomeOf = async (email: string, password: string) => {
  const { body } = await auth.post('/token?grant_type=password', { email, password });
  return body.code ?? 'signed in';
};
const storedOf = async (email: string) =>
  (await app.db.select().from(authUsers).where(eq(authUsers.email, email)))[0];

async function invite(email: string): Promise<string> {
  const id = randomUUID();
  const { link } = await inTransaction(app.db, async tx => {
    await tx.insert(profiles).values({ id, name: 'Amal', email, role: 'student' });
    return createInvitedUser(tx, { profileId: id, email, now: app.clock.now(), config: app.config });
  });
  return new URL(link).searchParams.get('token') ?? '';
}

test('who confirms a sign-up gets its password and data', async () => {
  const email = newAddress();
  await signUp(email, PASSWORD, { full_name: 'Owner' });
  expect((await confirm(email)).status).toBe(200);
  expect(await outcomeOf(email, PASSWORD)).toBe('signed in');
  const user = await storedOf(email);
  const known = { sub: user?.id, email, email_verified: true, phone_verified: false };
  expect(user?.userMetadata).toEqual({ full_name: 'Owner', ...known });
  const [identity] = await app.db
    .select()
    .from(authIdentities)
    .where(eq(authIdentities.userId, user?.id ?? ''));
  expect(identity?.identityData).toEqual({ full_name: 'Owner', ...known });
});

test.each([
  ['stranger', 'in one minute', [SQUATTERS, PASSWORD], 0],
  ['owner', 'in one minute', [PASSWORD, SQUATTERS], 0],
  ['stranger', 'a minute apart', [SQUATTERS, PASSWORD], 60_000],
  ['owner', 'a minute apart', [PASSWORD, SQUATTERS], 60_000],
  ['owner', 'again and again', [PASSWORD, SQUATTERS, SQUATTERS], 60_000],
  ['owner', 'after the first link ended', [PASSWORD, SQUATTERS], 25 * 3_600_000],
])(
  'of several sign-ups that differ, the %s’s first, %s, the newest mail confirms the address and sets no password',
  async (_first, _when, passwords, pause) => {
    const email = newAddress();
    for (const [index, password] of passwords.entries()) {
      if (index > 0) app.clock.advance(pause);
      await signUp(email, password, { full_name: `Number ${index}` });
    }
    const confirmed = await confirm(email);
    expect(confirmed.status).toBe(200);
    for (const password of passwords) expect(await outcomeOf(email, password)).toBe('invalid_credentials');
    expect((await storedOf(email))?.userMetadata).not.toHaveProperty('full_name');
    const token = String(confirmed.body.access_token);
    await auth.call('PUT', '/user', { token, body: { password: PASSWORD } });
    expect(await outcomeOf(email, PASSWORD)).toBe('signed in');
  },
);

test('a sign-up after a mail to sign in with sets no password: the mail may be the owner’s', async () => {
  const email = newAddress();
  await auth.post('/otp', { email });
  app.clock.advance(60_000);
  await signUp(email, SQUATTERS);
  await confirm(email);
  expect((await storedOf(email))?.passwordHash).toBeNull();
});

test('the same sign-up a minute later is the same one: the newer mail sets its password', async () => {
  const email = newAddress();
  await signUp(email, PASSWORD, { full_name: 'Oner' });
  app.clock.advance(60_000);
  await signUp(email, PASSWORD, { full_name: 'Owner' });
  await confirm(email);
  expect(await outcomeOf(email, PASSWORD)).toBe('signed in');
  expect((await storedOf(email))?.userMetadata).toMatchObject({ full_name: 'Owner' });
});

test('sign-ups that differ and come at the same moment set no password', async () => {
  const email = newAddress();
  await Promise.all([SQUATTERS, PASSWORD, SQUATTERS, PASSWORD].map(password => signUp(email, password)));
  expect((await confirm(email)).status).toBe(200);
  expect((await storedOf(email))?.passwordHash).toBeNull();
});

test('a mail sent once more after two sign-ups still sets neither’s password', async () => {
  const email = newAddress();
  await signUp(email, SQUATTERS);
  await signUp(email, PASSWORD);
  app.clock.advance(60_000);
  await auth.post('/resend', { type: 'signup', email });
  await confirm(email);
  expect((await storedOf(email))?.passwordHash).toBeNull();
});

test('the same sign-up sent twice is one: its password is set', async () => {
  const email = newAddress();
  await Promise.all(Array.from({ length: 4 }, () => signUp(email, PASSWORD, { full_name: 'Owner' })));
  await confirm(email);
  expect(await outcomeOf(email, PASSWORD)).toBe('signed in');
  expect((await storedOf(email))?.userMetadata).toMatchObject({ full_name: 'Owner' });
});

test('a password counts for nothing until the mail of its sign-up was opened', async () => {
  const email = newAddress();
  await signUp(email, SQUATTERS);
  expect(await storedOf(email)).toMatchObject({ passwordHash: null, hasKnownPassword: false });
  expect(await outcomeOf(email, SQUATTERS)).toBe('email_not_confirmed');
  expect(await outcomeOf(email, PASSWORD)).toBe('invalid_credentials');
  app.clock.advance(60_000);
  await signUp(email, PASSWORD);
  expect(await outcomeOf(email, SQUATTERS)).toBe('invalid_credentials');
  expect(await outcomeOf(email, PASSWORD)).toBe('invalid_credentials');
});

test('a mail sent once more still sets the password of its sign-up, also after the first link ended', async () => {
  const email = newAddress();
  await signUp(email, PASSWORD, { full_name: 'Owner' });
  app.clock.advance(25 * 3_600_000);
  await auth.post('/resend', { type: 'signup', email });
  await confirm(email);
  expect(await outcomeOf(email, PASSWORD)).toBe('signed in');
  expect((await storedOf(email))?.userMetadata).toMatchObject({ full_name: 'Owner' });
});

test('a recovery proves the address and leaves no password that somebody else chose', async () => {
  const email = newAddress();
  await signUp(email, SQUATTERS, { full_name: 'Squatter' });
  await auth.post('/recover', { email });
  const { token } = await auth.mailTo(email, 'recovery');
  expect((await auth.post('/verify', { type: 'recovery', token_hash: token })).status).toBe(200);
  expect(await outcomeOf(email, SQUATTERS)).toBe('invalid_credentials');
  expect((await storedOf(email))?.userMetadata).not.toHaveProperty('full_name');
});

test('an invited account has no password until the invited person sets one, whoever signs up for it', async () => {
  const email = newAddress();
  const invitation = await invite(email);
  app.clock.advance(60_000);
  await signUp(email, SQUATTERS, { full_name: 'Squatter' });
  const signedIn = await auth.post('/verify', { type: 'invite', token_hash: invitation });
  expect(signedIn.status).toBe(200);
  expect(await outcomeOf(email, SQUATTERS)).toBe('invalid_credentials');
  expect((await storedOf(email))?.passwordHash).toBeNull();
  expect((await confirm(email)).body.code).toBe('otp_expired');
  const token = String(signedIn.body.access_token);
  await auth.call('PUT', '/user', { token, body: { password: PASSWORD } });
  expect(await outcomeOf(email, PASSWORD)).toBe('signed in');
});

const KNOWN_BEFORE: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
  'was invited': invite,
  async 'was made with a password'(email) {
    const service = await serviceCaller(app);
    const made = await service.call('POST', '/admin/users', { email, password: 'made by us' });
    expect(made.status).toBe(200);
  },
  async 'got a role'(email) {
    await signUp(email, SQUATTERS);
    await app.db.update(profiles).set({ role: 'tutor' }).where(eq(profiles.email, email));
  },
};

test.each(Object.keys(KNOWN_BEFORE))(
  'who %s and opens the mail of a sign-up gets nothing of it but the proof of the address',
  async how => {
    const email = newAddress();
    await KNOWN_BEFORE[how]?.(email);
    const before = await storedOf(email);
    app.clock.advance(60_000);
    await signUp(email, SQUATTERS, { full_name: 'Squatter' });
    const confirmed = await confirm(email);
    expect(confirmed.status).toBe(200);
    expect(await outcomeOf(email, SQUATTERS)).toBe('invalid_credentials');
    const after = await storedOf(email);
    expect(after?.passwordHash).toBe(before?.passwordHash);
    expect(after?.userMetadata).not.toHaveProperty('full_name');
    const token = String(confirmed.body.access_token);
    await auth.call('GET', '/reauthenticate', { token });
    const asked = (await auth.mails('reauthentication')).find(({ toAddress }) => toAddress === email);
    await auth.call('PUT', '/user', { token, body: { password: PASSWORD, nonce: asked?.data.code } });
    expect(await outcomeOf(email, PASSWORD)).toBe('signed in');
  },
);
