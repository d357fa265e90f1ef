import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startHousekeeping } from '#app/housekeeping.ts';
import { recordSecurityEvent } from '#people/security-events/security-events.repository.ts';
import { auditLog } from '#schema/academy.ts';
import { securityEvents } from '#schema/security-events.ts';
import { type Person, signIn } from '#test/builders.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/harness.ts';

const DAY = 86_400_000;
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1';

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin', name: 'Huda' });
  tutor = await signIn(app, { role: 'tutor', name: 'Emma' });
  student = await signIn(app, { role: 'student', name: 'Omar' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  await app.db.delete(securityEvents);
});

interface Page {
  readonly items: readonly Record<string, unknown>[];
  readonly nextCursor: string | null;
}
const read = async (person: Person, path: string): Promise<Page> => {
  const answer = await person.call('GET', path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page;
};
const failed = (personId: string | null, now = app.clock.now(), ip = '86.96.0.1') =>
  recordSecurityEvent(app.db, {
    kind: 'sign-in-failed',
    reason: 'wrong-password',
    personId,
    source: { ip, userAgent: SAFARI },
    now,
  });
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

test('a person reads what happened to their own account, by country and not by address', async () => {
  await failed(student.id);
  await failed(tutor.id);
  await failed(null);
  expect(await read(student, '/api/me/activity')).toEqual({
    items: [
      {
        id: expect.any(String),
        kind: 'sign-in-failed',
        reason: 'wrong-password',
        browser: 'Safari',
        system: 'iOS',
        country: 'AE',
        count: 1,
        at: TEST_NOW.toISOString(),
        lastAt: TEST_NOW.toISOString(),
      },
    ],
    nextCursor: null,
  });
});

test('page by page, each event once, the newest first', async () => {
  for (let turn = 0; turn < 5; turn++) await failed(student.id, later(turn * 10));
  const first = await read(student, '/api/me/activity?limit=3');
  const second = await read(student, `/api/me/activity?limit=3&cursor=${first.nextCursor}`);
  const times = [...first.items, ...second.items].map(({ at }) => at);
  expect(times).toEqual([40, 30, 20, 10, 0].map(minutes => later(minutes).toISOString()));
  expect(second.nextCursor).toBeNull();
});

test('an administrator reads everybody’s, by kind and by person, and each look is on record', async () => {
  await failed(student.id);
  await failed(null, later(10));
  await recordSecurityEvent(app.db, {
    kind: 'password-changed',
    personId: student.id,
    source: null,
    now: later(20),
  });
  const { items } = await read(admin, '/api/security-events');
  expect(items.map(({ kind, person, address, place }) => ({ kind, person, address, place }))).toEqual([
    {
      kind: 'password-changed',
      person: expect.objectContaining({ id: student.id }),
      address: null,
      place: null,
    },
    { kind: 'sign-in-failed', person: null, address: '86.96.0.1', place: null },
    {
      kind: 'sign-in-failed',
      person: { id: student.id, name: 'Omar', nameAr: null, email: student.email, role: 'student' },
      address: '86.96.0.1',
      place: null,
    },
  ]);
  const byBoth = await read(admin, `/api/security-events?kind=sign-in-failed&person=${student.id}`);
  expect(byBoth.items).toHaveLength(1);
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.action, 'security-events.listed'));
  expect(lines.map(({ actorId, after }) => ({ actorId, after }))).toEqual([
    { actorId: admin.id, after: {} },
    { actorId: admin.id, after: { kind: 'sign-in-failed', person: student.id } },
  ]);
});

