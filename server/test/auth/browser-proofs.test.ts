import { authSessions } from '@bayan/auth/store/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type Answer, authCaller, createPerson, PASSWORD } from './auth-caller.ts';
import { enrol, prove } from './authenticator.ts';
import { authenticator } from './authenticator-app.ts';
import { browserAt } from './browser-at.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
beforeAll(async () => {
  app = await createTestApp({ env: { AUTH_REDIRECT_ALLOW_LIST: 'https://elsewhere.example/*' } });
  auth = authCaller(app);
});
afterAll(() => app.close());

let people = 0;
async function somebody(): Promise<string> {
  const email = `bound${++people}@family.example`;
  await createPerson(app, { email, role: 'student' });
  return email;
}
const proofIn = ({ headers }: Answer) => headers.getSetCookie().find(set => set.includes('bayan_sign_in='));
const renewed = ({ status, body }: Answer) => {
  expect([status, body.message]).toEqual([200, undefined]);
  return String(body.refresh_token);
};
const stolen = { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' };

test('a sign-in in a browser of our own leaves a proof that no script reads, and of which a hash is kept', async () => {
  const browser = browserAt(auth);
  const { answer, user } = await browser.signIn(await somebody());
  expect(proofIn(answer)).toMatch(
    /^bayan_sign_in=[\w-]{43}; Path=\/; Max-Age=7862400; HttpOnly; SameSite=Strict$/,
  );
  const [row] = await app.db.select().from(authSessions).where(eq(authSessions.userId, user.id));
  expect(row?.proofHash).toHaveLength(32);
  expect(row?.proofHash?.toString('base64url')).not.toBe(browser.jar.get('bayan_sign_in'));
});

test('over https its name keeps neighbours from setting it, by the address that the page is at', async () => {
  const secure = await createTestApp({ env: { PUBLIC_URL: 'https://academy.example' } });
  try {
    const email = 'noura@family.example';
    await createPerson(secure, { email });
    const caller = authCaller(secure);
    const https = browserAt(caller);
    const { answer, refresh_token } = await https.signIn(email);
    expect(proofIn(answer)).toMatch(
      /^__Host-bayan_sign_in=[\w-]{43}; Path=\/; Max-Age=7862400; HttpOnly; SameSite=Strict; Secure$/,
    );
    renewed(await https.refresh(refresh_token));
    const http = browserAt(caller, 'http://127.0.0.1:3000');
    expect(proofIn((await http.signIn(email)).answer)).toMatch(/^bayan_sign_in=.*SameSite=Strict$/);
  } finally {
    await secure.close();
  }
});

test('a copied refresh token is worth nothing elsewhere: its first use there ends the sign-in', async () => {
  const browser = browserAt(auth);
  const { refresh_token, access_token, user } = await browser.signIn(await somebody());
  const second = renewed(await browser.refresh(refresh_token));
  const theft = await auth.refresh(second);
  expect([theft.status, theft.body]).toEqual([400, stolen]);
  expect((await browser.refresh(second)).body.code).toBe('refresh_token_not_found');
  expect(await auth.me(access_token)).toBe(401);
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, user.id));
  expect(lines).toMatchObject([
    { action: 'account.theft-suspected', actorId: null, before: { isElsewhere: true } },
  ]);
});

test('another browser of our own page proves nothing for it, nor does one with another proof', async () => {
  const email = await somebody();
  const browser = browserAt(auth);
  const thief = browserAt(auth);
  await thief.signIn(await somebody());
  const { refresh_token } = await browser.signIn(email);
  expect((await thief.refresh(refresh_token)).body).toEqual(stolen);
});

test('with the proof a lost answer signs nobody out, and tabs that race agree', async () => {
  const browser = browserAt(auth);
  const { refresh_token: first } = await browser.signIn(await somebody());
  const second = renewed(await browser.refresh(first));
  app.clock.advance(86_400_000);
  expect(renewed(await browser.refresh(first))).toBe(second);
  const raced = await Promise.all(Array.from({ length: 6 }, () => browser.refresh(second)));
  expect(new Set(raced.map(renewed)).size).toBe(1);
});

test('with the proof an old token is theft all the same', async () => {
  const browser = browserAt(auth);
  const { refresh_token: first } = await browser.signIn(await somebody());
  const second = renewed(await browser.refresh(first));
  renewed(await browser.refresh(second));
  app.clock.advance(10_001);
  expect((await browser.refresh(first)).body).toEqual(stolen);
});

