import { placeOfAddress, rateLimitOf } from '@bayan/auth/limits/attempt-limits';
import { authLimits } from '@bayan/auth/store/tables';
import { countAttempts } from '@bayan/platform/limits/limits.repository';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson, PASSWORD } from './auth-caller.ts';

const MINUTE = 60_000;
const WRONG = 'Meadow-Copper-58';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
beforeAll(async () => {
  app = await createTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  auth = authCaller(app);
});
afterAll(() => app.close());

let people = 0;
const somebody = async () => {
  const email = `person${++people}@family.example`;
  await createPerson(app, { email });
  return email;
};
let hosts = 0;
const newAddress = () => `198.51.${++hosts >> 8}.${hosts & 255}`;
const from = (address: string) => ({ 'x-forwarded-for': address });

const tryPassword = (email: string, password: string, address = newAddress(), cookie?: string) =>
  auth.post(
    '/token?grant_type=password',
    { email, password },
    { ...from(address), ...(cookie ? { cookie } : {}) },
  );
const fail = async (email: string, times: number) => {
  for (let time = 0; time < times; time++) {
    // A machine that is too busy has not looked at it.
    while ((await tryPassword(email, WRONG)).status === 503);
  }
};
const seen = ({ status, body, headers }: Awaited<ReturnType<typeof tryPassword>>) => ({
  status,
  body,
  headers: [...headers].filter(([name]) => name !== 'x-request-id'),
});

test('after ten wrong passwords the right one fails too, exactly as a wrong one does, until the first is 15 minutes old', async () => {
  const email = await somebody();
  const wrong = await tryPassword(email, WRONG);
  app.clock.advance(MINUTE);
  await fail(email, 9);
  const locked = await tryPassword(email, PASSWORD);
  expect(seen(locked)).toEqual(seen(wrong));
  app.clock.advance(14 * MINUTE - 1);
  expect((await tryPassword(email, PASSWORD)).status).toBe(400);
  app.clock.advance(1);
  expect((await tryPassword(email, PASSWORD)).status).toBe(200);
  // The other nine still count.
  await fail(email, 1);
  expect((await tryPassword(email, PASSWORD)).status).toBe(400);
  app.clock.advance(MINUTE);
  expect((await tryPassword(email, PASSWORD)).status).toBe(200);
});

test('who knocks at a locked account does not keep it locked', async () => {
  const email = await somebody();
  await fail(email, 10);
  for (let minute = 0; minute < 14; minute++) {
    app.clock.advance(MINUTE);
    await fail(email, 1);
  }
  app.clock.advance(MINUTE);
  expect((await tryPassword(email, PASSWORD)).status).toBe(200);
});

test('signing in does not count, however often', async () => {
  const email = await somebody();
  await fail(email, 9);
  for (let time = 0; time < 12; time++) expect((await tryPassword(email, PASSWORD)).status).toBe(200);
  await fail(email, 1);
  expect((await tryPassword(email, PASSWORD)).status).toBe(400);
});

test('of many passwords tried at once ten are looked at', async () => {
  const email = await somebody();
  await Promise.all(Array.from({ length: 10 }, () => fail(email, 1)));
  const answers = await Promise.all(Array.from({ length: 12 }, () => tryPassword(email, PASSWORD)));
  expect(answers.filter(({ status }) => status === 200)).toEqual([]);
});

test('another case and spaces are the same account, and somebody unknown is counted alike', async () => {
  const email = await somebody();
  for (const typed of [email.toUpperCase(), ` ${email}`]) await fail(typed, 5);
  expect((await tryPassword(email, PASSWORD)).status).toBe(400);
  await fail('stranger@family.example', 10);
  await createPerson(app, { email: 'stranger@family.example' });
  expect((await tryPassword('stranger@family.example', PASSWORD)).status).toBe(400);
});

