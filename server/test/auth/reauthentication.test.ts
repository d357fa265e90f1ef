import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson, PASSWORD, type Tokens } from './auth-caller.ts';
import { enrol, prove } from './authenticator.ts';
import { authenticator } from './authenticator-app.ts';

const DAY = 24 * 3_600_000;
const NEW_PASSWORD = 'Meadow-Copper-58';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;

beforeAll(async () => {
  app = await createTestApp({ env: { AUTH_JWT_EXPIRY: '86400' } });
  auth = authCaller(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(120_000));

let count = 0;
const addressOf = (n = count) => `careful${n}@family.example`;
async function signedIn(ageMs: number) {
  const email = addressOf(++count);
  await createPerson(app, { email });
  const first = await auth.signIn(email);
  app.clock.advance(ageMs);
  const { body } = await auth.refresh(first.refresh_token);
  return { email, token: (body as unknown as Tokens).access_token };
}
const change = (token: string, body: Record<string, unknown>) =>
  auth.call('PUT', '/user', { token, body: { password: NEW_PASSWORD, ...body } });
const askForCode = (token: string) => auth.call('GET', '/reauthenticate', { token });
const codeTo = async (email: string) => {
  const sent = (await auth.mails('reauthentication')).filter(mail => mail.toAddress === email);
  return String(sent.at(-1)?.data.code);
};
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test.each([0, DAY + 1])(
  'a token alone changes neither password nor address, %i ms after the sign-in',
  async ageMs => {
    const { email, token } = await signedIn(ageMs);
    const refused = await change(token, {});
    expect([refused.status, refused.body]).toEqual([
      400,
      { code: 'reauthentication_needed', message: 'Password update requires reauthentication' },
    ]);
    const moved = await auth.call('PUT', '/user', { token, body: { email: `thief.${email}` } });
    expect([moved.status, moved.body.code]).toEqual([400, 'reauthentication_needed']);
    expect((await auth.mails('email-change')).filter(({ toAddress }) => toAddress.endsWith(email))).toEqual(
      [],
    );
    await auth.signIn(email, PASSWORD);
  },
);

test('the current password or a mailed code changes the address', async () => {
  const { email, token } = await signedIn(0);
  const move = (body: object) =>
    auth.call('PUT', '/user', { token, body: { email: `new.${email}`, ...body } });
  expect((await move({ current_password: 'Wrong-Guess-1' })).body.code).toBe('current_password_invalid');
  expect((await move({ nonce: '000000' })).body.code).toBe('reauthentication_not_valid');
  expect((await move({ current_password: PASSWORD })).body).toMatchObject({ new_email: `new.${email}` });
  app.clock.advance(120_000);
  await askForCode(token);
  expect((await move({ nonce: await codeTo(email) })).status).toBe(200);
});

/** Somebody who added a second factor, and gives it again after a while. */
async function withFactor(ageMs: number) {
  const { email, token } = await signedIn(0);
  const { id, totp } = await enrol(auth, token);
  const app2fa = authenticator(totp.secret, app.clock);
  const raised = (await prove(auth, token, id, app2fa.code())).body as unknown as Tokens;
  app.clock.advance(ageMs);
  const { body } = await auth.refresh(raised.refresh_token);
  const again = await prove(auth, String(body.access_token), id, app2fa.code());
  return { email, factorId: id, token: String(again.body.access_token) };
}

test('a second factor that was just given is such a proof, one of a while ago is not', async () => {
  const { email, token } = await withFactor(DAY);
  app.clock.advance(4 * 60_000);
  const move = () => auth.call('PUT', '/user', { token, body: { email: `new.${email}` } });
  expect((await move()).status).toBe(200);
  app.clock.advance(61_000);
  expect((await move()).body.code).toBe('reauthentication_needed');
});

test('a second factor that was added within the last day is no proof: it may be a thief’s', async () => {
  const { email, token } = await withFactor(DAY - 60_000);
  const moved = await auth.call('PUT', '/user', { token, body: { email: `new.${email}` } });
  expect([moved.status, moved.body.code]).toEqual([400, 'reauthentication_needed']);
  expect((await change(token, {})).body.code).toBe('reauthentication_needed');
  expect((await change(token, { current_password: PASSWORD })).status).toBe(200);
});

test('a second factor is added and removed just after one was given, later only with a mailed code', async () => {
  const { email, factorId, token } = await withFactor(DAY);
  app.clock.advance(299_000);
  expect((await addFactor(token, { friendly_name: 'In time' })).status).toBe(200);
  app.clock.advance(2_000);
  const needed = {
    code: 'reauthentication_needed',
    message: 'Unenrolling a factor requires reauthentication',
  };
  expect((await addFactor(token, { friendly_name: 'Late' })).body.code).toBe(needed.code);
  const remove = (body?: object) => auth.call('DELETE', `/factors/${factorId}`, { token, body });
  expect(await remove()).toMatchObject({ status: 400, body: needed });
  await askForCode(token);
  const nonce = await codeTo(email);
  expect((await remove({ nonce: wrong(nonce) })).body.code).toBe('reauthentication_not_valid');
  expect(await remove({ nonce })).toMatchObject({ status: 200, body: { id: factorId } });
});

test('the link of a recovery sets one password within the hour, and moves no address', async () => {
  const { email } = await signedIn(0);
  await auth.post('/recover', { email });
  const { token: link } = await auth.mailTo(email, 'recovery');
  const { body } = await auth.post('/verify', { type: 'recovery', token_hash: link });
  const token = String(body.access_token);
  const moved = await auth.call('PUT', '/user', { token, body: { email: `thief.${email}` } });
  expect(moved.body.code).toBe('reauthentication_needed');
  expect((await change(token, {})).status).toBe(200);
  expect((await change(token, { password: PASSWORD })).body.code).toBe('reauthentication_needed');

  app.clock.advance(120_000);
  await auth.post('/recover', { email });
  const again = await auth.mailTo(email, 'recovery');
  const late = await auth.post('/verify', { type: 'recovery', token_hash: again.token });
  app.clock.advance(3_600_000);
  expect((await change(String(late.body.access_token), {})).body.code).toBe('reauthentication_needed');
});

test('whether a password is the current one is not told before that proof', async () => {
  const { token } = await signedIn(DAY + 1);
  expect((await change(token, { password: PASSWORD })).body.code).toBe('reauthentication_needed');
});

test('the current password is such a proof, a wrong one never is', async () => {
  const { email, token } = await signedIn(DAY + 1);
  const refused = await change(token, { current_password: NEW_PASSWORD });
  expect([refused.status, refused.body.code]).toEqual([400, 'current_password_invalid']);
  expect((await change(token, { current_password: PASSWORD })).status).toBe(200);
  await auth.signIn(email, NEW_PASSWORD);
});

test('whoever guesses at the current password is soon not listened to any more, and the door stays open', async () => {
  const { email, token } = await signedIn(DAY + 1);
  for (let turn = 0; turn < 10; turn++)
    expect((await change(token, { current_password: `Wrong-${turn}` })).status).toBe(400);
  const right = { current_password: PASSWORD };
  expect((await change(token, right)).body.code).toBe('current_password_invalid');
  await auth.signIn(email);
  app.clock.advance(15 * 60_000);
  expect((await change(token, right)).status).toBe(200);
});

test('a mailed code is such a proof, once', async () => {
  const { email, token } = await signedIn(DAY + 1);
  expect(await askForCode(token)).toMatchObject({ status: 200, body: {} });
  const nonce = await codeTo(email);
  expect(nonce).toMatch(/^\d{6}$/);
  expect((await change(token, { password: PASSWORD, nonce })).body.code).toBe('same_password');
  expect((await change(token, { nonce })).status).toBe(200);
  const again = await change(token, { password: PASSWORD, nonce });
  expect([again.status, again.body.code]).toEqual([422, 'reauthentication_not_valid']);
});

test('a code dies after five wrong tries, and what else was asked for with a wrong one is not done', async () => {
  const { email, token } = await signedIn(0);
  await askForCode(token);
  const nonce = await codeTo(email);
  for (let turn = 0; turn < 5; turn++) {
    const refused = await change(token, { nonce: wrong(nonce), data: { mark: turn } });
    expect([refused.status, refused.body.code]).toEqual([422, 'reauthentication_not_valid']);
  }
  expect((await change(token, { nonce })).body.code).toBe('reauthentication_not_valid');
  expect((await auth.call('GET', '/user', { token })).body.user_metadata).not.toHaveProperty('mark');
});

test('a code belongs to its person and does not sign in', async () => {
  const mine = await signedIn(DAY + 1);
  const other = await signedIn(0);
  await askForCode(other.token);
  const nonce = await codeTo(other.email);
  expect((await change(mine.token, { nonce })).body.code).toBe('reauthentication_not_valid');
  for (const type of ['email', 'signup', 'recovery', 'magiclink', 'reauthentication']) {
    const answer = await auth.post('/verify', { type, email: other.email, token: nonce });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
});

const addFactor = (token: string, body: Record<string, unknown> = {}) =>
  auth.call('POST', '/factors', { token, body: { factor_type: 'totp', ...body } });

test('an auth session of five minutes still adds the first second factor, an older one must prove the person again', async () => {
  const young = await signedIn(5 * 60_000);
  expect((await addFactor(young.token)).status).toBe(200);
  const old = await signedIn(5 * 60_000 + 1);
  const refused = await addFactor(old.token);
  expect([refused.status, refused.body]).toEqual([
    400,
    { code: 'reauthentication_needed', message: 'Enrolling a factor requires reauthentication' },
  ]);
  await askForCode(old.token);
  const nonce = await codeTo(old.email);
  const mistyped = await addFactor(old.token, { nonce: wrong(nonce) });
  expect([mistyped.status, mistyped.body.code]).toEqual([422, 'reauthentication_not_valid']);
  const { body: user } = await auth.call('GET', '/user', { token: old.token });
  expect(user.factors).toBeUndefined();
  expect((await addFactor(old.token, { nonce: ` ${nonce} ` })).status).toBe(200);
  const again = await addFactor(old.token, { nonce, friendly_name: 'Second' });
  expect([again.status, again.body.code]).toEqual([422, 'reauthentication_not_valid']);
});

test('a code for a first factor dies after five wrong tries too', async () => {
  const { email, token } = await signedIn(DAY + 1);
  await askForCode(token);
  const nonce = await codeTo(email);
  for (let turn = 0; turn < 5; turn++) await addFactor(token, { nonce: wrong(nonce) });
  expect((await addFactor(token, { nonce })).body.code).toBe('reauthentication_not_valid');
});

test('one such mail a minute goes out, without a word about it', async () => {
  const { email, token } = await signedIn(0);
  const sent = async () =>
    (await auth.mails('reauthentication')).filter(mail => mail.toAddress === email).length;
  await askForCode(token);
  expect(await askForCode(token)).toMatchObject({ status: 200, body: {} });
  expect(await sent()).toBe(1);
  app.clock.advance(60_000);
  await askForCode(token);
  expect(await sent()).toBe(2);
  expect((await auth.call('GET', '/reauthenticate')).body.code).toBe('no_authorization');
});

test('who came by a recovery mail chooses a password without knowing the old one', async () => {
  const { email } = await signedIn(3 * DAY);
  await auth.post('/recover', { email });
  const { token: token_hash } = await auth.mailTo(email, 'recovery');
  const { body } = await auth.post('/verify', { type: 'recovery', token_hash });
  expect((await change(String(body.access_token), {})).status).toBe(200);
});
