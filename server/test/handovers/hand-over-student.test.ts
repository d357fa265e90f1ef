import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { timeOff } from '#schema/availability.ts';
import { assignments } from '#schema/people.ts';
import { sessions } from '#schema/teaching.ts';
import { addCheck, addPerson, addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
let former: string;
let next: string;
let student: string;
let assignment: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
});
beforeEach(async () => {
  former = await addPerson(app, { role: 'tutor' });
  next = await addPerson(app, { role: 'tutor' });
  student = await addPerson(app, { role: 'student' });
  assignment = await assign(app, former, student, admin.id);
});
afterAll(() => app.close());

const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000);
const lesson = async (hours: number, tutorId = former, studentId = student) =>
  (await addSession(app, { tutorId, studentId, startsAt: inHours(hours) })).id;
const handOver = (tutorId = next, version = 1) =>
  admin.call('POST', `/api/assignments/${assignment}/handover`, { body: { tutorId }, version });
const takeOff = (from: number, until: number) =>
  app.db
    .insert(timeOff)
    .values({ tutorId: next, startsAt: inHours(from), endsAt: inHours(until), kind: 'leave' });
const sessionOf = async (id: string) => (await app.db.select().from(sessions).where(eq(sessions.id, id)))[0];
const tutorsNow = async () => {
  const open = and(eq(assignments.studentId, student), isNull(assignments.validUntil));
  return (await app.db.select().from(assignments).where(open)).map(({ tutorId }) => tutorId);
};
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;

test('the lessons for which the new tutor is free are theirs, and the others wait (R881)', async () => {
  const [given, taken, past] = [await lesson(24), await lesson(48), await lesson(-48)];
  await lesson(48, next, await addPerson(app, { role: 'student' }));
  const answer = await handOver();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ moved: 1, left: 1, assignment: { id: assignment } });
  expect(await sessionOf(given)).toMatchObject({ tutorId: next, tutorLeftAt: null });
  expect(await sessionOf(taken)).toMatchObject({ tutorId: former, tutorLeftAt: expect.any(Date) });
  expect(await sessionOf(past)).toMatchObject({ tutorId: former, tutorLeftAt: null });
  expect(await tutorsNow()).toEqual([next]);
});

test('a tutor who teaches the student the subject already takes the lessons too (R881)', async () => {
  await assign(app, next, student, admin.id);
  const given = await lesson(24);
  expect((await handOver()).status).toBe(200);
  expect(await sessionOf(given)).toMatchObject({ tutorId: next });
  expect(await tutorsNow()).toEqual([next]);
});

test('a lesson that is changed at that moment is handed over as it is then (R881)', async () => {
  const given = await lesson(24);
  const family = await app.db.$client.connect();
  try {
    await family.query('begin');
    const { rows } = await family.query('select pg_backend_pid() as pid');
    await family.query('update sessions set family_timezone = $2 where id = $1', [given, 'Africa/Cairo']);
    const answering = handOver();
    const waiting = 'select from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))';
    await expect.poll(async () => (await app.db.$client.query(waiting, [rows[0]?.pid])).rowCount).toBe(1);
    await family.query('commit');
    expect((await answering).status).toBe(200);
  } finally {
    family.release();
  }
  expect(await sessionOf(given)).toMatchObject({ tutorId: next, familyTimezone: 'Africa/Cairo' });
});

test('a lesson in the time off of the new tutor is left (R881)', async () => {
  const [given, away] = [await lesson(24), await lesson(48)];
  await takeOff(48.5, 60);
  expect(await (await handOver()).json()).toMatchObject({ moved: 1, left: 1 });
  expect(await sessionOf(given)).toMatchObject({ tutorId: next });
  expect(await sessionOf(away)).toMatchObject({ tutorId: former, tutorLeftAt: expect.any(Date) });
});

test('every lesson that is left is counted, also after the 200 that can go at once (R881)', async () => {
  for (let place = 0; place <= 201; place += 1) await lesson(24 + 2 * place);
  // So that the test does not wait for 200 lessons to move.
  await takeOff(25.5, 500);
  expect(await (await handOver()).json()).toMatchObject({ moved: 1, left: 201 });
});

test('what is refused changes nothing (R881, R983)', async () => {
  const kept = await lesson(24);
  expect(await codeOf(await handOver(former))).toBe('assignment.person');
  expect(await codeOf(await handOver(next, 7))).toBe('conflict.stale');
  await addCheck(app, { tutorId: next, kind: 'identity', expiresOn: '2026-01-01' });
  expect(await codeOf(await handOver())).toBe('vetting.expired');
  expect(await sessionOf(kept)).toMatchObject({ tutorId: former, tutorLeftAt: null });
  expect(await tutorsNow()).toEqual([former]);
  await admin.call('POST', `/api/assignments/${assignment}/end`, { version: 1 });
  expect(await codeOf(await handOver(next, 2))).toBe('assignment.ended');
});
