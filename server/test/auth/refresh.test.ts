import { authSessions } from '@bayan/auth/store/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson } from './auth-caller.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;

beforeAll(async () => {
  app = await createTestApp();
  auth = authCaller(app);
});
afterAll(() => app.close());

let count = 0;
async function signIn() {
  const email = `member${++count}@family.example`;
  await createPerson(app, { email, role: 'student' });
  return auth.signIn(email);
}
async function refreshed(token: string) {
  const { status, body } = await auth.refresh(token);
  expect(status).toBe(200);
  return { refresh: String(body.refresh_token), access: String(body.access_token) };
}

test('every refresh replaces the refresh token', async () => {
  const first = (await signIn()).refresh_token;
  const second = (await refreshed(first)).refresh;
  const third = await refreshed(second);
  expect(new Set([first, second, third.refresh]).size).toBe(3);
  expect(await auth.me(third.access)).toBe(200);
});

test('a client that lost the answer gets the active token again, however late', async () => {
  const first = (await signIn()).refresh_token;
  const second = (await refreshed(first)).refresh;
  app.clock.advance(30 * 86_400_000);
  const again = await refreshed(first);
  expect(again.refresh).toBe(second);
  expect(await auth.me(again.access)).toBe(200);
  expect((await refreshed(second)).refresh).not.toBe(second);
});

test('twenty parallel refreshes with one token all succeed and agree on one active token', async () => {
  const first = (await signIn()).refresh_token;
  const all = await Promise.all(Array.from({ length: 20 }, () => refreshed(first)));
  const tokens = new Set(all.map(({ refresh }) => refresh));
  expect(tokens.size).toBe(1);
  expect(tokens.has(first)).toBe(false);
  const [active = ''] = tokens;
  expect((await refreshed(active)).refresh).not.toBe(active);
});

test('tabs that refresh over and over, each with the token it got last, all stay signed in', async () => {
  const { refresh_token } = await signIn();
  const tab = async () => {
    let token = refresh_token;
    for (let turn = 0; turn < 8; turn++) token = (await refreshed(token)).refresh;
    return token;
  };
  const last = await Promise.all(Array.from({ length: 6 }, tab));
  for (const token of last) await refreshed(token);
});

test('an older token is answered within the reuse interval of its own replacement', async () => {
  const first = (await signIn()).refresh_token;
  const second = (await refreshed(first)).refresh;
  app.clock.advance(9_000);
  const third = (await refreshed(second)).refresh;
  app.clock.advance(1_000);
  expect((await refreshed(first)).refresh).toBe(third);
});

test('an older token after the reuse interval is theft: no token of the auth session works any more', async () => {
  const stolen = await signIn();
  const other = await auth.signIn(`member${count}@family.example`);
  const second = await refreshed(stolen.refresh_token);
  const third = await refreshed(second.refresh);
  app.clock.advance(10_001);
  const theft = await auth.refresh(stolen.refresh_token);
  expect([theft.status, theft.body]).toEqual([
    400,
    { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
  ]);
  for (const token of [stolen.refresh_token, second.refresh, third.refresh]) {
    expect((await auth.refresh(token)).body.code).toBe('refresh_token_not_found');
  }
  for (const token of [stolen.access_token, second.access, third.access]) {
    expect(await auth.me(token)).toBe(401);
    expect((await auth.call('GET', '/user', { token })).body.code).toBe('session_not_found');
  }
  expect(await auth.me(other.access_token)).toBe(200);
});

test('a token older than the remembered ones is theft too', async () => {
  const first = (await signIn()).refresh_token;
  let token = first;
  for (let turn = 0; turn < 18; turn++) token = (await refreshed(token)).refresh;
  expect((await auth.refresh(first)).body.code).toBe('refresh_token_already_used');
});

test('what is no token of ours is unknown, and harms nobody', async () => {
  const mine = await signIn();
  const others = await signIn();
  const bytes = Buffer.from(mine.refresh_token, 'base64url');
  const foreignProof = Buffer.concat([
    bytes.subarray(0, 23),
    Buffer.from(others.refresh_token, 'base64url').subarray(23),
  ]);
  const laterCounter = Buffer.from(bytes);
  laterCounter[22] = 9;
  const otherVersion = Buffer.from(bytes);
  otherVersion[0] = 0;
  const attempts = [
    '',
    'short',
    mine.access_token,
    'x'.repeat(60_000),
    `${mine.refresh_token}A`,
    foreignProof.toString('base64url'),
    laterCounter.toString('base64url'),
    otherVersion.toString('base64url'),
    Buffer.alloc(39, 1).toString('base64url'),
  ];
  for (const attempt of attempts) {
    const { status, body } = await auth.refresh(attempt);
    expect([status, body]).toEqual([
      400,
      { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
    ]);
  }
  await refreshed(mine.refresh_token);
});

test('the auth session remembers where and when it was last used', async () => {
  const { refresh_token, user } = await signIn();
  app.clock.advance(60_000);
  await auth.post(
    '/token?grant_type=refresh_token',
    { refresh_token },
    { 'user-agent': `Browser ${'x'.repeat(600)}` },
  );
  const [row] = await app.db.select().from(authSessions).where(eq(authSessions.userId, user.id));
  expect(row).toMatchObject({ ip: '127.0.0.1', refreshedAt: app.clock.now() });
  expect(row?.userAgent).toHaveLength(500);
});

test('a fault of the database during a refresh is 503, so that clients try again', async () => {
  const broken = await createTestApp();
  const { refresh_token } = await signIn();
  await broken.db.$client.query('alter table auth_sessions rename to auth_sessions_away');
  const { status, headers, body } = await authCaller(broken).refresh(refresh_token);
  expect([status, headers.get('retry-after'), body.code]).toEqual([503, '2', 'unexpected_failure']);
  expect(JSON.stringify(body)).not.toMatch(/auth_sessions|select/);
  await broken.close();
});
