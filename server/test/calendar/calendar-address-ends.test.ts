import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { calendarFeedReads } from '#schema/people.ts';
import { authCaller, createPerson, PASSWORD } from '#test/auth/auth-caller.ts';
import { enrol, prove } from '#test/auth/authenticator.ts';
import { authenticator } from '#test/auth/authenticator-app.ts';
import { serviceCaller } from '#test/auth/service-caller.ts';
import { callAs } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const PATH = '/api/me/calendar-feed';
const HOUR = 3_600_000;

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
beforeAll(async () => {
  app = await createTestApp({ env: { AUTH_JWT_EXPIRY: '86400' } });
  auth = authCaller(app);
});
afterAll(() => app.close());

interface Feed {
  readonly address: string | null;
  readonly reads: readonly { readonly program: string; readonly readAt: string }[];
}

let people = 0;
/** A student with an address that a program reads. */
async function withAddress() {
  const email = `calendar${++people}@family.example`;
  const id = await createPerson(app, { email, role: 'student' });
  const { access_token: token } = await auth.signIn(email);
  const feed = async (by = token) => (await (await callAs(app, by, 'GET', PATH)).json()) as Feed;
  expect((await callAs(app, token, 'POST', PATH)).status).toBe(201);
  const address = (await feed()).address ?? '';
  return { id, email, token, address, feed };
}
const read = async (address: string, userAgent?: string) =>
  (
    await app.fetch(new URL(address).pathname, {
      headers: userAgent === undefined ? {} : { 'user-agent': userAgent },
    })
  ).status;
const madeBy = async (id: string) =>
  (await app.db.select().from(auditLog).where(eq(auditLog.targetId, id)))
    .filter(({ action }) => action === 'calendar-feed.made')
    .map(({ actorId }) => actorId);
const changePassword = (token: string, more: object = {}) =>
  auth.call('PUT', '/user', {
    token,
    body: { password: 'Copper-Meadow-58-Lantern', current_password: PASSWORD, ...more },
  });
const lastMail = async (email: string) =>
  (await auth.mails('password-changed')).filter(({ toAddress }) => toAddress === email).at(-1)?.data;

test('a password change makes a new address, and the mail about it says so (R626)', async () => {
  const { id, email, token, address, feed } = await withAddress();
  await read(address);
  expect((await changePassword(token)).status).toBe(200);
  expect(await read(address)).toBe(404);
  const after = await feed();
  expect(after.address).not.toBe(address);
  expect(after.reads).toEqual([]);
  expect(await read(after.address ?? '')).toBe(200);
  expect(await madeBy(id)).toEqual([id, id]);
  expect(await lastMail(email)).toEqual({ calendar: 'renewed' });
});

test('who asks to keep it keeps it', async () => {
  const { id, email, token, address, feed } = await withAddress();
  expect((await changePassword(token, { keep_calendar_address: true })).status).toBe(200);
  expect((await feed()).address).toBe(address);
  expect((await callAs(app, token, 'DELETE', '/api/auth/devices?keepCalendarAddress=true')).status).toBe(200);
  expect((await feed()).address).toBe(address);
  expect(await madeBy(id)).toEqual([id]);
  expect(await lastMail(email)).toEqual({});
});

test('where there is no address none is made', async () => {
  const { id, email, token, feed } = await withAddress();
  await callAs(app, token, 'DELETE', PATH);
  expect((await changePassword(token)).status).toBe(200);
  expect((await feed()).address).toBeNull();
  expect(await madeBy(id)).toEqual([id]);
  expect(await lastMail(email)).toEqual({});
});

test('to sign out everywhere else, or everywhere, makes a new address; to sign out here does not', async () => {
  const { email, token, address, feed } = await withAddress();
  const here = (await auth.signIn(email)).access_token;
  await auth.call('POST', '/logout?scope=local', { token: here });
  expect((await feed()).address).toBe(address);
  const ended: string[] = [address];
  expect((await callAs(app, token, 'DELETE', '/api/auth/devices')).status).toBe(200);
  ended.push((await feed()).address ?? '');
  await auth.call('POST', '/logout?scope=others', { token });
  ended.push((await feed()).address ?? '');
  await auth.call('POST', '/logout', { token });
  const again = (await auth.signIn(email)).access_token;
  const last = (await feed(again)).address ?? '';
  expect(new Set([...ended, last]).size).toBe(4);
  for (const gone of ended) expect(await read(gone)).toBe(404);
  expect(await read(last)).toBe(200);
});

test('who has not given the second factor ends no address by a log-out (R63)', async () => {
  const { email, token, address } = await withAddress();
  const { id, totp } = await enrol(auth, token);
  expect((await prove(auth, token, id, authenticator(totp.secret, app.clock).code())).status).toBe(200);
  const byPassword = (await auth.signIn(email)).access_token;
  expect((await auth.call('POST', '/logout', { token: byPassword })).status).toBe(204);
  expect(await read(address)).toBe(200);
});

test('a password that an admin call sets makes a new address too', async () => {
  const { id, address } = await withAddress();
  const service = await serviceCaller(app);
  const body = { password: 'Copper-Meadow-58-Lantern' };
  expect((await service.call('PUT', `/admin/users/${id}`, body)).status).toBe(200);
  expect(await read(address)).toBe(404);
  expect(await madeBy(id)).toEqual([id, null]);
});

test('its owner sees when it was last read, and by what kind of program, once an hour for each (R628)', async () => {
  const { id, address, feed } = await withAddress();
  expect((await feed()).reads).toEqual([]);
  const first = app.clock.now().toISOString();
  await read(address, 'Google-Calendar-Importer');
  app.clock.advance(HOUR - 1);
  await read(address, 'Google-Calendar-Importer');
  const second = app.clock.now().toISOString();
  await read(address, 'iOS/18.1 (22B83) dataaccessd/1.0');
  expect((await feed()).reads).toEqual([
    { program: 'apple', readAt: second },
    { program: 'google', readAt: first },
  ]);
  app.clock.advance(1);
  await read(address, 'Google-Calendar-Importer');
  expect((await feed()).reads[0]).toEqual({ program: 'google', readAt: app.clock.now().toISOString() });
  await read(`${address.slice(0, -8)}AAAA.ics`);
  const rows = await app.db.select().from(calendarFeedReads).where(eq(calendarFeedReads.profileId, id));
  expect(rows).toHaveLength(2);
});
