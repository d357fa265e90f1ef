import { randomBytes } from 'node:crypto';
import { rememberBrowser } from '@bayan/auth/store/browsers.repository';
import { authBrowsers } from '@bayan/auth/store/tables';
import { inTransaction } from '@bayan/platform/db/transaction';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type Answer, authCaller, createPerson, PASSWORD } from './auth-caller.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
beforeAll(async () => {
  app = await createTestApp();
  auth = authCaller(app);
});
afterAll(() => app.close());

let people = 0;
const somebody = async () => {
  const email = `person${++people}@family.example`;
  return { email, id: await createPerson(app, { email }) };
};
const signIn = (email: string, cookie = '', password = PASSWORD) =>
  auth.post('/token?grant_type=password', { email, password }, { cookie });
const setCookie = ({ headers }: Answer) => headers.get('set-cookie');
const cookieOf = (answer: Answer) => setCookie(answer)?.split(';')[0] ?? '';
const browsersOf = async (userId: string) =>
  (await app.db.select().from(authBrowsers).where(eq(authBrowsers.userId, userId))).length;

test('signing in leaves a cookie that only the sign-in service sees, and nothing of it in clear', async () => {
  const { email, id } = await somebody();
  const answer = await signIn(email);
  expect(setCookie(answer)).toMatch(
    /^bayan_browser=[\w-]{43}; Path=\/auth\/v1; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
  );
  const [kept] = await app.db.select().from(authBrowsers).where(eq(authBrowsers.userId, id));
  expect(kept?.browserHash).toHaveLength(32);
  expect(kept?.browserHash.toString('base64url')).not.toBe(cookieOf(answer).split('=')[1]);
});

test('over https the cookie is never sent in clear', async () => {
  const secure = await createTestApp({ env: { PUBLIC_URL: 'https://academy.example' } });
  try {
    await createPerson(secure, { email: 'noura@family.example' });
    const caller = authCaller(secure);
    const body = { email: 'noura@family.example', password: PASSWORD };
    expect(setCookie(await caller.post('/token?grant_type=password', body))).toMatch(/; Secure$/);
  } finally {
    await secure.close();
  }
});

test('a refused sign-in, a refresh and a look at oneself leave no cookie', async () => {
  const { email } = await somebody();
  expect(setCookie(await signIn(email, '', 'Meadow-Copper-58'))).toBeNull();
  const { access_token, refresh_token } = await auth.signIn(email);
  expect(setCookie(await auth.refresh(refresh_token))).toBeNull();
  expect(setCookie(await auth.call('GET', '/user', { token: access_token }))).toBeNull();
});

test('the code and the link of a mail leave one too, unless they no longer work', async () => {
  const { email } = await somebody();
  await auth.post('/recover', { email });
  const { code } = await auth.mailTo(email, 'recovery');
  const byCode = () => auth.post('/verify', { type: 'recovery', email, token: code });
  expect(setCookie(await byCode())).toMatch(/^bayan_browser=/);
  expect(setCookie(await byCode())).toBeNull();
  app.clock.advance(60_000);
  await auth.post('/recover', { email });
  const { link } = await auth.mailTo(email, 'recovery');
  expect(setCookie(await auth.follow(link))).toMatch(/^bayan_browser=/);
  expect(setCookie(await auth.follow(link))).toBeNull();
});

test('several people share a browser, and it keeps its cookie', async () => {
  const [noura, omar] = [await somebody(), await somebody()];
  const cookie = cookieOf(await signIn(noura.email));
  expect(cookieOf(await signIn(omar.email, `other=1; ${cookie}; more=2`))).toBe(cookie);
  expect([await browsersOf(noura.id), await browsersOf(omar.id)]).toEqual([1, 1]);
});

test('a cookie of another shape is replaced', async () => {
  const { email } = await somebody();
  expect(cookieOf(await signIn(email, 'bayan_browser=mine'))).toMatch(/^bayan_browser=[\w-]{43}$/);
});

test('an account knows its twenty browsers used last', async () => {
  const { email, id } = await somebody();
  const [first, second] = [cookieOf(await signIn(email)), cookieOf(await signIn(email))];
  for (let other = 0; other < 18; other++) {
    app.clock.advance(1000);
    await inTransaction(app.db, tx => rememberBrowser(tx, id, randomBytes(32), app.clock.now()));
  }
  await signIn(email, first);
  expect(await browsersOf(id)).toBe(20);
  const newest = cookieOf(await signIn(email));
  expect(await browsersOf(id)).toBe(20);
  for (let time = 0; time < 10; time++) await signIn(email, '', 'Meadow-Copper-58');
  const statuses = [];
  for (const cookie of [first, second, newest]) statuses.push((await signIn(email, cookie)).status);
  expect(statuses).toEqual([200, 400, 200]);
});

test('a password change makes every other browser unknown', async () => {
  const { email, id } = await somebody();
  await signIn(email);
  const answer = await signIn(email);
  await auth.call('PUT', '/user', {
    token: String(answer.body.access_token),
    headers: { cookie: cookieOf(answer) },
    body: { password: 'Lantern-Meadow-51', current_password: PASSWORD },
  });
  expect(await browsersOf(id)).toBe(1);
  for (let time = 0; time < 10; time++) await signIn(email, '', 'Meadow-Copper-58');
  expect((await signIn(email, cookieOf(answer), 'Lantern-Meadow-51')).status).toBe(200);
});
