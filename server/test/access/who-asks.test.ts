import { randomBytes } from 'node:crypto';
import { authFactors, authSessions, authUsers } from '@bayan/auth/store/tables';
import { loadSigningKeys } from '@bayan/auth/tokens/load-signing-keys';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAuthenticator } from '#people/access/authenticate.ts';
import { profiles } from '#schema/people.ts';
import { callAs, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

// Each person holds a token that was good a moment ago. What has happened since then decides (R5, R9, R41, R63).

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await signIn(app, { role: 'admin' });
});

/** What the API says to a token, and what the sign-in service itself does. */
async function answersTo(token: string | null) {
  const api = await callAs(app, token, 'GET', '/api/settings');
  const service = await callAs(app, token, 'GET', '/auth/v1/user');
  const { error } = (await api.json()) as { error?: { code: string } };
  const { error_code = 'none' } = (await service.json()) as { error_code?: string };
  return [api.status, error?.code ?? 'none', service.status, error_code];
}

const now = () => app.clock.now();
const change = (values: Partial<typeof authUsers.$inferInsert>) =>
  app.db.update(authUsers).set(values).where(eq(authUsers.id, person.id));

test('somebody whose token and auth session hold is let in', async () => {
  expect(await answersTo(person.token)).toEqual([200, 'none', 200, 'none']);
});

test('nobody is let in without a token, or with one that nobody gave out', async () => {
  expect(await answersTo(null)).toEqual([401, 'auth.required', 401, 'no_authorization']);
  expect(await answersTo('not.a.token')).toEqual([401, 'auth.required', 403, 'bad_jwt']);
});

test.each<[string, () => Promise<unknown>, unknown[]]>([
  [
    'whose account is gone',
    () => app.db.delete(authUsers).where(eq(authUsers.id, person.id)),
    [401, 'auth.required', 403, 'user_not_found'],
  ],
  [
    'who was deactivated',
    () => app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, person.id)),
    [401, 'account.deactivated', 403, 'user_banned'],
  ],
  [
    'who is banned',
    () => change({ bannedUntil: new Date(now().getTime() + 60_000) }),
    [401, 'account.deactivated', 403, 'user_banned'],
  ],
  [
    'whose account was emptied',
    () => change({ deletedAt: now() }),
    [401, 'account.deactivated', 403, 'user_banned'],
  ],
  [
    'whose auth session has ended',
    () => app.db.delete(authSessions).where(eq(authSessions.userId, person.id)),
    [401, 'auth.required', 403, 'session_not_found'],
  ],
  [
    'who has yet to give the second factor',
    () =>
      app.db
        .insert(authFactors)
        .values({ userId: person.id, factorType: 'totp', status: 'verified', secret: randomBytes(20) }),
    // The service lets them in: where else would they give it?
    [403, 'access.second-factor', 200, 'none'],
  ],
])('a token of somebody %s opens nothing', async (_who, happens, expected) => {
  await happens();
  expect(await answersTo(person.token)).toEqual(expected);
});

// A route would refuse them all the same: here the authenticator is asked alone.
test('a token whose auth session has ended is nobody’s', async () => {
  const { db, config } = app;
  const { authenticate } = createAuthenticator({ db, config, keys: await loadSigningKeys(config) });
  const request = new Request(config.publicUrl, { headers: { authorization: `Bearer ${person.token}` } });
  expect(await authenticate(request, now(), '')).toMatchObject({ actor: { id: person.id } });
  await db.delete(authSessions).where(eq(authSessions.userId, person.id));
  expect(await authenticate(request, now(), '')).toBeNull();
});
