import { randomBytes } from 'node:crypto';
import { authFactors, authSessions } from '@bayan/auth/store/tables';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { profiles } from '#schema/people.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson } from './auth-caller.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
afterEach(() => app.close());

const EMAIL = 'member@family.example';
let userId: string;
async function limited(env: Record<string, string>) {
  app = await createTestApp({ env });
  auth = authCaller(app);
  userId = await createPerson(app, { email: EMAIL });
  return auth.signIn(EMAIL);
}
async function refreshed(token: string) {
  const { status, body } = await auth.refresh(token);
  expect([status, body.message]).toEqual([200, undefined]);
  return String(body.refresh_token);
}
async function refusal(token: string) {
  const { status, body } = await auth.refresh(token);
  expect([status, body.code]).toEqual([400, 'session_expired']);
  return body.message;
}

test('an auth session ends at its time, however often it was refreshed', async () => {
  const { refresh_token } = await limited({ AUTH_SESSIONS_TIMEBOX: '3600' });
  app.clock.advance(3_599_999);
  const last = await refreshed(refresh_token);
  app.clock.advance(1);
  expect(await refusal(last)).toBe('Invalid Refresh Token: Session Expired');
});

test('an auth session ends at the instant set for it alone', async () => {
  const { refresh_token } = await limited({});
  const notAfter = new Date(app.clock.now().getTime() + 1000);
  await app.db.update(authSessions).set({ notAfter }).where(eq(authSessions.userId, userId));
  const last = await refreshed(refresh_token);
  app.clock.advance(1000);
  expect(await refusal(last)).toBe('Invalid Refresh Token: Session Expired');
});

test('an auth session that is not used ends, one that is used does not', async () => {
  const { refresh_token } = await limited({ AUTH_SESSIONS_INACTIVITY_TIMEOUT: '3600' });
  app.clock.advance(3_000_000);
  const second = await refreshed(refresh_token);
  app.clock.advance(3_000_000);
  const third = await refreshed(second);
  app.clock.advance(3_600_000);
  expect(await refusal(third)).toBe('Invalid Refresh Token: Session Expired (Inactivity)');
});

test('who has a second factor and does not use it is asked to in time, who has none is not', async () => {
  const { refresh_token } = await limited({ AUTH_SESSIONS_LOW_AAL_TIMEOUT: '900' });
  app.clock.advance(900_000);
  const second = await refreshed(refresh_token);
  const factor = { userId, factorType: 'totp', secret: randomBytes(20) } as const;
  const [added] = await app.db.insert(authFactors).values(factor).returning();
  const third = await refreshed(second);
  await app.db.update(authFactors).set({ status: 'verified' });
  expect(await refusal(third)).toBe(
    'Invalid Refresh Token: Session Expired (Low AAL: User Needs MFA Verification)',
  );
  await app.db.update(authSessions).set({ aal: 'aal2', factorId: added?.id });
  await refreshed(third);
});

test('where a person may have one auth session, the newest goes on', async () => {
  const first = await limited({ AUTH_SESSIONS_SINGLE_PER_USER: '1' });
  const second = await refreshed(first.refresh_token);
  app.clock.advance(1000);
  await createPerson(app, { email: 'other@family.example' });
  await auth.signIn('other@family.example');
  const third = await refreshed(second);
  app.clock.advance(1000);
  const newest = await auth.signIn(EMAIL);
  expect(await refusal(third)).toBe('Invalid Refresh Token: Session Expired (Revoked by Newer Login)');
  await refreshed(newest.refresh_token);
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test('without limits of the owner an auth session goes on for 90 days, however it is used', async () => {
  const { refresh_token } = await limited({});
  app.clock.advance(45 * DAY);
  await auth.signIn(EMAIL);
  const second = await refreshed(refresh_token);
  app.clock.advance(45 * DAY - 1);
  const third = await refreshed(second);
  app.clock.advance(1);
  expect(await refusal(third)).toBe('Invalid Refresh Token: Session Expired');
});

test('no limit of the owner makes it longer than 90 days', async () => {
  const { refresh_token } = await limited({ AUTH_SESSIONS_TIMEBOX: String(200 * 86_400) });
  app.clock.advance(90 * DAY);
  expect(await refusal(refresh_token)).toBe('Invalid Refresh Token: Session Expired');
});

test('an administrator who does nothing for 12 hours is out, whatever an open page fetches', async () => {
  const { access_token, refresh_token } = await limited({ AUTH_JWT_EXPIRY: '86400' });
  await app.db.update(profiles).set({ role: 'admin' });
  app.clock.advance(11 * HOUR);
  const asks = { authorization: `Bearer ${access_token}` };
  expect((await app.fetch('/api/me', { headers: asks })).status).toBe(200);
  expect((await auth.call('GET', '/user', { token: access_token })).status).toBe(200);
  const second = await refreshed(refresh_token);
  app.clock.advance(HOUR);
  expect(await refusal(second)).toBe('Invalid Refresh Token: Session Expired (Inactivity)');
});

test('a change, here or at the sign-in service, is an act that lets an administrator go on', async () => {
  const { access_token, refresh_token } = await limited({ AUTH_JWT_EXPIRY: '86400' });
  await app.db.update(profiles).set({ role: 'admin' });
  app.clock.advance(11 * HOUR);
  const signOutOthers = { method: 'DELETE', headers: { authorization: `Bearer ${access_token}` } };
  expect((await app.fetch('/api/auth/devices', signOutOthers)).status).toBe(200);
  app.clock.advance(11 * HOUR);
  const put = { token: access_token, body: { data: { greeted: true } } };
  expect((await auth.call('PUT', '/user', put)).status).toBe(200);
  app.clock.advance(12 * HOUR - 1);
  const second = await refreshed(refresh_token);
  app.clock.advance(1);
  expect(await refusal(second)).toBe('Invalid Refresh Token: Session Expired (Inactivity)');
});

test('when somebody acted is noted at most every 5 minutes, and ends nobody else’s sign-in', async () => {
  const { access_token, refresh_token } = await limited({});
  const signOutOthers = { method: 'DELETE', headers: { authorization: `Bearer ${access_token}` } };
  const actedAfter = async (milliseconds: number) => {
    app.clock.advance(milliseconds);
    await app.fetch('/api/auth/devices', signOutOthers);
    const [row] = await app.db.select().from(authSessions).where(eq(authSessions.userId, userId));
    return app.clock.now().getTime() - (row?.actedAt.getTime() ?? 0);
  };
  expect(await actedAfter(299_999)).toBe(299_999);
  expect(await actedAfter(1)).toBe(0);
  app.clock.advance(30 * DAY);
  await refreshed(refresh_token);
});