test('a sign-in that began without a browser of ours is bound to none', async () => {
  const email = await somebody();
  for (const site of [{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
    const answer = await auth.post('/token?grant_type=password', { email, password: PASSWORD }, site);
    expect(proofIn(answer)).toBeUndefined();
    const next = renewed(await auth.refresh(String(answer.body.refresh_token)));
    renewed(await browserAt(auth).refresh(next));
  }
});

test('sign-ins of several people in one browser keep a proof each, and a log-out takes its own along', async () => {
  const browser = browserAt(auth);
  const first = await browser.signIn(await somebody());
  const second = await browser.signIn(await somebody());
  const third = renewed(await browser.refresh(first.refresh_token));
  const out = await browser.post('/logout?scope=local', undefined, second.access_token);
  expect(out.status).toBe(204);
  expect(browser.jar.get('bayan_sign_in')).toMatch(/^[\w-]{43}$/);
  renewed(await browser.refresh(third));
  const last = await browser.post('/logout?scope=local', undefined, first.access_token);
  expect(proofIn(last)).toMatch(/^bayan_sign_in=; Path=\/; Max-Age=0; HttpOnly; SameSite=Strict$/);
});

test('a browser keeps four proofs, those of the newest sign-ins', async () => {
  const browser = browserAt(auth);
  const email = await somebody();
  const tokens: string[] = [];
  for (let turn = 0; turn < 5; turn++) tokens.push((await browser.signIn(email)).refresh_token);
  for (const token of tokens.slice(1)) renewed(await browser.refresh(token));
  expect((await browser.refresh(tokens[0] ?? '')).body).toEqual(stolen);
});

test('a second factor raises a sign-in in the browser it is bound to', async () => {
  const browser = browserAt(auth);
  const { access_token } = await browser.signIn(await somebody());
  const { id, totp } = await enrol(auth, access_token, 'Phone', browser.headers());
  const code = authenticator(totp.secret, app.clock).code();
  const raised = await prove(auth, access_token, id, code, browser.headers());
  const next = renewed(raised);
  expect((await auth.refresh(renewed(await browser.refresh(next)))).body).toEqual(stolen);
});

test('a mailed link binds the sign-in where its tokens stay here, and not where they go to another site', async () => {
  const email = await somebody();
  const follow = async (redirectTo: string) => {
    await auth.post(`/otp?redirect_to=${encodeURIComponent(redirectTo)}`, { email, create_user: false });
    const { link } = await auth.mailTo(email, 'magic-link');
    app.clock.advance(61_000);
    const browser = browserAt(auth);
    const answer = await browser.follow(link);
    const target = new URL(answer.headers.get('location') ?? '');
    const refreshToken = new URLSearchParams(target.hash.slice(1)).get('refresh_token') ?? '';
    return { browser, refreshToken };
  };
  const here = await follow(`${app.config.publicUrl}/student`);
  renewed(await here.browser.refresh(here.refreshToken));
  expect((await auth.refresh(here.refreshToken)).body).toEqual(stolen);
  const elsewhere = await follow('https://elsewhere.example/app');
  expect(elsewhere.browser.jar.has('bayan_sign_in')).toBe(false);
  renewed(await auth.refresh(elsewhere.refreshToken));
});

test('a proof never changes: the database refuses another one, and none', async () => {
  const { user } = await browserAt(auth).signIn(await somebody());
  for (const proofHash of [null, Buffer.alloc(32)]) {
    const change = app.db.update(authSessions).set({ proofHash }).where(eq(authSessions.userId, user.id));
    await expect(change).rejects.toMatchObject({ cause: { code: '23514' } });
  }
});

test('a neighbour of our host hides no proof behind invented ones', async () => {
  const invented = [1, 2, 3, 4].map(place => String(place).repeat(43)).join('.');
  const browser = browserAt(auth, 'https://bayan.example');
  const { refresh_token } = await browser.signIn(await somebody());
  expect([...browser.jar.keys()]).toContain('__Host-bayan_sign_in');
  const cookie = `bayan_sign_in=${invented}; ${browser.headers().cookie}`;
  const headers = { ...browser.headers(), cookie };
  renewed(await auth.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token }, headers }));
});
