import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, mailOutbox, settings } from '#schema/academy.ts';
import { type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

interface Version {
  readonly id: string;
  readonly version: number;
  readonly at: string;
  readonly by: { readonly id: string } | null;
  readonly restoredFrom: number | null;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly before: Readonly<Record<string, unknown>> | null;
}

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());

const presentVersion = async () => {
  const read = await admin.call('GET', '/api/settings');
  return ((await read.json()) as { version: number }).version;
};
const change = async (body: object) =>
  admin.call('PATCH', '/api/settings', { body, version: await presentVersion() });
const restore = async (id: string, version?: number) =>
  admin.call('POST', `/api/settings/versions/${id}/restore`, {
    version: version ?? (await presentVersion()),
  });
const versions = async (query = '') => {
  const answer = await admin.call('GET', `/api/settings/versions${query}`);
  return (await answer.json()) as { items: Version[]; nextCursor: string | null };
};
const newest = async () => (await versions()).items[0] as Version;

test('a new store begins with a version that nobody made (R900)', async () => {
  expect((await versions()).items).toMatchObject([
    { version: 1, by: null, restoredFrom: null, before: null, settings: { siteName: 'Bayan Academy' } },
  ]);
});

test('a change makes a version with who, when and every setting, beside those before (R900)', async () => {
  await change({ siteName: 'Bayan', defaultHourlyRate: 42.5 });
  const { items } = await versions();
  expect(items[0]).toMatchObject({
    version: 2,
    by: { id: admin.id },
    settings: { siteName: 'Bayan', defaultHourlyRate: 42.5, contactPhone: null, businessHours: [] },
    before: { siteName: 'Bayan Academy', defaultHourlyRate: 40 },
  });
  const { id: _id, version: _version, updatedAt, ...all } = (await app.db.select().from(settings))[0] ?? {};
  expect(items[0]?.settings).toEqual(all);
  expect(items[0]?.at).toBe(updatedAt?.toISOString());
});

test('a change to what the settings already are makes none (R900)', async () => {
  const before = await presentVersion();
  const answer = await change({ siteName: 'Bayan', businessHours: [] });
  expect(answer.status).toBe(200);
  expect(await presentVersion()).toBe(before);
  expect((await newest()).version).toBe(before);
});

test('a refused change makes none (R900)', async () => {
  const before = await newest();
  await change({ siteName: 'Another', timezone: 'EST' });
  await admin.call('PATCH', '/api/settings', { body: { siteName: 'Another' }, version: 1 });
  expect(await newest()).toEqual(before);
});

test('also a change on the machine itself makes one, by nobody (R900)', async () => {
  await app.db.$client.query(`update settings set currency = 'SAR'`);
  expect(await newest()).toMatchObject({
    by: null,
    settings: { currency: 'SAR' },
    before: { currency: 'GBP' },
  });
});

test('a version is restored as a new one, and nothing is lost (R901)', async () => {
  const { items } = await versions();
  const first = items.at(-1) as Version;
  const answer = await restore(first.id);
  expect(await answer.json()).toMatchObject({
    siteName: 'Bayan Academy',
    defaultHourlyRate: 40,
    currency: 'GBP',
  });
  const after = (await versions()).items;
  expect(after.slice(1)).toEqual(items);
  expect(after[0]).toMatchObject({ by: { id: admin.id }, restoredFrom: 1, settings: first.settings });
  const [line] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(line).toMatchObject({
    action: 'settings.restored',
    actorId: admin.id,
    before: { siteName: 'Bayan' },
    after: { siteName: 'Bayan Academy' },
  });
});

test('the version that is in force is restored without another (R901)', async () => {
  const present = await newest();
  expect((await restore(present.id)).status).toBe(200);
  expect(await newest()).toEqual(present);
});

test('who restores over a change of somebody else is told how it is now (R901)', async () => {
  const { items } = await versions();
  const seen = await presentVersion();
  await change({ siteName: 'Meanwhile' });
  const answer = await restore(items[1]?.id ?? '', seen);
  expect(answer.status).toBe(412);
  expect(await answer.json()).toMatchObject({
    error: { code: 'conflict.stale', current: { siteName: 'Meanwhile' } },
  });
});

test('a version that does not exist is not found (R901)', async () => {
  expect((await restore(randomUUID())).status).toBe(404);
});

test('restoring the switch that is off withdraws what waits (R902)', async () => {
  await change({ emailNotifications: false });
  const off = await newest();
  await change({ emailNotifications: true });
  await app.db.insert(mailOutbox).values({
    kind: 'account-waiting',
    toAddress: 'somebody@people.example',
    language: 'en',
    data: { name: 'Somebody', email: 'somebody@people.example' },
    createdAt: app.clock.now(),
    nextAttemptAt: app.clock.now(),
  });
  await restore(off.id);
  const waiting = await app.db.select({ status: mailOutbox.status }).from(mailOutbox);
  expect(waiting).toEqual([{ status: 'withdrawn' }]);
});

test('the list goes on where a page ends (R900)', async () => {
  const { items } = await versions();
  const first = await versions('?limit=2');
  const second = await versions(`?limit=2&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items]).toEqual(items.slice(0, 4));
});