test('an address that has failed 200 times in 15 minutes is refused, with the time to wait, whoever it asks for', async () => {
  const address = newAddress();
  const place = placeOfAddress('passwords from an address', address);
  for (let time = 0; time < 195; time++) {
    if (time === 95) app.clock.advance(5 * MINUTE);
    await countAttempts(app.db, [place], app.clock.now());
  }
  for (let time = 0; time < 5; time++)
    expect((await tryPassword(`many${time}@family.example`, WRONG, address)).status).toBe(400);
  const email = await somebody();
  const answer = await tryPassword(email, PASSWORD, address);
  expect([answer.status, answer.body, answer.headers.get('retry-after')]).toEqual([
    429,
    { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    '600',
  ]);
  expect((await tryPassword(email, PASSWORD)).status).toBe(200);
  app.clock.advance(10 * MINUTE);
  expect((await tryPassword(email, PASSWORD, address)).status).toBe(200);
});

test('the addresses of one IPv6 network are one', async () => {
  const ask = async (address: string) =>
    (await auth.post('/recover', { email: 'six@family.example' }, from(address))).status;
  await Promise.all(Array.from({ length: 30 }, (_, host) => ask(`2001:db8:7::${host.toString(16)}`)));
  expect(await ask('2001:db8:7:0:ffff::1')).toBe(429);
  expect(await ask('2001:db8:7:1::1')).toBe(200);
});

const cookieOf = (answer: Awaited<ReturnType<typeof tryPassword>>) =>
  answer.headers.get('set-cookie')?.split(';')[0] ?? '';

test('a browser in which the person has signed in stays open to them while strangers guess', async () => {
  const email = await somebody();
  const cookie = cookieOf(await tryPassword(email, PASSWORD));
  await fail(email, 12);
  expect((await tryPassword(email, PASSWORD)).status).toBe(400);
  expect((await tryPassword(email, PASSWORD, newAddress(), cookie)).status).toBe(200);
  // It has ten tries of its own, and is worth nothing to another account.
  for (let time = 0; time < 10; time++) await tryPassword(email, WRONG, newAddress(), cookie);
  expect((await tryPassword(email, PASSWORD, newAddress(), cookie)).status).toBe(400);
  const other = await somebody();
  await fail(other, 10);
  expect((await tryPassword(other, PASSWORD, newAddress(), cookie)).status).toBe(400);
});

test('one browser asks 150 times in 5 minutes, right or wrong, for whichever of its people', async () => {
  const [one, other] = [await somebody(), await somebody()];
  const cookie = cookieOf(await tryPassword(one, PASSWORD));
  await tryPassword(other, PASSWORD, newAddress(), cookie);
  const place = rateLimitOf('grants to a browser', cookie.split('=')[1] ?? '');
  for (let time = 0; time < 147; time++) await countAttempts(app.db, [place], app.clock.now());
  app.clock.advance(MINUTE);
  expect((await tryPassword(one, PASSWORD, newAddress(), cookie)).status).toBe(200);
  expect((await tryPassword(one, WRONG, newAddress(), cookie)).status).toBe(400);
  expect((await tryPassword(one, PASSWORD, newAddress(), cookie)).status).toBe(200);
  for (const email of [one, other]) {
    const full = await tryPassword(email, PASSWORD, newAddress(), cookie);
    expect([full.status, full.body.code, full.headers.get('retry-after')]).toEqual([
      429,
      'over_request_rate_limit',
      '240',
    ]);
  }
  app.clock.advance(4 * MINUTE);
  expect((await tryPassword(one, PASSWORD, newAddress(), cookie)).status).toBe(200);
});

test.each([
  ['/recover', () => ({ email: 'nobody@family.example' }), 30, 5],
  ['/resend', () => ({ type: 'signup', email: 'nobody@family.example' }), 30, 5],
  ['/signup', () => ({ email: 'a', password: PASSWORD }), 30, 5],
  ['/verify', () => ({ type: 'email', email: `who${++people}@family.example`, token: '000000' }), 30, 5],
  ['/otp', () => ({ email: 'a' }), 30, 5],
  ['/magiclink', () => ({ email: 'a' }), 30, 5],
  ['/factors/x/challenge', () => ({}), 15, 1],
  ['/factors/x/verify', () => ({}), 15, 1],
  ['/passkeys/registration/options', () => ({}), 30, 5],
  ['/passkeys/registration/verify', () => ({}), 30, 5],
  ['/token?grant_type=refresh_token', () => ({ refresh_token: 'nonsense' }), 150, 5],
  ['/token?grant_type=pkce', () => ({ auth_code: 'nonsense', code_verifier: 'v' }), 150, 5],
] as const)(
  '%s is open to an address so often in its time, and then again',
  async (path, body, most, minutes) => {
    const address = newAddress();
    const ask = async () => (await auth.post(path, body(), from(address))).status;
    const statuses = await Promise.all(Array.from({ length: most + 5 }, ask));
    expect(statuses.filter(status => status === 429)).toHaveLength(5);
    expect((await auth.post(path, body(), from(newAddress()))).status).not.toBe(429);
    app.clock.advance(minutes * MINUTE);
    expect(await ask()).not.toBe(429);
  },
);

test('a genuine refresh is never refused for what others at its address sent', async () => {
  const address = newAddress();
  const { body } = await tryPassword(await somebody(), PASSWORD, address);
  for (let time = 0; time < 160; time++)
    await auth.post('/token?grant_type=refresh_token', { refresh_token: 'nonsense' }, from(address));
  const { refresh_token } = body;
  expect((await auth.post('/token?grant_type=refresh_token', { refresh_token }, from(address))).status).toBe(
    200,
  );
});

test('ten wrong codes for an address are all within 15 minutes, however many new codes were sent', async () => {
  const email = await somebody();
  const wrongCode = async () =>
    (await auth.post('/verify', { type: 'recovery', email, token: 'x' }, from(newAddress()))).body.code;
  for (let mail = 0; mail < 3; mail++) {
    await auth.post('/recover', { email }, from(newAddress()));
    for (let time = 0; time < 4; time++) expect(await wrongCode()).toBe('otp_expired');
    app.clock.advance(MINUTE);
  }
  const verify = async () => {
    const { code } = await auth.mailTo(email, 'recovery');
    return auth.post('/verify', { type: 'recovery', email, token: code }, from(newAddress()));
  };
  expect((await verify()).body).toEqual({ code: 'otp_expired', message: 'Token has expired or is invalid' });
  app.clock.advance(15 * MINUTE);
  expect((await verify()).status).toBe(200);
});

test('what is counted is kept without anybody’s name or address', async () => {
  await fail('named@family.example', 1);
  const rows = await app.db.select().from(authLimits);
  expect(new Set(rows.map(({ key }) => key.length))).toEqual(new Set([32]));
});

test('nothing is counted where the limits are switched off', async () => {
  const open = await createTestApp({ env: { AUTH_RATE_LIMITS: 'off' } });
  const caller = authCaller(open);
  try {
    await createPerson(open, { email: 'noura@family.example' });
    const body = { email: 'noura@family.example', password: WRONG };
    for (let time = 0; time < 11; time++) await caller.post('/token?grant_type=password', body);
    expect((await caller.signIn('noura@family.example')).token_type).toBe('bearer');
    expect(await open.db.select().from(authLimits)).toEqual([]);
  } finally {
    await open.close();
  }
});
