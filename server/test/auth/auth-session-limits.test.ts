import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { authFactors, authSessions } from '../../src/db/schema/auth.ts';
import { createTestApp, type TestApp } from '../harness.ts';
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

test('without limits an auth session goes on', async () => {
  const { refresh_token } = await limited({});
  app.clock.advance(170 * 86_400_000);
  await auth.signIn(EMAIL);
  await refreshed(refresh_token);
});
