import type { Progress } from '@bayan/domain/progress/progress.contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { profiles } from '#schema/people.ts';
import { feedback, progressNotes } from '#schema/teaching.ts';
import { addHomework, addPerson, addSession, type Person, signIn } from '#test/builders.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/harness.ts';

const app: TestApp = await createTestApp();
const tutorId = await addPerson(app, { role: 'tutor' });
afterAll(() => app.close());

/** A new one for each test, in Riyadh. */
let student: Person;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  student = await signIn(app, { role: 'student' });
});

const ask = (query: string, person = student) => person.call('GET', `/api/progress${query}`);
const progressOf = async (query = '') => {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Progress;
};
const completed = (startsAt: string, values: object = {}) =>
  addSession(app, {
    tutorId,
    studentId: student.id,
    startsAt: new Date(startsAt),
    status: 'completed',
    ...values,
  });
const rate = (sessionId: string, studentRating: number, tutorRating?: number) =>
  app.db.insert(feedback).values({
    sessionId,
    studentRating,
    studentRatedAt: TEST_NOW,
    ...(tutorRating && { tutorRating, tutorRatedAt: TEST_NOW }),
  });
const homework = (dueAt: string, submittedAt: string | null) =>
  addHomework(app, {
    tutorId,
    studentId: student.id,
    dueAt: new Date(dueAt),
    ...(submittedAt && { status: 'completed', submittedAt: new Date(submittedAt) }),
  });
const nothing = {
  sessions: 0,
  minutes: 0,
  given: { ratings: 0, stars: 0 },
  received: { ratings: 0, stars: 0 },
};

test('who has learnt nothing sees noughts and the six months up to today (R164)', async () => {
  expect(await progressOf()).toEqual({
    period: { from: '2026-06-01', until: '2026-11-15' },
    total: nothing,
    months: ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map(month => ({
      month,
      ...nothing,
    })),
    subjects: [],
    homework: { set: 0, onTime: 0, late: 0, open: 0, overdue: 0 },
    notes: { count: 0, newest: [] },
  });
});

test('hours, sessions and both kinds of ratings are added up by month and by subject (R163)', async () => {
  const first = await completed('2026-09-01T15:00:00Z', { durationMinutes: 90 });
  const second = await completed('2026-11-02T15:00:00Z', { subject: 'Physics' });
  await completed('2026-11-03T15:00:00Z', { durationMinutes: 30 });
  await rate(first.id, 4, 5);
  await rate(second.id, 5);
  const { total, months, subjects } = await progressOf();
  expect(total).toEqual({
    sessions: 3,
    minutes: 180,
    given: { ratings: 2, stars: 9 },
    received: { ratings: 1, stars: 5 },
  });
  expect(months.filter(({ sessions }) => sessions > 0)).toMatchObject([
    { month: '2026-09', sessions: 1, minutes: 90, given: { ratings: 1, stars: 4 } },
    { month: '2026-11', sessions: 2, minutes: 90, received: { ratings: 0, stars: 0 } },
  ]);
  expect(subjects).toMatchObject([
    { subject: 'English', sessions: 2, minutes: 120, received: { ratings: 1, stars: 5 } },
    { subject: 'Physics', sessions: 1, minutes: 60, given: { ratings: 1, stars: 5 } },
  ]);
});

test('only completed sessions count', async () => {
  const values = { startsAt: new Date('2026-11-10T15:00:00Z'), tutorId, studentId: student.id };
  await addSession(app, { ...values, status: 'cancelled', cancelledAt: TEST_NOW, cancelledBy: tutorId });
  await addSession(app, { ...values, status: 'in-progress' });
  expect((await progressOf()).total).toEqual(nothing);
});

test('a session counts in the month in which it began by the family’s clock', async () => {
  // In Riyadh it is the first of November already.
  await completed('2026-10-31T21:30:00Z');
  await completed('2026-10-31T20:30:00Z');
  const { months } = await progressOf('?from=2026-10-01&until=2026-11-30');
  expect(months).toMatchObject([
    { month: '2026-10', sessions: 1 },
    { month: '2026-11', sessions: 1 },
  ]);
  await app.db.update(profiles).set({ timezone: 'Europe/London' });
  const inLondon = await progressOf('?from=2026-10-01&until=2026-11-30');
  expect(inLondon.months).toMatchObject([{ sessions: 2 }, { sessions: 0 }]);
});

