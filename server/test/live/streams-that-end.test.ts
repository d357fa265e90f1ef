import { randomBytes } from 'node:crypto';
import { authFactors, authSessions, authUsers } from '@bayan/auth/store/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { listenAs } from './ear.ts';

const A_SECOND = 1_000;

let here: TestApp;
let there: TestApp;
let url: string;
let admin: Person;
let tutor: Person;

beforeAll(async () => {
  here = await createTestApp();
  there = await createTestApp({ beside: here });
  await there.hearChanges();
  url = await there.listen();
  admin = await signIn(here, { role: 'admin' });
});
afterAll(async () => {
  await there.close();
  await here.close();
});
beforeEach(async () => {
  tutor = await signIn(here, { role: 'tutor', approved: false });
});

const logOut = (scope: string) => tutor.call('POST', `/auth/v1/logout?scope=${scope}`);
const setting = async (requireApprovalForNewTutors: boolean) => {
  const answer = await admin.call('GET', '/api/settings');
  const { version } = (await answer.json()) as { version: number };
  await admin.call('PATCH', '/api/settings', { body: { requireApprovalForNewTutors }, version });
};

test.each<[string, () => Promise<unknown>]>([
  ['the log-out', () => logOut('local')],
  ['a log-out everywhere', () => logOut('global')],
  [
    'a deactivation',
    () => admin.call('PUT', `/api/profiles/${tutor.id}/active`, { body: { isActive: false }, version: 1 }),
  ],
  [
    'the loss of the role',
    () => admin.call('PUT', `/api/profiles/${tutor.id}/role`, { body: { role: null }, version: 1 }),
  ],
  ['the setting by which a tutor waits for approval', () => setting(true)],
  ['the removal of the account', () => here.db.delete(authUsers).where(eq(authUsers.id, tutor.id))],
  ['its end by rule', () => here.db.delete(authSessions).where(eq(authSessions.userId, tutor.id))],
])('a stream at another process ends within a second of %s', async (_what, happens) => {
  await setting(false);
  const ear = await listenAs(url, tutor.token);
  expect(ear.isOpen).toBe(true);
  await happens();
  expect(await ear.ends()).toBeLessThan(A_SECOND);
});

test('who has yet to give a second factor is told nothing any more', async () => {
  await setting(false);
  const ear = await listenAs(url, tutor.token);
  const secret = randomBytes(20);
  await here.db
    .insert(authFactors)
    .values({ userId: tutor.id, factorType: 'totp', status: 'verified', secret });
  there.app.live.heard(JSON.stringify({ noun: 'profiles', id: tutor.id }));
  await ear.ends();
  expect(ear.heard).not.toContain(`profiles ${tutor.id}`);
});

test('the log-out of one device leaves the streams of the others, which hear of it', async () => {
  await setting(false);
  const ear = await listenAs(url, tutor.token);
  const secret = randomBytes(32);
  const [other] = await here.db
    .insert(authSessions)
    .values({ userId: tutor.id, refreshKey: secret })
    .returning({ id: authSessions.id });
  await tutor.call('DELETE', `/api/auth/devices/${other?.id}`);
  await ear.hears({ noun: 'devices', id: tutor.id });
  expect(ear.isOpen).toBe(true);
  ear.hangUp();
});

test('a stream ends when its access token does', async () => {
  const ear = await listenAs(url, admin.token);
  const before = here.clock.now();
  here.clock.advance(here.config.auth.accessTokenSeconds * 1_000);
  await ear.ends();
  here.clock.set(before);
});

test('of more than twenty streams of one person the oldest ends', async () => {
  const ears = [];
  for (let n = 0; n < 21; n++) ears.push(await listenAs(url, admin.token));
  await ears[0]?.ends();
  expect(ears.slice(1).every(({ isOpen }) => isOpen)).toBe(true);
  for (const ear of ears) ear.hangUp();
});
