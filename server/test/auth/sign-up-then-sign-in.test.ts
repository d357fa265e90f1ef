import { randomUUID } from 'node:crypto';
import { hashPassword } from '@bayan/auth/passwords/password-hash';
import { authUsers } from '@bayan/auth/store/tables';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startHousekeeping } from '#app/housekeeping.ts';
import { profiles } from '#schema/people.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson, PASSWORD } from './auth-caller.ts';
import { serviceCaller } from './service-caller.ts';

const DAY = 24 * 3_600_000;
const [TRIED, OTHER] = ['Meadow-Copper-58', 'Lantern-Meadow-51'];

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
beforeAll(async () => {
  app = await createTestApp({ env: { AUTH_RATE_LIMITS: 'off' } });
  auth = authCaller(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(120_000));

let count = 0;
const newAddress = () => `address${String(++count).padStart(3, '0')}@family.example`;
const signUp = (email: string, password = TRIED) => auth.post('/signup', { email, password });
const enter = (email: string, password = TRIED) =>
  auth.post('/token?grant_type=password', { email, password });
const codeOf = async (email: string, password?: string) => (await enter(email, password)).body.code;
const inactive = (id: string) => app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, id));

/** Whom a stranger may find behind an address. */
const BEHIND: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
  nobody: async () => {},
  'somebody with a password': email => createPerson(app, { email }),
  async 'somebody without one'(email) {
    const id = await createPerson(app, { email });
    await app.db.update(authUsers).set({ passwordHash: null }).where(eq(authUsers.id, id));
  },
  'somebody deactivated': async email => inactive(await createPerson(app, { email })),
  'somebody whose sign-in was removed': email =>
    app.db.insert(profiles).values({ id: randomUUID(), name: 'Gone', email, isActive: false }),
  async 'somebody invited'(email) {
    expect((await (await serviceCaller(app)).call('POST', '/invite', { email })).status).toBe(200);
  },
};

const each = (emails: readonly string[], ask: (email: string) => Promise<unknown>) =>
  Promise.all(emails.map(email => ask(email)));
const mailed = (email: string) => auth.post('/otp', { email });
const mailedAgain = (email: string) => auth.post('/resend', { type: 'signup', email });

/** What a stranger may do to find out. */
const WAYS: Readonly<Record<string, (emails: readonly string[]) => Promise<unknown>>> = {
  'after a sign-up': emails => each(emails, email => signUp(email)),
  async 'after two that are the same'(emails) {
    for (let turn = 0; turn < 2; turn++) await each(emails, email => signUp(email));
  },
  'after two at the same moment': emails => each([...emails, ...emails], email => signUp(email)),
  async 'after two that differ'(emails) {
    for (const password of [OTHER, TRIED]) await each(emails, email => signUp(email, password));
  },
  async 'after a mail to sign in with, and a sign-up'(emails) {
    await each(emails, mailed);
    app.clock.advance(60_000);
    await each(emails, email => signUp(email));
  },
  async 'after a sign-up, and a mail to sign in with'(emails) {
    await each(emails, email => signUp(email));
    app.clock.advance(60_000);
    await each(emails, mailed);
  },
  async 'after a sign-up whose mail was sent again, a month later'(emails) {
    await each(emails, email => signUp(email));
    app.clock.advance(20 * DAY);
    await each(emails, mailedAgain);
    app.clock.advance(11 * DAY);
    await startHousekeeping(app.db, {
      files: app.files,
      dataDir: app.config.dataDir,
      factorKeys: null,
      pages: { hashedFiles: async () => new Map() },
      clock: app.clock.now,
      log: pino({ level: 'silent' }),
    }).stop();
  },
};

test.each(Object.keys(WAYS))('%s the sign-in answers alike, whoever has the address', async way => {
  const emails = Object.keys(BEHIND).map(newAddress);
  for (const [index, make] of Object.values(BEHIND).entries()) await make(emails[index] ?? '');
  app.clock.advance(60_000);
  await WAYS[way]?.(emails);
  const answers = await Promise.all(emails.map(email => enter(email)));
  const shown = answers.map(({ status, headers, body }) => ({
    status,
    headers: [...headers].filter(([name]) => name !== 'x-request-id'),
    body,
  }));
  for (const [index, who] of Object.keys(BEHIND).entries())
    expect({ who, ...shown[index] }).toEqual({ who, ...shown[0] });
});

test('a sign-up for somebody’s address changes nothing for them', async () => {
  const email = newAddress();
  const id = await createPerson(app, { email });
  await signUp(email);
  expect(await codeOf(email)).toBe('email_not_confirmed');
  expect((await auth.signIn(email)).user.id).toBe(id);
  await signUp(email, PASSWORD);
  expect((await auth.signIn(email)).user.id).toBe(id);
});

test('a former password is a wrong one, though somebody signed up with it', async () => {
  const email = newAddress();
  await signUp(email, PASSWORD);
  const { token: token_hash } = await auth.mailTo(email, 'confirm-signup');
  const { body } = await auth.post('/verify', { type: 'signup', token_hash });
  const token = String(body.access_token);
  await signUp(email, PASSWORD);
  await auth.call('PUT', '/user', { token, body: { password: OTHER, current_password: PASSWORD } });
  expect(await codeOf(email, PASSWORD)).toBe('invalid_credentials');
  await signUp(email, OTHER);
  expect((await auth.signIn(email, OTHER)).token_type).toBe('bearer');
});

test('who proves to have the mailbox ends what strangers asked for, with an account or without', async () => {
  for (const isKnown of [true, false]) {
    const email = newAddress();
    if (isKnown) await createPerson(app, { email });
    await signUp(email);
    expect(await codeOf(email)).toBe('email_not_confirmed');
    await auth.post('/recover', { email });
    const { token: token_hash } = await auth.mailTo(email, 'recovery');
    await auth.post('/verify', { type: 'recovery', token_hash });
    expect(await codeOf(email)).toBe('invalid_credentials');
  }
});

/** The processor's time for all threads of the process, and not how long it took: that depends on who else is at work. */
async function workOf(task: () => Promise<unknown>): Promise<number> {
  const begin = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(begin);
  return user + system;
}

test('a sign-in after a sign-up costs one hash, whoever has the address', async () => {
  const [known, unknown, fresh] = [newAddress(), newAddress(), newAddress()];
  await createPerson(app, { email: known });
  for (const email of [known, unknown]) await signUp(email);
  const tasks: Readonly<Record<string, () => Promise<unknown>>> = {
    hash: () => hashPassword(TRIED),
    known: () => enter(known),
    unknown: () => enter(unknown),
    fresh: () => enter(fresh),
  };
  // What else the process does in a turn only adds to it: the least is the task's own.
  const least: Record<string, number> = {};
  for (let turn = 0; turn < 15; turn++)
    for (const [name, task] of Object.entries(tasks))
      least[name] = Math.min(least[name] ?? Number.POSITIVE_INFINITY, await workOf(task));
  const { hash = 0, fresh: forNobody = 0, ...forOthers } = least;
  expect(forNobody / hash).toBeGreaterThan(0.9);
  expect(forNobody / hash).toBeLessThan(1.7);
  for (const work of [forOthers.known, forOthers.unknown]) {
    expect((work ?? 0) / forNobody).toBeGreaterThan(0.7);
    expect((work ?? 0) / forNobody).toBeLessThan(1.4);
  }
});
