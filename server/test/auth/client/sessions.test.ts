import type { GoTrueClient } from '@supabase/auth-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  EASY_GOING,
  memoryStorage,
  refusalOf,
  type Service,
  startService,
  stranger,
  withoutError,
} from './official-client.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(EASY_GOING);
});
afterAll(() => service.app.close());

const inTheFuture = () => Math.floor(Date.now() / 1000) + 3600;
const inThePast = () => Math.floor(Date.now() / 1000) - 3600;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** The client reads no more of it than when it ended. */
const endedToken = () =>
  `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: '1', exp: inThePast() })}.${encode('no signature')}`;

async function signedUp(client: GoTrueClient, who = stranger()) {
  const { data } = withoutError(await client.signUp({ email: who.email, password: who.password }));
  if (!data.session || !data.user) throw new Error('the sign-up gave no session');
  return { ...who, id: data.user.id, session: data.session };
}

/** A signed-in client whose stored session can be changed behind its back. */
async function withStoredSession(changes: (session: object) => object) {
  const storage = memoryStorage();
  const storageKey = 'kept';
  const { client } = service.visitor({ storage, storageKey });
  const { session } = await signedUp(client);
  storage.setItem(storageKey, JSON.stringify(changes(session)));
  return { client, session };
}

test('a refresh gives a new session, with the token passed in or the one that is stored', async () => {
  const { client } = service.visitor();
  const { session, email } = await signedUp(client);
  const passedIn = withoutError(await client.refreshSession({ refresh_token: session.refresh_token }));
  const stored = withoutError(await client.refreshSession());
  const tokens = [session, passedIn.data.session, stored.data.session].map(s => s?.refresh_token);
  expect(new Set(tokens).size).toBe(3);
  expect(stored.data.session).toMatchObject({
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expect.any(Number),
    user: { email },
  });
});

test('a session that has run out is refreshed when it is asked for', async () => {
  const { client, session } = await withStoredSession(kept => ({ ...kept, expires_at: inThePast() }));
  const { data } = withoutError(await client.getSession());
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  withoutError(await client.getUser());
});

test('two refreshes at once are one', async () => {
  const { client, session } = await withStoredSession(kept => ({ ...kept, expires_at: inThePast() }));
  const [one, two] = await Promise.all([client.getSession(), client.getSession()]);
  expect(one.data.session?.refresh_token).not.toBe(session.refresh_token);
  expect(two.data.session?.refresh_token).toBe(one.data.session?.refresh_token);
});

test('a session is taken over by its two tokens', async () => {
  const first = await signedUp(service.visitor().client);
  const { client } = service.visitor();
  const { access_token, refresh_token } = first.session;
  const { data } = withoutError(await client.setSession({ access_token, refresh_token }));
  expect(data.user?.email).toBe(first.email);
  const updated = withoutError(await client.updateUser({ data: { hello: 'scenario' } }));
  expect(updated.data.user?.user_metadata).toMatchObject({ hello: 'scenario' });
});

test('a refresh token that was never given out is not found, however it looks', async () => {
  const message = 'Invalid Refresh Token: Refresh Token Not Found';
  const { client } = service.visitor();
  const refresh_token = 'invalid-refresh-token';
  const taken = await client.setSession({ access_token: endedToken(), refresh_token });
  expect(refusalOf(taken)).toMatchObject({ status: 400, code: 'refresh_token_not_found', message });
  expect(taken.data.session).toBeNull();
  const refreshed = await service.visitor().client.refreshSession({ refresh_token });
  expect(refusalOf(refreshed).message).toBe(message);
  const stale = await withStoredSession(kept => ({ ...kept, expires_at: inThePast(), refresh_token }));
  const asked = await stale.client.getSession();
  expect(refusalOf(asked).message).toBe(message);
  expect(asked.data.session).toBeNull();
});

test('a stored session that has not run out is not checked before it is used', async () => {
  const bad = { access_token: 'invalid-token', refresh_token: 'invalid-refresh-token' };
  const { client } = await withStoredSession(kept => ({ ...kept, ...bad, expires_at: inTheFuture() }));
  expect(withoutError(await client.getSession()).data.session).toMatchObject(bad);
  refusalOf(await client.getUser());
});

test('after a log-out nobody is there', async () => {
  const { client } = service.visitor();
  const { email, password } = await signedUp(client);
  withoutError(await client.signInWithPassword({ email, password }));
  withoutError(await client.signOut());
  expect(withoutError(await client.getSession()).data.session).toBeNull();
  expect((await client.getUser()).data.user).toBeNull();
});

test('a log-out of somebody who was removed meanwhile is no error', async () => {
  const { client, events } = service.visitor();
  const { id } = await signedUp(client);
  withoutError(await (await service.admin()).deleteUser(id));
  withoutError(await client.signOut());
  expect(events).toContain('SIGNED_OUT');
});

test('an administrator logs out whose token they hold, and not by a token that is none', async () => {
  const admin = await service.admin();
  const { client } = service.visitor();
  const { session } = await signedUp(client);
  withoutError(await admin.signOut(session.access_token));
  refusalOf(await client.refreshSession());
  const refused = refusalOf(await admin.signOut('this-is-a-bad-token'));
  expect(refused).toMatchObject({ status: 403, code: 'bad_jwt' });
  expect(refused.message).toMatch(/^invalid JWT/);
});

test('a wrong password, an unknown address and no password sign nobody in', async () => {
  const { client } = service.visitor();
  const { email, password } = await signedUp(client);
  const captcha = { captchaToken: 'ignored' };
  for (const credentials of [
    { email, password: `${password}-wrong`, options: captcha },
    { email: 'nonexistent@example.com', password, options: captcha },
    { email, password: '' },
  ]) {
    const refused = await service.visitor().client.signInWithPassword(credentials);
    refusalOf(refused);
    expect(refused.data).toMatchObject({ user: null, session: null });
  }
});
