import { randomUUID } from 'node:crypto';
import {
  authBrowsers,
  authChallenges,
  authFactors,
  authFlowCodes,
  authLimits,
  authOneTimeTokens,
  authSessions,
  authSignUps,
  authUsers,
} from '@bayan/auth/store/tables';
import { idempotencyKeys } from '@bayan/platform/db/own-tables';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startHousekeeping } from '#app/housekeeping.ts';
import { auditLog, mailOutbox } from '#schema/academy.ts';
import { notices } from '#schema/notices.ts';
import { profiles } from '#schema/people.ts';
import { lessonReplies, reminders } from '#schema/reminders.ts';
import { authCaller, createPerson, PASSWORD } from './auth/auth-caller.ts';
import { addPerson, addSession } from './builders.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { PATIENCE } from './patience.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
let complaints: string[];
beforeEach(async () => {
  app = await createTestApp();
  auth = authCaller(app);
  complaints = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const start = () => {
  const log = pino({ level: 'error' }, { write: (line: string) => void complaints.push(line) });
  return startHousekeeping(app.db, {
    dataDir: app.config.dataDir,
    files: app.files,
    factorKeys: null,
    pages: { hashedFiles: async () => new Map() },
    clock: app.clock.now,
    log,
  });
};
const tidy = () => start().stop();
const later = (milliseconds: number) => new Date(app.clock.now().getTime() + milliseconds);
const signUp = (email: string) => auth.post('/signup', { email, password: PASSWORD });
const accountOf = async (email: string) => {
  const [user] = await app.db.select().from(authUsers).where(eq(authUsers.email, email));
  return user;
};

test('links and codes go when they no longer work, not before', async () => {
  const id = await createPerson(app, { email: 'noura@family.example' });
  await auth.post('/recover', { email: 'noura@family.example' });
  const tokens = async () =>
    (await app.db.select().from(authOneTimeTokens).where(eq(authOneTimeTokens.userId, id))).length;
  app.clock.advance(HOUR);
  await tidy();
  expect(await tokens()).toBe(1);
  app.clock.advance(HOUR + 1);
  await tidy();
  expect(await tokens()).toBe(0);
});

test('what a sign-up asked for is still there for a later mail, though its first link has expired', async () => {
  await signUp('noura@family.example');
  app.clock.advance(3 * DAY);
  await tidy();
  expect(await app.db.select().from(authOneTimeTokens)).toHaveLength(1);
});

test('what was last signed up with goes after 30 days, whoever has the address', async () => {
  await createPerson(app, { email: 'noura@family.example' });
  for (const name of ['noura', 'nobody']) await signUp(`${name}@family.example`);
  app.clock.advance(30 * DAY);
  await tidy();
  expect(await app.db.$count(authSignUps)).toBe(2);
  app.clock.advance(1);
  await tidy();
  expect(await app.db.$count(authSignUps)).toBe(0);
});

test('a second factor that nobody verified goes after 300 seconds, one in use stays', async () => {
  const userId = await createPerson(app, { email: 'noura@family.example' });
  const factor = {
    userId,
    factorType: 'totp',
    secret: Buffer.alloc(20),
    createdAt: app.clock.now(),
  } as const;
  await app.db.insert(authFactors).values([
    { ...factor, friendlyName: 'begun' },
    { ...factor, friendlyName: 'in use', status: 'verified' },
  ]);
  app.clock.advance(300_000);
  await tidy();
  expect(await app.db.select().from(authFactors)).toHaveLength(2);
  app.clock.advance(1);
  await tidy();
  expect(await app.db.select().from(authFactors)).toMatchObject([{ friendlyName: 'in use' }]);
});

test('an auth session is forgotten a day after the last on which it could be refreshed', async () => {
  await createPerson(app, { email: 'noura@family.example' });
  await auth.signIn('noura@family.example');
  app.clock.advance(91 * DAY);
  const recent = await auth.signIn('noura@family.example');
  await tidy();
  expect(await app.db.select().from(authSessions)).toHaveLength(2);
  app.clock.advance(1);
  await tidy();
  expect(await app.db.select().from(authSessions)).toHaveLength(1);
  expect((await auth.refresh(recent.refresh_token)).status).toBe(200);
});

test('a counted attempt goes when no limit looks at it any more, a browser when unused for 400 days', async () => {
  await createPerson(app, { email: 'noura@family.example' });
  await auth.signIn('noura@family.example');
  await auth.post('/token?grant_type=password', { email: 'noura@family.example', password: 'x' });
  const kept = async () => [
    (await app.db.select().from(authLimits)).length,
    (await app.db.select().from(authBrowsers)).length,
  ];
  app.clock.advance(15 * 60_000);
  await tidy();
  // That of the five minutes is gone, those of the fifteen are not.
  expect(await kept()).toEqual([2, 1]);
  app.clock.advance(1);
  await tidy();
  expect(await kept()).toEqual([0, 1]);
  app.clock.advance(400 * DAY);
  await tidy();
  expect(await kept()).toEqual([0, 0]);
});

test('what a sign-in in two steps waits with goes an hour after it ended', async () => {
  const userId = await createPerson(app, { email: 'noura@family.example' });
  const [factor] = await app.db
    .insert(authFactors)
    .values({ userId, factorType: 'totp', status: 'verified', secret: Buffer.alloc(20) })
    .returning();
  await app.db.insert(authChallenges).values({ factorId: factor?.id ?? '', expiresAt: app.clock.now() });
  await app.db.insert(authFlowCodes).values({
    userId,
    codeHash: Buffer.alloc(32),
    method: 'magiclink',
    codeChallenge: 'c'.repeat(43),
    codeChallengeMethod: 's256',
    expiresAt: app.clock.now(),
  });
  const kept = async () => [
    (await app.db.select().from(authChallenges)).length,
    (await app.db.select().from(authFlowCodes)).length,
  ];
  app.clock.advance(HOUR);
  await tidy();
  expect(await kept()).toEqual([1, 1]);
  app.clock.advance(1);
  await tidy();
  expect(await kept()).toEqual([0, 0]);
});

test('a notice is forgotten 180 days after it was written (R684)', async () => {
  const profileId = await createPerson(app, { email: 'noura@family.example' });
  const about = 'sessions:7d7b0a52-6b8f-4f2c-9a5b-0e6a1f1a0001' as const;
  const notice = { profileId, kind: 'lesson-moved', data: {}, about } as const;
  await app.db.insert(notices).values([
    { ...notice, key: 'old', createdAt: later(-180 * DAY - 1) },
    { ...notice, key: 'recent', createdAt: later(-180 * DAY) },
  ]);
  await tidy();
  expect((await app.db.select().from(notices)).map(({ key }) => key)).toEqual(['recent']);
});

test('a mail is forgotten 90 days after it was written, unless it still waits', async () => {
  const mail = { toAddress: 'a@b.example', language: 'en', nextAttemptAt: app.clock.now() } as const;
  const old = { ...mail, createdAt: later(-90 * DAY - 1) };
  await app.db.insert(mailOutbox).values([
    { ...old, kind: 'old-sent', status: 'sent', sentAt: app.clock.now() },
    { ...old, kind: 'old-failed', status: 'failed' },
    { ...old, kind: 'old-waiting' },
    { ...mail, kind: 'recent-failed', status: 'failed', createdAt: later(-90 * DAY) },
  ]);
  await tidy();
  const kept = await app.db.select({ kind: mailOutbox.kind }).from(mailOutbox).orderBy(mailOutbox.kind);
  expect(kept.map(({ kind }) => kind)).toEqual(['old-waiting', 'recent-failed']);
});

test('a sign-up that nobody confirmed goes after 30 days, with all that belongs to it, and leaves a line', async () => {
  await signUp('noura@family.example');
  const id = (await accountOf('noura@family.example'))?.id ?? '';
  app.clock.advance(30 * DAY);
  await tidy();
  expect(await accountOf('noura@family.example')).toBeDefined();
  app.clock.advance(1);
  await tidy();
  expect(await app.db.select().from(authUsers)).toEqual([]);
  expect(await app.db.select().from(profiles)).toEqual([]);
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id));
  expect(lines.at(-1)).toMatchObject({ action: 'account.expired', actorId: null });
  expect(complaints).toEqual([]);
  await signUp('noura@family.example');
  expect(await accountOf('noura@family.example')).toBeDefined();
});

