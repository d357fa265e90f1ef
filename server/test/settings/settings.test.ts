import { desc } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());

const read = async () => (await (await admin.call('GET', '/api/settings')).json()) as Record<string, unknown>;
const change = async (body: object, version?: number) =>
  admin.call('PATCH', '/api/settings', { body, version: version ?? Number((await read()).version) });

test('a new store has the academy’s name in both languages and is not launched', async () => {
  expect(await read()).toMatchObject({
    siteName: 'Bayan Academy',
    siteNameAr: 'أكاديمية بيان',
    launched: false,
    maxSessionDuration: 120,
    seriesHorizonWeeks: 26,
    defaultHourlyRate: 40,
    requireApprovalForNewTutors: true,
  });
});

test('a change is stored, told to every process, and written down', async () => {
  const listener = new pg.Client({ connectionString: app.databaseUrl });
  await listener.connect();
  await listener.query('listen settings');
  const heard = new Promise(resolve => listener.once('notification', resolve));
  const answer = await change({
    siteName: 'Bayan',
    whatsappNumber: '+966 50 123 4567',
    defaultHourlyRate: '٤٢٫٥',
  });
  expect(await answer.json()).toMatchObject({
    siteName: 'Bayan',
    whatsappNumber: '+966501234567',
    defaultHourlyRate: 42.5,
  });
  await heard;
  await listener.end();
  const [line] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(line).toMatchObject({ before: { siteName: 'Bayan Academy' }, after: { siteName: 'Bayan' } });
});

test('the second of two who change the same version is told how it is now', async () => {
  const version = Number((await read()).version);
  await change({ siteName: 'First' }, version);
  const second = await change({ siteName: 'Second' }, version);
  expect(second.status).toBe(412);
  expect(await second.json()).toMatchObject({
    error: { code: 'conflict.stale', current: { siteName: 'First' } },
  });
});

test.each([
  [{ timezone: 'EST' }, 'timezone'],
  [{ maxSessionDuration: 50 }, 'maxSessionDuration'],
  [{ defaultHourlyRate: -1 }, 'defaultHourlyRate'],
  [{ defaultHourlyRate: 1.2345 }, 'defaultHourlyRate'],
  [{ contactEmail: 'nobody' }, 'contactEmail'],
  [{ contactPhone: '12' }, 'contactPhone'],
  [{ businessHours: [{ weekday: 8, opens: '08:00', closes: '20:00' }] }, 'businessHours.0.weekday'],
  [{ businessHours: [{ weekday: 1, opens: '20:00', closes: '08:00' }] }, 'businessHours.0.closes'],
  [{ studentFormUrl: 'javascript:alert(1)' }, 'studentFormUrl'],
  [{ launched: 'yes' }, 'launched'],
  [{ version: 3 }, 'version'],
])('%j is refused', async (body, field) => {
  const answer = await change(body);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error: { code: 'input.invalid', field } });
});
