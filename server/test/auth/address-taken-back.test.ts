import { authRecoveryCodes } from '@bayan/auth/store/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callAs } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson, PASSWORD } from './auth-caller.ts';
import { enrol, prove } from './authenticator.ts';
import { authenticator } from './authenticator-app.ts';
import { passkeyCaller } from './passkey-caller.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;

beforeAll(async () => {
  app = await createTestApp();
  auth = authCaller(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(120_000));

const DAY = 24 * 3_600_000;
let count = 0;

/** A person whose account has moved, as by a thief who knew the password and both mailboxes for a moment. */
async function moved() {
  const before = `before${++count}@family.example`;
  const after = `after${count}@family.example`;
  await createPerson(app, { email: before, role: 'student' });
  const { access_token: token } = await auth.signIn(before);
  const elsewhere = await auth.signIn(before);
  await callApi(token, 'POST', '/api/me/calendar-feed');
  await move(token, before, after);
  return { before, after, tokens: [token, elsewhere.access_token] };
}

async function move(token: string, from: string, to: string): Promise<string> {
  await auth.call('PUT', '/user', { token, body: { email: to, current_password: PASSWORD } });
  const agree = async (address: string) =>
    auth.post('/verify', {
      type: 'email_change',
      token_hash: (await auth.mailTo(address, 'email-change')).token,
    });
  await agree(to);
  return String((await agree(from)).body.access_token);
}

const callApi = (token: string, method: string, path: string) =>
  app.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });

const takeBack = async (address: string) =>
  auth.post('/verify', {
    type: 'email_change_undo',
    token_hash: (await auth.mailTo(address, 'address-changed')).token,
  });

test('a new address ends every sign-in, and the calendar address (R45)', async () => {
  const { after, tokens } = await moved();
  for (const token of tokens) expect(await auth.me(token)).toBe(401);
  const { access_token } = await auth.signIn(after);
  const feed = await callApi(access_token, 'GET', '/api/me/calendar-feed');
  expect(await feed.json()).toMatchObject({ madeAt: null });
});

test('the address that was takes the change back, once, and sets a password', async () => {
  const { before, after } = await moved();
  const thief = await auth.signIn(after);
  app.clock.advance(7 * DAY - 1_000);
  const back = await takeBack(before);
  expect(back.body.user).toMatchObject({ email: before });
  expect(await auth.me(thief.access_token)).toBe(401);
  const token = String(back.body.access_token);
  const password = 'Meadow-Copper-58';
  expect((await auth.call('PUT', '/user', { token, body: { password } })).status).toBe(200);
  await auth.signIn(before, password);
  expect((await auth.post('/token?grant_type=password', { email: after, password: PASSWORD })).status).toBe(
    400,
  );
  expect((await takeBack(before)).body.code).toBe('otp_expired');
});

test('the way back ends after 7 days', async () => {
  const { before } = await moved();
  app.clock.advance(7 * DAY);
  expect((await takeBack(before)).body.code).toBe('otp_expired');
});

test('neither a second change nor a new password ends the way back of the first address', async () => {
  const { before, after } = await moved();
  const { access_token: token } = await auth.signIn(after);
  app.clock.advance(120_000);
  const next = await move(token, after, `third${count}@family.example`);
  expect((await auth.mails('address-changed-again')).map(({ toAddress }) => toAddress)).toContain(after);
  const body = { password: 'Thief-Lantern-91', current_password: PASSWORD };
  expect((await auth.call('PUT', '/user', { token: next, body })).status).toBe(200);
  expect((await takeBack(before)).body.user).toMatchObject({ email: before });
});

test('a second factor that was added after the change does not keep the person out', async () => {
  const { before, after } = await moved();
  const thief = await auth.signIn(after);
  const { id, totp } = await enrol(auth, thief.access_token);
  await prove(auth, thief.access_token, id, authenticator(totp.secret, app.clock).code());
  const token = String((await takeBack(before)).body.access_token);
  expect(await auth.me(token)).toBe(200);
  const body = { password: 'Meadow-Copper-58' };
  expect((await auth.call('PUT', '/user', { token, body })).status).toBe(200);
  const told = (await auth.mails('second-factor-changed')).map(({ toAddress }) => toAddress);
  expect(told).toContain(before);
});

test('nor does a passkey that was added after it stay, as one from before does', async () => {
  const passkeys = passkeyCaller(auth);
  const email = `owner${++count}@family.example`;
  await createPerson(app, { email, role: 'student' });
  const { access_token } = await auth.signIn(email);
  const { phone: own } = await passkeys.given(access_token);
  app.clock.advance(DAY);
  // Whoever is in for a moment adds one before the change as well as after it.
  const { access_token: stolen } = await auth.signIn(email);
  const { phone: early } = await passkeys.given(stolen);
  app.clock.advance(60_000);
  const thief = await move(stolen, email, `thief.${email}`);
  const { phone: theirs } = await passkeys.given(thief);
  await takeBack(email);
  expect((await passkeys.signIn(theirs)).status).toBe(400);
  expect((await passkeys.signIn(early)).status).toBe(400);
  expect((await passkeys.signIn(own)).status).toBe(200);
  const told = (await auth.mails('passkey-changed')).filter(({ data }) => data.change === 'removed');
  expect(told.map(({ toAddress }) => toAddress)).toEqual([email, email]);
});

test('one that the person had before stays', async () => {
  const email = `kept${++count}@family.example`;
  await createPerson(app, { email, role: 'student' });
  const { access_token } = await auth.signIn(email);
  const { id, totp } = await enrol(auth, access_token);
  const phone = authenticator(totp.secret, app.clock);
  await prove(auth, access_token, id, phone.code());
  app.clock.advance(DAY + 60_000);
  const { access_token: later } = await auth.signIn(email);
  const raised = await prove(auth, later, id, phone.code());
  await move(String(raised.body.access_token), email, `moved.${email}`);
  const token = String((await takeBack(email)).body.access_token);
  expect(await auth.me(token)).toBe(403);
});

test('recovery codes that were made after the change are of no use to whoever made them', async () => {
  const email = `codes${++count}@family.example`;
  const id = await createPerson(app, { email, role: 'student' });
  const { access_token } = await auth.signIn(email);
  const factor = await enrol(auth, access_token);
  const phone = authenticator(factor.totp.secret, app.clock);
  await prove(auth, access_token, factor.id, phone.code());
  // The factor is the person's own, and stays: the codes do not go with it.
  app.clock.advance(DAY + 60_000);
  const { access_token: later } = await auth.signIn(email);
  const raised = await prove(auth, later, factor.id, phone.code());
  app.clock.advance(60_000);
  const moved = await move(String(raised.body.access_token), email, `moved.${email}`);
  const { body } = await prove(auth, moved, factor.id, phone.code());
  const token = String(body.access_token);
  const codes = () => app.db.$count(authRecoveryCodes, eq(authRecoveryCodes.userId, id));
  await callAs(app, token, 'PUT', '/api/auth/recovery-codes', { body: {} });
  expect(await codes()).toBe(10);
  expect((await takeBack(email)).status).toBe(200);
  expect(await codes()).toBe(0);
});

test('an address that somebody else has by then is not given back', async () => {
  const { before } = await moved();
  await createPerson(app, { email: before });
  const { status, body } = await takeBack(before);
  expect([status, body.code]).toEqual([422, 'email_exists']);
});