test('a sign-up that was mailed again counts from the last mail', async () => {
  await signUp('noura@family.example');
  app.clock.advance(29 * DAY);
  await auth.post('/resend', { type: 'signup', email: 'noura@family.example' });
  app.clock.advance(2 * DAY);
  await tidy();
  expect(await accountOf('noura@family.example')).toBeDefined();
});

test('nobody goes who confirmed, was invited, has a role or is referred to', async () => {
  const emails = ['confirmed', 'invited', 'student', 'referred'].map(name => `${name}@family.example`);
  for (const email of emails) await signUp(email);
  const [confirmed = '', invited = '', student = '', referred = ''] = emails;
  const change = (email: string, changes: Partial<typeof authUsers.$inferInsert>) =>
    app.db.update(authUsers).set(changes).where(eq(authUsers.email, email));
  await change(confirmed, { emailConfirmedAt: app.clock.now() });
  await change(invited, { invitedAt: app.clock.now() });
  await app.db.update(profiles).set({ role: 'student' }).where(eq(profiles.email, student));
  const actorId = (await accountOf(referred))?.id ?? '';
  await app.db.insert(auditLog).values({ actorId, action: 'account.changed', noun: 'accounts' });
  app.clock.advance(31 * DAY);
  await tidy();
  const left = await app.db.select({ email: authUsers.email }).from(authUsers);
  expect(left.map(({ email }) => email).sort()).toEqual([...emails].sort());
  expect(await app.db.select().from(profiles)).toHaveLength(4);
  expect(complaints).toEqual([]);
});