test('both days of the period are in it, from their first minute to their last', async () => {
  await completed('2026-10-04T20:30:00Z', { durationMinutes: 30 });
  await completed('2026-10-04T21:00:00Z', { durationMinutes: 30 });
  await completed('2026-10-06T20:59:00Z', { durationMinutes: 45 });
  await completed('2026-10-06T21:00:00Z', { durationMinutes: 60 });
  const { total } = await progressOf('?from=2026-10-05&until=2026-10-06');
  expect(total).toMatchObject({ sessions: 2, minutes: 75 });
});

test('homework is what was due in the period: on time, late, open or overdue (R165)', async () => {
  await homework('2026-11-01T20:59:00Z', '2026-11-01T20:59:00Z');
  await homework('2026-11-01T20:59:00Z', '2026-11-01T20:59:01Z');
  await homework('2026-11-15T08:59:00Z', null);
  await homework('2026-11-15T09:00:00Z', null);
  await homework('2026-11-15T20:59:00Z', '2026-11-15T08:00:00Z');
  await homework('2026-11-15T21:00:00Z', null);
  await homework('2026-05-31T20:59:00Z', '2026-11-01T08:00:00Z');
  const { homework: sums } = await progressOf();
  expect(sums).toEqual({ set: 5, onTime: 2, late: 1, open: 1, overdue: 1 });
});

test('the notes of the period are counted, and the five newest of them are there', async () => {
  const written = [
    '2026-10-31T20:59:59',
    ...Array.from({ length: 6 }, (_, n) => `2026-11-0${n + 1}T09:00:00`),
  ];
  for (const at of [...written, '2026-11-06T21:00:00']) {
    const values = { tutorId, studentId: student.id, subject: 'English', note: at } as const;
    await app.db.insert(progressNotes).values({ ...values, createdAt: new Date(`${at}Z`) });
  }
  const { notes } = await progressOf('?from=2026-11-01&until=2026-11-06');
  expect(notes.count).toBe(6);
  expect(notes.newest.map(({ note }) => note)).toEqual(written.slice(2).toReversed());
  const [first] = (await progressOf('?from=2026-11-01&until=2026-11-01')).notes.newest;
  expect(first).toMatchObject({ note: '2026-11-01T09:00:00', tutor: { id: tutorId } });
});

test('today is the day of the family’s clock', async () => {
  app.clock.set(new Date('2026-11-30T21:00:00Z'));
  student = await signIn(app, { role: 'student' });
  expect((await progressOf()).period).toEqual({ from: '2026-07-01', until: '2026-12-01' });
});

describe('a period that cannot be is 422 at its day (R164)', () => {
  test.each([
    ['?from=2026-03-02&until=2026-03-01', 'until', 'too-small'],
    ['?from=2026-11-16', 'from', 'too-big'],
    ['?from=2024-11-30&until=2026-11-01', 'from', 'too-small'],
    ['?from=2026-02-30', 'from', 'format'],
    ['?until=2026-13-01', 'until', 'format'],
    ['?from=1999-12-31&until=2000-01-01', 'from', 'too-small'],
    ['?studentId=00000000-0000-4000-8000-000000000000', 'studentId', 'unknown'],
  ])('%s', async (query, field, problem) => {
    const answer = await ask(query);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error: { code: 'input.invalid', field, issues: [{ field, problem }] },
    });
  });
});

test('a day may be typed with Arabic digits, and the longest period has 24 months', async () => {
  expect((await progressOf(`?from=${encodeURIComponent('٢٠٢٦-٠٧-٠١')}`)).period.from).toBe('2026-07-01');
  expect((await progressOf('?from=2024-12-01&until=2026-11-30')).months).toHaveLength(24);
});

test('a student reads their own notes without naming a tutor', async () => {
  const answer = await student.call('GET', `/api/progress-notes?studentId=${student.id}`);
  expect(await answer.json()).toEqual({ items: [], nextCursor: null });
});
