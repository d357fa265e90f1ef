import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { callAs } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson, PASSWORD } from './auth-caller.ts';
import { passkeyCaller } from './passkey-caller.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
beforeAll(async () => {
  app = await createTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  auth = authCaller(app);
});
afterAll(() => app.close());

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const BRITISH_ADDRESS = '81.2.69.142';

let people = 0;
async function somebody() {
  const email = `person${++people}@family.example`;
  await createPerson(app, { email });
  return email;
}
async function signIn(email: string, headers: Record<string, string> = {}) {
  app.clock.advance(1000);
  const { body } = await auth.post('/token?grant_type=password', { email, password: PASSWORD }, headers);
  const token = String(body.access_token);
  return { token, id: String(decodeJwt(token).session_id), refreshToken: String(body.refresh_token) };
}
const list = async (token: string, query = '') =>
  (await callAs(app, token, 'GET', `/api/auth/devices${query}`)).json() as Promise<{
    items: Record<string, unknown>[];
    nextCursor: string | null;
  }>;
const end = (token: string, path = '') => callAs(app, token, 'DELETE', `/api/auth/devices${path}`);

test('people see where they are signed in, the device used last first, and nobody else’s', async () => {
  const email = await somebody();
  await signIn(await somebody());
  const phone = await signIn(email, { 'user-agent': PHONE, 'x-forwarded-for': BRITISH_ADDRESS });
  const signedInAt = app.clock.now().toISOString();
  const desk = await signIn(email, { 'user-agent': 'curl/8.5.0' });
  const deskAt = app.clock.now().toISOString();
  app.clock.advance(1000);
  await auth.post(
    '/token?grant_type=refresh_token',
    { refresh_token: phone.refreshToken },
    { 'user-agent': PHONE, 'x-forwarded-for': BRITISH_ADDRESS },
  );
  const lastUsedAt = app.clock.now().toISOString();
  expect(await list(desk.token)).toEqual({
    items: [
      {
        id: phone.id,
        isCurrent: false,
        browser: 'Safari',
        system: 'iOS',
        country: 'GB',
        signedInAt,
        lastUsedAt,
        aal: 'aal1',
      },
      {
        id: desk.id,
        isCurrent: true,
        browser: null,
        system: null,
        country: null,
        signedInAt: deskAt,
        lastUsedAt: deskAt,
        aal: 'aal1',
      },
    ],
    nextCursor: null,
  });
});

test('the list is read page by page', async () => {
  const email = await somebody();
  const ids = [];
  for (let device = 0; device < 3; device++) ids.unshift((await signIn(email)).id);
  const { token } = await signIn(email);
  const first = await list(token, '?limit=2');
  const second = await list(token, `?limit=2&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items].map(({ id }) => id).slice(1)).toEqual(ids);
  expect(second.nextCursor).toBeNull();
});

test('one device is signed out at once, also the one that asks, and it leaves a line', async () => {
  const email = await somebody();
  const [mine, other] = [await signIn(email), await signIn(email)];
  expect(await (await end(mine.token, `/${other.id}`)).json()).toEqual({ ended: 1 });
  expect([await auth.me(other.token), await auth.me(mine.token)]).toEqual([401, 200]);
  expect((await auth.refresh(other.refreshToken)).status).toBe(400);
  expect((await end(mine.token, `/${other.id}`)).status).toBe(404);
  expect((await end(mine.token, `/${mine.id}`)).status).toBe(200);
  expect(await auth.me(mine.token)).toBe(401);
  const lines = (await app.db.select().from(auditLog)).filter(
    ({ action }) => action === 'account.signed-out',
  );
  expect(lines.map(({ before }) => before)).toEqual([
    { authSessionIds: [other.id] },
    { authSessionIds: [mine.id] },
  ]);
});

test('nobody signs out somebody else', async () => {
  const [mine, theirs] = [await signIn(await somebody()), await signIn(await somebody())];
  expect((await end(mine.token, `/${theirs.id}`)).status).toBe(404);
  expect(await auth.me(theirs.token)).toBe(200);
});

test('all other devices are signed out together, and those of others stay', async () => {
  const email = await somebody();
  const [mine, ...others] = [await signIn(email), await signIn(email), await signIn(email)];
  const stranger = await signIn(await somebody());
  expect(await (await end(mine.token)).json()).toEqual({ ended: 2 });
  expect(await Promise.all([mine, ...others, stranger].map(({ token }) => auth.me(token)))).toEqual([
    200, 401, 401, 200,
  ]);
  expect(await (await end(mine.token)).json()).toEqual({ ended: 0 });
});

test('who has a password alone ends no sign-in that was proved by more', async () => {
  const passkeys = passkeyCaller(auth);
  const email = await somebody();
  const { phone } = await passkeys.given((await signIn(email)).token);
  const owner = passkeys.tokensOf(await passkeys.signIn(phone)).access_token;
  const thief = await signIn(email);
  const refused = await end(thief.token, `/${decodeJwt(owner).session_id}`);
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { error: { code: 'auth.stronger-sign-in' } },
  ]);
  expect(await (await end(thief.token)).json()).toEqual({ ended: 1 });
  expect(await auth.me(owner)).toBe(200);
  expect(await (await end(owner)).json()).toEqual({ ended: 1 });
  expect(await auth.me(thief.token)).toBe(401);
});
