import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sessionSeries, sessions } from '#schema/teaching.ts';
import { assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type MadeSeries, makeSundays } from './sundays.ts';

const NOW = new Date('2027-01-09T09:00:00Z');

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: Person;
let series: MadeSeries;
beforeAll(async () => {
  app = await createTestApp({ now: NOW });
  admin = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());
beforeEach(async () => {
  tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London', name: 'Eleanor' });
  student = await signIn(app, { role: 'student', name: 'Omar' });
  await assign(app, tutor.id, student.id, admin.id);
  series = await makeSundays(tutor, student.id);
});

const idOf = (day: string) => series.sessions.find(({ startsAt }) => startsAt.startsWith(day))?.id ?? '';
const rowOf = async (id: string) => (await app.db.select().from(sessions).where(eq(sessions.id, id)))[0];
const versionOf = async () =>
  (await app.db.select().from(sessionSeries).where(eq(sessionSeries.id, series.id)))[0]?.version;
async function deadlocks() {
  const { rows } = await app.db.execute<{ deadlocks: string }>(
    sql`select deadlocks::text from pg_stat_database where datname = current_database()`,
  );
  return rows[0]?.deadlocks;
}
const change = (id: string, body: object, path = '') =>
  tutor.call(path ? 'POST' : 'PATCH', `/api/sessions/${id}${path}`, { body, version: 1 });

test('case 13: one lesson is moved, its place in the plan stays, and the series counts up (R456)', async () => {
  const id = idOf('2027-03-21');
  const others = series.sessions.filter(lesson => lesson.id !== id);
  const before = await Promise.all(others.map(lesson => rowOf(lesson.id)));
  const moved = { date: '2027-03-22', time: '18:00', timezone: 'Asia/Riyadh' };
  expect((await change(id, moved)).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({
    startsAt: new Date('2027-03-22T15:00:00Z'),
    originalStartsAt: new Date('2027-03-21T16:00:00Z'),
    seriesId: series.id,
  });
  expect(await Promise.all(others.map(lesson => rowOf(lesson.id)))).toEqual(before);
  expect(await versionOf()).toBe(2);
  // Whoever had it open has seen another one.
  const end = { body: { untilOn: '2027-02-28' }, version: 1 };
  expect((await tutor.call('POST', `/api/session-series/${series.id}/end`, end)).status).toBe(412);
});

test('a lesson of a series that is cancelled counts, one that gets notes does not (R456)', async () => {
  expect((await change(idOf('2027-02-07'), { notes: 'Bring the book' })).status).toBe(200);
  expect(await versionOf()).toBe(1);
  const cancelled = { status: 'cancelled', reason: 'A trip' };
  expect((await change(idOf('2027-02-14'), cancelled, '/status')).status).toBe(200);
  expect(await versionOf()).toBe(2);
});

test('a lesson is changed while its series is looked at, and neither waits for the other in a circle', async () => {
  const before = await deadlocks();
  for (const { id, startsAt } of series.sessions.slice(1)) {
    const version = (await versionOf()) ?? 0;
    const moved = { date: startsAt.slice(0, 10), time: '18:00', timezone: 'Asia/Riyadh' };
    const look = () =>
      admin.call('POST', `/api/session-series/${series.id}/end/preview`, {
        ...{ body: { untilOn: '2027-01-09' }, version },
      });
    const answers = await Promise.all([look(), look(), change(id, moved), look(), look(), look()]);
    expect(answers[2]?.status).toBe(200);
    for (const { status } of answers) expect([200, 412]).toContain(status);
  }
  expect(await deadlocks()).toBe(before);
});
