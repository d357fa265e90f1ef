import { placeOfAddress } from '@bayan/auth/limits/attempt-limits';
import { authLimits } from '@bayan/auth/store/tables';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordSecurityEvent } from '#people/security-events/security-events.repository.ts';
import { securityEvents } from '#schema/security-events.ts';
import { authCaller, createPerson, PASSWORD } from '#test/auth/auth-caller.ts';
import { enrol, prove } from '#test/auth/authenticator.ts';
import { authenticator } from '#test/auth/authenticator-app.ts';
import { passkeyCaller } from '#test/auth/passkey-caller.ts';
import { callAs } from '#test/builders.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/harness.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const WRONG = 'Meadow-Copper-58';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
beforeAll(async () => {
  app = await createTestApp();
  auth = authCaller(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  await app.db.delete(securityEvents);
  await app.db.delete(authLimits);
});

let people = 0;
const somebody = async () => {
  const email = `person${++people}@family.example`;
  return { email, id: await createPerson(app, { email }) };
};
const request = (email: string, password: string, cookie = '') =>
  auth.post('/token?grant_type=password', { email, password }, { 'user-agent': CHROME, cookie });
const events = () => app.db.select().from(securityEvents).orderBy(desc(securityEvents.at));
const told = async () =>
  (await events()).map(({ kind, reason, personId, count }) => ({ kind, reason, personId, count }));

/** They happened in the same moment. */
const inAnyOrder = <T>(...expected: T[]): T[] => expected.map(() => expect.toBeOneOf(expected));

test('a wrong password is kept with whose account, from where and with what, equal ones as one', async () => {
  const { email, id } = await somebody();
  await request(email, WRONG);
  app.clock.advance(60_000);
  await request(email, WRONG);
  expect(await events()).toEqual([
    {
      id: expect.any(String),
      kind: 'sign-in-failed',
      personId: id,
      reason: 'wrong-password',
      place: null,
      address: '127.0.0.1',
      browser: 'Chrome',
      system: 'Windows',
      count: 2,
      at: TEST_NOW,
      lastAt: app.clock.now(),
    },
  ]);
});

test('ten minutes later it is another event', async () => {
  const { email } = await somebody();
  await request(email, WRONG);
  app.clock.advance(600_000);
  await request(email, WRONG);
  expect((await told()).map(({ count }) => count)).toEqual([1, 1]);
});

test('of what nobody has, nothing that was typed is kept: it may be a password', async () => {
  await request('Secret-Meadow-99', WRONG);
  await request('secret-meadow-99@family.example', WRONG);
  expect(await told()).toEqual([
    { kind: 'sign-in-failed', reason: 'wrong-password', personId: null, count: 2 },
  ]);
  expect(JSON.stringify(await events()).toLowerCase()).not.toMatch(/meadow|copper/);
});

test('one password too many is a lock-out of the account', async () => {
  const { email, id } = await somebody();
  for (let turn = 0; turn < 11; turn++) await request(email, WRONG);
  expect(await told()).toEqual(
    inAnyOrder(
      { kind: 'sign-in-failed', reason: 'wrong-password', personId: id, count: 10 },
      { kind: 'locked-out', reason: 'account', personId: id, count: 1 },
    ),
  );
});

test('an address that has failed too often is locked out, whoever it asks for', async () => {
  const { email, id } = await somebody();
  const now = app.clock.now();
  const place = placeOfAddress('passwords from an address', '127.0.0.1');
  await app.db.insert(authLimits).values({
    key: place.key,
    hits: Array<Date>(place.most).fill(now),
    expiresAt: new Date(now.getTime() + place.windowMs),
  });
  expect((await request(email, PASSWORD)).status).toBe(429);
  expect(await told()).toEqual([{ kind: 'locked-out', reason: 'address', personId: id, count: 1 }]);
});

test('a right password of an account that is not confirmed is a failed sign-in', async () => {
  await auth.post('/signup', { email: 'waiting@family.example', password: PASSWORD });
  await request('waiting@family.example', PASSWORD);
  expect(await told()).toEqual([
    { kind: 'sign-in-failed', reason: 'not-confirmed', personId: expect.any(String), count: 1 },
  ]);
});

test('a sign-in, a log-out and a refresh after it are on record', async () => {
  const { email, id } = await somebody();
  const { access_token, refresh_token } = await auth.signIn(email);
  app.clock.advance(1000);
  await auth.call('POST', '/logout?scope=local', { token: access_token });
  app.clock.advance(1000);
  await auth.refresh(refresh_token);
  expect(await told()).toEqual([
    // Its auth session has ended: whose it was nobody can tell any more.
    { kind: 'refresh-refused', reason: 'unknown-token', personId: null, count: 1 },
    { kind: 'signed-out', reason: 'one-device', personId: id, count: 1 },
    { kind: 'signed-in', reason: 'password', personId: id, count: 1 },
  ]);
});

test('a refresh token that comes back long after it was replaced is on record as copied', async () => {
  const { email, id } = await somebody();
  const first = await auth.signIn(email);
  app.clock.advance(60_000);
  const { body } = await auth.refresh(first.refresh_token);
  app.clock.advance(60_000);
  await auth.refresh(String(body.refresh_token));
  app.clock.advance(60_000);
  await auth.refresh(first.refresh_token);
  expect((await told())[0]).toEqual({
    kind: 'refresh-refused',
    reason: 'copied-token',
    personId: id,
    count: 1,
  });
});

test('a second factor that is added, given wrong and removed is on record', async () => {
  const { email, id } = await somebody();
  const { access_token: token } = await auth.signIn(email);
  app.clock.advance(60_000);
  const { id: factorId, totp } = await enrol(auth, token);
  const phone = authenticator(totp.secret, app.clock);
  const raised = String((await prove(auth, token, factorId, phone.code())).body.access_token);
  app.clock.advance(60_000);
  const wrong = phone.code() === '000000' ? '000001' : '000000';
  for (let turn = 0; turn < 11; turn++) await prove(auth, raised, factorId, wrong);
  app.clock.advance(60_000);
  await auth.call('DELETE', `/factors/${factorId}`, { token: raised });
  expect(await told()).toEqual([
    { kind: 'second-factor-removed', reason: null, personId: id, count: 1 },
    ...inAnyOrder(
      { kind: 'second-factor-failed', reason: 'wrong-code', personId: id, count: 10 },
      { kind: 'locked-out', reason: 'second-factor', personId: id, count: 1 },
    ),
    { kind: 'second-factor-added', reason: null, personId: id, count: 1 },
    { kind: 'signed-in', reason: 'password', personId: id, count: 1 },
  ]);
});

test('a wrong mailed code, and a wrong proof of who one is, are on record', async () => {
  const { email, id } = await somebody();
  const { access_token: token } = await auth.signIn(email);
  const put = (body: unknown) => auth.call('PUT', '/user', { token, body });
  app.clock.advance(1000);
  await put({ password: 'Lantern-Orchard-41', current_password: WRONG });
  app.clock.advance(1000);
  await put({ password: 'Lantern-Orchard-41', nonce: '000000' });
  app.clock.advance(1000);
  await auth.post('/verify', { type: 'recovery', email, token: '000000' });
  app.clock.advance(1000);
  await auth.post('/verify', { type: 'recovery', email: 'nobody@family.example', token: '000000' });
  expect((await told()).slice(0, 4)).toEqual([
    { kind: 'mailed-code-failed', reason: 'wrong-code', personId: null, count: 1 },
    { kind: 'mailed-code-failed', reason: 'wrong-code', personId: id, count: 1 },
    { kind: 'proof-failed', reason: 'wrong-code', personId: id, count: 1 },
    { kind: 'proof-failed', reason: 'wrong-password', personId: id, count: 1 },
  ]);
});

test('a new password, a new address and the way back are on record, without either', async () => {
  const { email, id } = await somebody();
  const { access_token: token } = await auth.signIn(email);
  const newEmail = `new-${email}`;
  const current = { current_password: PASSWORD };
  await auth.call('PUT', '/user', { token, body: { password: 'Lantern-Orchard-41', ...current } });
  app.clock.advance(60_000);
  const proof = { current_password: 'Lantern-Orchard-41' };
  await auth.call('PUT', '/user', { token, body: { email: newEmail, ...proof } });
  for (const address of [email, newEmail])
    await auth.follow((await auth.mailTo(address, 'email-change')).link);
  app.clock.advance(60_000);
  await auth.follow((await auth.mailTo(email, 'address-changed')).link);
  const kinds = (await told()).filter(event => event.personId === id).map(({ kind }) => kind);
  expect(kinds).toEqual(
    expect.arrayContaining(['password-changed', 'email-changed', 'email-restored', 'signed-in']),
  );
  expect(JSON.stringify(await events())).not.toMatch(/family\.example|Orchard/);
});

test('whoever guesses from many addresses leaves 60 rows of an account in an hour, and one for all others', async () => {
  const { id } = await somebody();
  const now = app.clock.now();
  const guess = (host: number) =>
    recordSecurityEvent(app.db, {
      kind: 'sign-in-failed',
      reason: 'wrong-password',
      personId: id,
      source: { ip: `192.0.2.${host}`, userAgent: CHROME },
      now,
    });
  for (let host = 1; host <= 70; host++) await guess(host);
  // One that has its row goes on being counted there.
  await guess(7);
  const kept = await events();
  expect(kept).toHaveLength(61);
  expect(kept.find(({ address }) => address === null)).toMatchObject({ count: 10, browser: null });
  expect(kept.find(({ address }) => address === '192.0.2.7')).toMatchObject({ count: 2 });
});

test('an address that chooses among its own is one, and is counted up to 100', async () => {
  const now = app.clock.now();
  for (let turn = 0; turn < 103; turn++) {
    const source = { ip: `2001:db8:7:1::${turn.toString(16)}`, userAgent: CHROME };
    await recordSecurityEvent(app.db, { kind: 'sign-in-failed', personId: null, source, now });
  }
  expect((await told()).map(({ count }) => count)).toEqual([100]);
});

test.each([
  ['another person', 'update security_events set person_id = gen_random_uuid()'],
  ['a smaller count', 'update security_events set count = 1'],
  ['another time', "update security_events set at = at - interval '1 day'"],
  ['emptying it', 'truncate security_events'],
])('the database refuses %s', async (_what, statement) => {
  const event = { kind: 'signed-in', personId: null, source: null, now: app.clock.now() } as const;
  for (let turn = 0; turn < 2; turn++) await recordSecurityEvent(app.db, event);
  await expect(app.db.$client.query(statement)).rejects.toMatchObject({ code: '23001' });
});

test('passkeys are on record: added, used, unknown, copied and removed', async () => {
  const { email, id } = await somebody();
  const passkeys = passkeyCaller(auth);
  const { access_token: token } = await auth.signIn(email);
  const passkey = await passkeys.given(token);
  await passkeys.signIn(passkey.phone, { counter: 7 });
  await passkeys.signIn(passkey.phone, { counter: 7 });
  await auth.call('DELETE', `/passkeys/${passkey.id}`, { token });
  await passkeys.signIn(passkey.phone, { counter: 9 });
  const one = { reason: null, personId: id, count: 1 };
  expect(await told()).toEqual(
    inAnyOrder(
      { ...one, kind: 'signed-in', reason: 'password' },
      { ...one, kind: 'passkey-added' },
      { ...one, kind: 'signed-in', reason: 'passkey' },
      { ...one, kind: 'passkey-copied' },
      { ...one, kind: 'passkey-removed' },
      { kind: 'sign-in-failed', reason: 'wrong-passkey', personId: null, count: 2 },
    ),
  );
});

test('so are recovery codes, wrong and right', async () => {
  const { email, id } = await somebody();
  const { access_token: token } = await auth.signIn(email);
  const factor = await enrol(auth, token);
  const raised = await prove(auth, token, factor.id, authenticator(factor.totp.secret, app.clock).code());
  const made = await callAs(app, String(raised.body.access_token), 'PUT', '/api/auth/recovery-codes', {
    body: {},
  });
  const { codes } = (await made.json()) as { codes: string[] };
  const { access_token: lower } = await auth.signIn(email);
  await app.db.delete(securityEvents);
  for (const recoveryCode of ['AAAAA-AAAAA', codes[0]])
    await callAs(app, lower, 'PUT', '/api/auth/second-factor', { body: { recoveryCode } });
  const one = { personId: id, count: 1 };
  expect(await told()).toEqual(
    inAnyOrder(
      { ...one, kind: 'second-factor-failed', reason: 'wrong-code' },
      { ...one, kind: 'recovery-code-used', reason: null },
    ),
  );
});

test('a wrong mailed code is on record whatever it was to prove', async () => {
  const { email, id } = await somebody();
  const { access_token: token } = await auth.signIn(email);
  await app.db.delete(securityEvents);
  const body = { nonce: '000000', factor_type: 'totp', friendly_name: 'Phone' };
  await auth.call('POST', '/factors', { token, body });
  await auth.call('POST', '/passkeys/registration/options', { token, body });
  expect(await told()).toEqual([{ kind: 'proof-failed', reason: 'wrong-code', personId: id, count: 2 }]);
});
