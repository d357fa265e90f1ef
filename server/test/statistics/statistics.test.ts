import type { Statistics } from '@bayan/domain/statistics/statistics.contract';
import { inTransaction } from '@bayan/platform/db/transaction';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settings } from '#schema/academy.ts';
import { applications } from '#schema/applications.ts';
import { profiles } from '#schema/people.ts';
import { feedback, sessions } from '#schema/teaching.ts';
import { addApplication, addHomework, addPerson, addSession, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { sentStatements } from '#test/sent-statements.ts';
import { keepStatistics } from '#views/statistics/keep-statistics.ts';

/** A Wednesday noon in Riyadh. */
const NOW = new Date('2026-11-18T09:00:00Z');

let app: TestApp;
let admin: Person;
let tutorId: string;
let studentId: string;
beforeEach(async () => {
  app = await createTestApp();
  app.clock.set(NOW);
  admin = await signIn(app, { role: 'admin', rights: ['operations'] });
  tutorId = await addPerson(app, { role: 'tutor', name: 'Eleanor' });
  studentId = await addPerson(app, { role: 'student' });
});
afterEach(() => app.close());

type SessionValues = Partial<typeof sessions.$inferInsert>;
const lesson = (startsAt: string, values: SessionValues = {}) =>
  addSession(app, {
    tutorId,
    studentId,
    startsAt: new Date(startsAt),
    ...(values.status === 'cancelled' ? { cancelledAt: NOW, cancelledBy: tutorId } : {}),
    ...values,
  });
const taught = (startsAt: string, values: SessionValues = {}) =>
  lesson(startsAt, { status: 'completed', ...values });
const read = async (query = '', path = '/api/statistics') => {
  const answer = await admin.call('GET', `${path}${query}`);
  expect(answer.status).toBe(200);
  return answer.json();
};
const statistics = async (query = '') => (await read(query)) as Statistics;
const NONE = { planned: 0, completed: 0, cancelled: 0, leftOpen: 0, minutes: 0 };

test('an academy in which nothing has happened has noughts for each month (R951)', async () => {
  const { period, before, total, parts, months, stages, timezone } = await statistics();
  expect({ period, before, timezone }).toEqual({
    period: { from: '2026-06-01', until: '2026-11-18' },
    before: { from: '2025-12-12', until: '2026-05-31' },
    timezone: 'Asia/Riyadh',
  });
  expect(total).toMatchObject({ ...NONE, applications: 0 });
  expect(parts).toHaveLength(6);
  expect(months).toHaveLength(6);
  expect(stages).toEqual([]);
});

test('lessons count by what became of them; one of today may still be held (R953, R954)', async () => {
  await taught('2026-11-02T14:00Z', { durationMinutes: 45 });
  const { id } = await taught('2026-11-03T14:00Z');
  await app.db.insert(feedback).values({ sessionId: id, studentRating: 4, studentRatedAt: NOW });
  await lesson('2026-11-04T14:00Z', { status: 'cancelled' });
  await lesson('2026-11-05T14:00Z');
  await lesson('2026-11-18T04:00Z');
  await lesson('2026-11-19T14:00Z');
  expect((await statistics('?from=2026-11-01')).total).toMatchObject({
    planned: 5,
    completed: 2,
    cancelled: 1,
    leftOpen: 1,
    minutes: 105,
    ratings: 1,
    stars: 4,
  });
});

test('what is moved, re-rated, cancelled and deleted is counted where it is now (R957)', async () => {
  const { id } = await taught('2026-10-05T14:00Z');
  await app.db.insert(feedback).values({ sessionId: id, studentRating: 2, studentRatedAt: NOW });
  const gone = await taught('2026-10-06T14:00Z');
  await statistics();
  await app.db
    .update(sessions)
    .set({ startsAt: new Date('2026-09-05T14:00Z'), durationMinutes: 90, subject: 'Physics' })
    .where(eq(sessions.id, id));
  await app.db.update(feedback).set({ studentRating: 5 }).where(eq(feedback.sessionId, id));
  await app.db.delete(sessions).where(eq(sessions.id, gone.id));
  expect((await statistics('?from=2026-10-01')).total).toMatchObject({ ...NONE, ratings: 0, stars: 0 });
  expect((await statistics('?from=2026-09-01&to=2026-09-30')).total).toMatchObject({
    completed: 1,
    minutes: 90,
    ratings: 1,
    stars: 5,
  });
});

test('homework counts by the day it is due: on time, late, or overdue before today (R953)', async () => {
  const due = (day: string, handedIn: string | null) =>
    addHomework(app, {
      tutorId,
      studentId,
      dueAt: new Date(`${day}T15:00Z`),
      status: handedIn ? 'completed' : 'assigned',
      submittedAt: handedIn ? new Date(`${handedIn}T15:00Z`) : null,
    });
  await due('2026-11-10', '2026-11-10');
  await due('2026-11-10', '2026-11-11');
  await due('2026-11-10', null);
  await due('2026-11-18', null);
  expect((await statistics('?from=2026-11-01')).total).toMatchObject({
    homework: 4,
    onTime: 1,
    late: 1,
    overdue: 1,
  });
});

describe('days are those of the academy’s clock (R951)', () => {
  test('a lesson late in the evening in London is of the next day and month in Riyadh', async () => {
    await taught('2026-10-31T20:59Z');
    await taught('2026-10-31T21:00Z');
    const { parts } = await statistics('?from=2026-10-31&to=2026-11-01&unit=day');
    expect(parts.map(({ from, completed }) => [from, completed])).toEqual([
      ['2026-10-31', 1],
      ['2026-11-01', 1],
    ]);
  });

  test('in London the day of the clock change has 25 hours', async () => {
    await app.db.update(settings).set({ timezone: 'Europe/London' });
    await keepStatistics(app.db);
    await taught('2026-10-24T22:59Z');
    await taught('2026-10-24T23:30Z');
    await taught('2026-10-25T23:30Z');
    await taught('2026-10-26T00:00Z');
    const { parts } = await statistics('?from=2026-10-24&to=2026-10-26&unit=day');
    expect(parts.map(({ completed }) => completed)).toEqual([1, 2, 1]);
  });

  test('another clock counts everything anew, and until then the old one holds (R959)', async () => {
    const late = await taught('2026-10-31T22:00Z');
    const ofOctober = async () => (await statistics('?from=2026-10-01&to=2026-10-31')).total.completed;
    expect(await ofOctober()).toBe(0);
    await app.db.update(settings).set({ timezone: 'Europe/London' });
    const { timezone } = await statistics();
    expect({ timezone, completed: await ofOctober() }).toEqual({ timezone: 'Asia/Riyadh', completed: 0 });
    await keepStatistics(app.db);
    expect((await statistics()).timezone).toBe('Europe/London');
    expect(await ofOctober()).toBe(1);
    await app.db.delete(sessions).where(eq(sessions.id, late.id));
    expect(await ofOctober()).toBe(0);
  });

  test('what is committed while all is counted anew is counted once', async () => {
    await app.db.update(settings).set({ timezone: 'Europe/London' });
    const { id } = await taught('2026-09-05T10:00Z');
    await inTransaction(app.db, async tx => {
      await tx
        .update(sessions)
        .set({ startsAt: new Date('2026-10-05T10:00Z') })
        .where(eq(sessions.id, id));
      await keepStatistics(app.db);
    });
    const planned = async (days: string) => (await statistics(days)).total.planned;
    expect(await planned('?from=2026-09-01&to=2026-09-30')).toBe(0);
    expect(await planned('?from=2026-10-01&to=2026-10-31')).toBe(1);
  });
});

test('weeks begin as the academy’s country has it', async () => {
  await taught('2026-11-07T10:00Z');
  await taught('2026-11-08T10:00Z');
  const { parts } = await statistics('?from=2026-11-01&to=2026-11-14&unit=week');
  expect(parts.map(({ from, completed }) => [from, completed])).toEqual([
    ['2026-11-01', 1],
    ['2026-11-08', 1],
  ]);
});

test('the period before is as long, and compared by the same sums (R952)', async () => {
  await taught('2026-10-20T10:00Z');
  await taught('2026-09-20T10:00Z');
  await taught('2026-09-21T10:00Z');
  await taught('2026-08-31T10:00Z');
  const { before, total, totalBefore } = await statistics('?from=2026-10-01&to=2026-10-31');
  expect(before).toEqual({ from: '2026-09-01', until: '2026-09-30' });
  expect([total.completed, totalBefore.completed]).toEqual([1, 2]);
});

test('students and tutors are active once a month, and return from the month before (R955, R956)', async () => {
  const second = await addPerson(app, { role: 'student' });
  await taught('2026-08-10T10:00Z');
  await taught('2026-08-11T10:00Z', { studentId: second });
  await taught('2026-09-10T10:00Z');
  await taught('2026-09-11T10:00Z');
  const last = await taught('2026-10-10T10:00Z', { studentId: second });
  await lesson('2026-10-11T10:00Z', { status: 'cancelled' });
  const months = async () =>
    (await statistics('?from=2026-08-01&to=2026-10-31')).months.map(month => Object.values(month));
  expect(await months()).toEqual([
    ['2026-08', 2, 1, 0, 0],
    ['2026-09', 1, 1, 1, 2],
    ['2026-10', 1, 1, 0, 1],
  ]);
  // Now the second student did not miss September, and nobody came in October.
  await app.db
    .update(sessions)
    .set({ startsAt: new Date('2026-09-20T10:00Z') })
    .where(eq(sessions.id, last.id));
  expect(await months()).toEqual([
    ['2026-08', 2, 1, 0, 0],
    ['2026-09', 2, 1, 2, 2],
    ['2026-10', 0, 0, 0, 2],
  ]);
});

test('applications count by arrival and stage, and matches by their own day (R953)', async () => {
  const id = await addApplication(app, { createdAt: new Date('2026-10-30T10:00Z') });
  await addApplication(app, { createdAt: new Date('2026-11-01T10:00Z') });
  await app.db
    .update(applications)
    .set({ stage: 'matched', matchedAt: new Date('2026-11-01T16:30Z') })
    .where(eq(applications.id, id));
  const { total, totalBefore, stages } = await statistics('?from=2026-11-01&to=2026-11-17');
  expect(total).toMatchObject({ applications: 1, matched: 1, matchMinutes: 54 * 60 + 30 });
  expect(totalBefore).toMatchObject({ applications: 1, matched: 0 });
  expect(stages).toEqual([{ kind: 'student', stage: 'new', applications: 1 }]);
});

describe('by subject, country and tutor', () => {
  const items = async (by: string) =>
    ((await read('?from=2026-10-01', `/api/statistics/by-${by}`)) as { items: Record<string, unknown>[] })
      .items;

  test('the same sums, the most hours first; a family that moves takes its lessons along (R957)', async () => {
    await taught('2026-10-02T10:00Z');
    await taught('2026-11-03T10:00Z', { subject: 'Physics', durationMinutes: 90 });
    await lesson('2026-11-04T10:00Z', { subject: 'Physics', status: 'cancelled' });
    expect(await items('subject')).toMatchObject([
      { subject: 'Physics', planned: 2, completed: 1, cancelled: 1, minutes: 90 },
      { subject: 'English', planned: 1, completed: 1, cancelled: 0, minutes: 60 },
    ]);
    expect(await items('country')).toMatchObject([{ country: null, planned: 3, minutes: 150 }]);
    await app.db.update(profiles).set({ country: 'KW' }).where(eq(profiles.id, studentId));
    expect(await items('country')).toMatchObject([{ country: 'KW', planned: 3, minutes: 150 }]);
  });

  test('every tutor is listed by name, also one who gave no lesson, page by page', async () => {
    const other = await addPerson(app, { role: 'tutor', name: 'Zain' });
    await taught('2026-10-02T10:00Z');
    expect(await items('tutor')).toMatchObject([
      { id: tutorId, name: 'Eleanor', completed: 1, minutes: 60 },
      { id: other, name: 'Zain', completed: 0, minutes: 0 },
    ]);
    const path = '/api/statistics/by-tutor';
    const { nextCursor } = (await read('?limit=1', path)) as { nextCursor: string };
    expect(await read(`?limit=1&cursor=${nextCursor}`, path)).toMatchObject({
      items: [{ name: 'Zain' }],
      nextCursor: null,
    });
  });
});

describe('export (R958)', () => {
  test.each([
    ['hours', 'From,To,Hours\r\n2026-10-01,2026-10-31,1\r\n2026-11-01,2026-11-18,0\r\n'],
    ['students', 'Month,Active students\r\n2026-10,1\r\n2026-11,0\r\n'],
    ['by-subject', 'English,1,1,1,100,0,0,,\r\n'],
    ['by-country', '\r\n,1,1,1,100,0,0,,\r\n'],
    ['by-tutor', 'Eleanor,1,1,1,100,0,0,,\r\n'],
  ])('of %s', async (table, text) => {
    await taught('2026-10-02T10:00Z');
    const answer = await admin.call('GET', `/api/statistics/export?from=2026-10-01&table=${table}`);
    expect(answer.headers.get('content-disposition')).toContain(
      `statistics-${table}-2026-10-01-2026-11-18.csv`,
    );
    expect(await answer.text()).toContain(text);
  });
});

test.each([
  ['?to=2026-11-19', 'to'],
  ['?from=2026-01-01&unit=day', 'from'],
  ['?from=2026-11-02&to=2026-11-01', 'to'],
])('%s is refused at its field (R951)', async (query, field) => {
  const answer = await admin.call('GET', `/api/statistics${query}`);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error: { code: 'input.invalid', field } });
});

test('a reading leaves nothing to be added up', async () => {
  await taught('2026-10-02T10:00Z');
  await statistics();
  const { rows } = await app.db.execute(sql`select from statistics_changes`);
  expect(rows).toEqual([]);
});

test.each([
  ['/api/statistics', 'statistics_sums_of_all'],
  ['/api/statistics/by-subject', 'statistics_sums_of_all'],
  ['/api/statistics/by-tutor', 'statistics_sums_of_tutor'],
])('%s reads the sums of a period from %s alone (R989)', async (path, index) => {
  await taught('2026-10-01T12:00:00Z');
  const sent = await sentStatements(app, () => read('?from=2026-07-10&to=2026-10-20', path));
  const reads = sent.filter(({ text }) => text.includes('"statistics_sums"'));
  expect(reads).not.toEqual([]);
  const client = await app.db.$client.connect();
  try {
    // Few rows are read faster without an index.
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off');
    for (const { text, values } of reads) {
      const { rows } = await client.query(`explain ${text}`, values);
      expect(JSON.stringify(rows)).toContain(`Index Only Scan using ${index}`);
    }
  } finally {
    client.release(true);
  }
});