const addOldKey = async () =>
  app.db.insert(idempotencyKeys).values({
    actorId: await addPerson(app, { role: 'admin' }),
    key: randomUUID(),
    requestHash: Buffer.alloc(32),
    createdAt: later(-25 * HOUR),
  });
const oldKeys = () => app.db.select().from(idempotencyKeys);

test('what is forgotten at the start is forgotten again every hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await addOldKey();
  const housekeeping = start();
  await vi.waitFor(async () => expect(await oldKeys()).toEqual([]), PATIENCE);
  await addOldKey();
  vi.advanceTimersByTime(HOUR);
  await vi.waitFor(async () => expect(await oldKeys()).toEqual([]), PATIENCE);
  await housekeeping.stop();
});

test('one thing that cannot be tidied does not keep the others, and is told', async () => {
  await app.db.insert(mailOutbox).values({
    kind: 'recovery',
    toAddress: 'a@b.example',
    language: 'en',
    status: 'failed',
    createdAt: later(-91 * DAY),
    nextAttemptAt: later(-91 * DAY),
  });
  await app.db.$client.query('alter table idempotency_keys rename to keys_elsewhere');
  await tidy();
  expect(await app.db.select().from(mailOutbox)).toEqual([]);
  expect(complaints).toHaveLength(1);
});

test('reminders go 90 days after their lesson, with what was answered to them', async () => {
  const pair = {
    tutorId: await addPerson(app, { role: 'tutor' }),
    studentId: await addPerson(app, { role: 'student' }),
  };
  const { id } = await addSession(app, { ...pair, startsAt: app.clock.now() });
  const [reminder] = await app.db.select().from(reminders).where(eq(reminders.sessionId, id));
  const reply = { reminderId: reminder?.id ?? '', reader: 'parent', answer: 'confirm' } as const;
  await app.db.insert(lessonReplies).values({ ...reply, repliedAt: app.clock.now() });
  const left = async () => [
    (await app.db.select().from(reminders)).length,
    (await app.db.select().from(lessonReplies)).length,
  ];
  app.clock.advance(90 * DAY);
  await tidy();
  expect(await left()).toEqual([2, 1]);
  app.clock.advance(1);
  await tidy();
  expect(await left()).toEqual([0, 0]);
  expect(complaints).toEqual([]);
});