test('an owner saves what the filters leave as a file, and that is on record (R633)', async () => {
  await failed(student.id);
  await failed(null, later(10));
  await recordSecurityEvent(app.db, {
    ...{ kind: 'access-refused', reason: 'role', place: 'GET /api/profiles', personId: student.id },
    ...{ source: { ip: '86.96.0.1', userAgent: SAFARI }, now: later(20) },
  });
  const answer = await admin.call('GET', `/api/security-events/export?person=${student.id}`);
  expect(answer.headers.get('content-disposition')).toMatch(
    /filename="security-events-\d{4}-\d\d-\d\d\.csv"/,
  );
  const at = (minutes: number) => `${later(minutes).toISOString()},${later(minutes).toISOString()}`;
  const omar = `Omar,${student.id},${student.email},Safari,iOS,AE,86.96.0.1`;
  expect((await answer.text()).split('\r\n')).toEqual([
    'First (UTC),Last (UTC),Times,Event,Reason,Route,Person,Person id,Email,Browser,System,Country,Address',
    `${at(20)},1,access-refused,role,GET /api/profiles,${omar}`,
    `${at(0)},1,sign-in-failed,wrong-password,,${omar}`,
    '',
  ]);
  const unknown = await (await admin.call('GET', '/api/security-events/export?kind=sign-in-failed')).text();
  expect(unknown).toContain(`${at(10)},1,sign-in-failed,wrong-password,,,,,Safari,iOS,AE,86.96.0.1\r\n`);
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.action, 'security-events.exported'));
  expect(lines.map(({ actorId, after }) => ({ actorId, after }))).toEqual([
    { actorId: admin.id, after: { person: student.id } },
    { actorId: admin.id, after: { kind: 'sign-in-failed' } },
  ]);
});

test('what a role may not do is on record for administrators, by its route, and not in the person’s activity', async () => {
  await student.call('GET', `/api/profiles?search=secret`);
  await student.call('GET', '/api/profiles');
  const { items } = await read(admin, '/api/security-events');
  expect(items).toEqual([
    expect.objectContaining({
      kind: 'access-refused',
      reason: 'role',
      place: 'GET /api/profiles',
      person: expect.objectContaining({ id: student.id }),
      address: '127.0.0.1',
      count: 2,
    }),
  ]);
  expect((await read(student, '/api/me/activity')).items).toEqual([]);
});

test('ids that are not theirs and ids that are not there leave the same trace', async () => {
  const other = await signIn(app, { role: 'student' });
  await app.db.delete(securityEvents);
  for (const id of [other.id, '7f1d5d6e-1c7b-4a55-9a64-0b7f6f0e1a11'])
    expect((await tutor.call('GET', `/api/students/${id}`)).status).toBe(404);
  // A path without an id tells of nobody's record.
  await tutor.call('GET', '/api/nowhere');
  expect((await read(admin, '/api/security-events')).items).toEqual([
    expect.objectContaining({ reason: 'not-found', place: 'GET /api/students/{id}', count: 2 }),
  ]);
});

test('events are kept for 180 days, and go after that', async () => {
  await failed(student.id, new Date(TEST_NOW.getTime() - 180 * DAY - 1000));
  await failed(student.id, new Date(TEST_NOW.getTime() - 180 * DAY + 1000));
  const { dataDir } = app.config;
  const log = pino({ level: 'silent' });
  await startHousekeeping(app.db, {
    dataDir,
    files: app.files,
    clock: app.clock.now,
    factorKeys: null,
    pages: { hashedFiles: async () => new Map() },
    log,
  }).stop();
  expect(await app.db.select().from(securityEvents)).toHaveLength(1);
});

test.each([
  ['newest first', ''],
  ['of a kind', "where kind = 'sign-in-failed'"],
  ['of a person', "where person_id = '7f1d5d6e-1c7b-4a55-9a64-0b7f6f0e1a11'"],
  ['to forget', "where at < now() - interval '180 days'"],
])('a list %s is read by its index, however many there are', async (_what, where) => {
  const rows = await app.db.transaction(async tx => {
    // Few rows are read faster without one.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    const list = sql.raw(`select id from security_events ${where} order by at desc, id desc limit 50`);
    return (await tx.execute(sql`explain ${list}`)).rows;
  });
  expect(JSON.stringify(rows)).toMatch(/Index (Only )?Scan/);
  expect(JSON.stringify(rows)).not.toMatch(/Sort|Seq Scan/);
});
