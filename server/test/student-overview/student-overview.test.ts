import { ALL_NOTICES } from '@bayan/domain/notices/notice-switches';
import { ALL_REMINDERS } from '@bayan/domain/reminders/reminder-switches';
import type { StudentOverview } from '@bayan/domain/student-overview/student-overview.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { guardians } from '#schema/people.ts';
import { feedback } from '#schema/teaching.ts';
import { addHomework, addPerson, addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/harness.ts';

const app: TestApp = await createTestApp();
const tutorId = await addPerson(app, { role: 'tutor' });
afterAll(() => app.close());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const from = (milliseconds: number) => new Date(TEST_NOW.getTime() + milliseconds);

/** A new one for each test; a tutor of their own keeps their lessons out of the way of others'. */
let student: Person;
let tutor = tutorId;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  student = await signIn(app, { role: 'student' });
  tutor = await addPerson(app, { role: 'tutor' });
});

const overview = async () => {
  const answer = await student.call('GET', '/api/student-overview');
  expect(answer.status).toBe(200);
  return (await answer.json()) as StudentOverview;
};
const session = (startsAt: Date, values: object = {}) =>
  addSession(app, { tutorId: tutor, studentId: student.id, startsAt, ...values });
const homework = (dueAt: Date, values: object = {}) =>
  addHomework(app, { tutorId: tutor, studentId: student.id, dueAt, ...values });
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

test('who has had nothing yet sees noughts', async () => {
  expect(await overview()).toEqual({
    firstDays: { tutor: false, lesson: false, parent: false, notices: false },
    totals: { sessions: 0, ratings: 0, stars: 0 },
    toRate: 0,
    goingOn: [],
    upcoming: { count: 0, planned: 0, sessions: [] },
    recent: [],
    homework: { completed: 0, pending: 0, overdue: 0, dueSoon: [] },
  });
});

test('of the first days each step is done by its own record (R755)', async () => {
  const days = async () => (await overview()).firstDays;
  const guardian = { studentId: student.id, position: 1, name: 'Sara', email: null, language: 'ar' } as const;
  await app.db.insert(guardians).values(guardian);
  expect(await days()).toEqual({ tutor: false, lesson: false, parent: false, notices: false });
  await app.db
    .update(guardians)
    .set({ email: 's@family.example' })
    .where(eq(guardians.studentId, student.id));
  expect(await days()).toMatchObject({ parent: true, notices: false });
  const admin = await addPerson(app, { role: 'admin' });
  await assign(app, tutor, student.id, admin);
  expect(await days()).toMatchObject({ tutor: true, lesson: false });
  await session(from(DAY));
  expect(await days()).toMatchObject({ tutor: true, lesson: true, notices: false });
});

const { version: _notices, ...notices } = ALL_NOTICES;
const { version: _reminders, ...reminders } = ALL_REMINDERS;
test.each([
  ['/api/me/notice-settings', notices],
  ['/api/me/reminders', reminders],
])('mails are chosen by %s, whatever is chosen (R755)', async (path, body) => {
  expect((await student.call('PUT', path, { body, version: 0 })).status).toBe(200);
  expect((await overview()).firstDays).toMatchObject({ notices: true });
});

test('totals are over all sessions and the ratings that the student gave (R430)', async () => {
  const rated = await session(from(-3 * DAY), { status: 'completed' });
  await session(from(-2 * DAY), { status: 'completed' });
  const byTutor = await session(from(-DAY), { status: 'completed' });
  await session(from(DAY));
  await app.db.insert(feedback).values([
    { sessionId: rated.id, studentRating: 4, studentRatedAt: TEST_NOW },
    { sessionId: byTutor.id, tutorRating: 5, tutorRatedAt: TEST_NOW },
  ]);
  expect(await overview()).toMatchObject({
    totals: { sessions: 4, ratings: 1, stars: 4 },
    toRate: 2,
    upcoming: { count: 1 },
  });
});

test('the 5 soonest upcoming sessions come first, and a lesson that goes on before them (R431)', async () => {
  const later: string[] = [];
  for (const days of [3, 1, 6, 2, 5, 4]) later[days] = (await session(from(days * DAY))).id;
  const begun = await session(from(-10 * MINUTE), { status: 'in-progress' });
  await session(from(-5 * HOUR));
  await session(from(9 * DAY), { status: 'cancelled', cancelledBy: tutor, cancelledAt: TEST_NOW });
  const { goingOn, upcoming } = await overview();
  expect(idsOf(goingOn)).toEqual([begun.id]);
  expect(upcoming.count).toBe(6);
  expect(idsOf(upcoming.sessions)).toEqual(later.slice(1, 6));
});

test('a lesson nobody has started yet goes on from its beginning to its end', async () => {
  const { id } = await session(TEST_NOW, { durationMinutes: 30 });
  expect(await overview()).toMatchObject({ goingOn: [{ id }], upcoming: { count: 0, sessions: [] } });
  app.clock.set(from(30 * MINUTE));
  expect((await overview()).goingOn).toEqual([]);
});

test('of completed sessions the 5 newest are taken (R98)', async () => {
  const made: string[] = [];
  for (const days of [6, 5, 4, 3, 2, 1])
    made.push((await session(from(-days * DAY), { status: 'completed' })).id);
  expect(idsOf((await overview()).recent)).toEqual(made.toReversed().slice(0, 5));
});

test('homework is counted, and the first two that are due soon are named (R143, R144)', async () => {
  await homework(from(DAY), { status: 'completed' });
  await homework(from(-1));
  const third = await homework(from(2 * DAY));
  const second = await homework(from(DAY), { status: 'in-progress' });
  const first = await homework(TEST_NOW);
  await homework(from(2 * DAY + 1));
  const { homework: found } = await overview();
  expect(found).toMatchObject({ completed: 1, pending: 5, overdue: 1 });
  expect(idsOf(found.dueSoon)).toEqual([first.id, second.id]);
  app.clock.set(from(1));
  expect(idsOf((await overview()).homework.dueSoon)).toEqual([second.id, third.id]);
});

test('it is asked for in four statements, all prepared', async () => {
  const sent: unknown[] = [];
  const { query } = app.db.$client;
  app.db.$client.query = ((...args: unknown[]) => {
    sent.push(args[0]);
    return Reflect.apply(query, app.db.$client, args);
  }) as typeof query;
  await overview();
  app.db.$client.query = query;
  const names = sent.map(statement => (statement as { name?: string }).name);
  const own = names.filter(name => name !== 'auth_standing');
  expect(own).toHaveLength(4);
  expect(own).not.toContain(undefined);
});
