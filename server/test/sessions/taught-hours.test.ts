import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '#schema/teaching.ts';
import { addPerson, addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());
/** Each test has a tutor of its own, whose day is empty. */
beforeEach(async () => {
  tutor = await signIn(app, { role: 'tutor', timezone: 'UTC' });
  student = await addPerson(app, { role: 'student' });
  await assign(app, tutor.id, student, admin.id);
});

const minutesFromNow = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
const typed = (start: Date) => ({
  date: start.toISOString().slice(0, 10),
  time: start.toISOString().slice(11, 16),
});
const log = (start: Date, status: string, more: object = {}, who = tutor) =>
  who.call('POST', '/api/sessions', {
    body: { studentId: student, subject: 'English', status, timezone: 'UTC', ...typed(start), ...more },
  });
const planned = (start: Date, more: object = {}) =>
  addSession(app, { tutorId: tutor.id, studentId: student, startsAt: start, ...more });
const become = (id: string, status: string, reason?: string) =>
  tutor.call('POST', `/api/sessions/${id}/status`, { body: { status, reason }, version: 1 });
const move = (id: string, start: Date) =>
  tutor.call('PATCH', `/api/sessions/${id}`, { body: { ...typed(start), timezone: 'UTC' }, version: 1 });
const stored = async (id: string) => (await app.db.select().from(sessions).where(eq(sessions.id, id)))[0];
const mine = () => app.db.$count(sessions, eq(sessions.tutorId, tutor.id));
const answered = async (answer: Response) => {
  const { error } = (await answer.json()) as { error?: { code: string; field?: string; from?: string } };
  return { status: answer.status, code: error?.code, field: error?.field, from: error?.from };
};

describe('nothing is completed or in progress ahead of its time (R495)', () => {
  test.each([
    ['completed', 6],
    ['completed', 24 * 60],
    ['in-progress', 16],
    ['in-progress', 24 * 60],
  ])('logged as %s %i minutes ahead it is refused at the date, and not stored', async (status, minutes) => {
    expect(await answered(await log(minutesFromNow(minutes), status))).toMatchObject({
      status: 422,
      code: 'session.future',
      field: 'date',
    });
    expect(await mine()).toBe(0);
  });

  test.each([
    ['completed', 5, 'closedAt'],
    ['completed', 0, 'closedAt'],
    ['in-progress', 15, 'begunAt'],
  ] as const)(
    'logged as %s %i minutes ahead it is taken, with when it was',
    async (status, minutes, when) => {
      const answer = await log(minutesFromNow(minutes), status);
      expect(answer.status).toBe(201);
      expect(await answer.json()).toMatchObject({ [when]: TEST_NOW.toISOString() });
    },
  );

  test('an administrator is held to it too', async () => {
    const answer = await log(minutesFromNow(60), 'completed', { tutorId: tutor.id }, admin);
    expect(await answered(answer)).toMatchObject({ code: 'session.future' });
  });

  test.each([
    ['completed', 5],
    ['in-progress', 15],
  ])('one that is planned becomes %s from %i minutes before its start on', async (status, minutes) => {
    const early = await planned(minutesFromNow(minutes + 1));
    expect(await answered(await become(early.id, status))).toMatchObject({
      status: 409,
      code: 'session.too-early',
      from: minutesFromNow(1).toISOString(),
    });
    expect(await stored(early.id)).toMatchObject({ status: 'scheduled', begunAt: null, closedAt: null });
    await app.db.delete(sessions).where(eq(sessions.id, early.id));
    const { id } = await planned(minutesFromNow(minutes));
    expect((await become(id, status)).status).toBe(200);
  });

  test('one that was begun is not completed ahead either, and is not moved away from when it was', async () => {
    const { id } = await planned(minutesFromNow(10), { status: 'in-progress', begunAt: TEST_NOW });
    expect(await answered(await become(id, 'completed'))).toMatchObject({ code: 'session.too-early' });
    expect(await answered(await move(id, minutesFromNow(16)))).toMatchObject({
      code: 'session.future',
      field: 'date',
    });
    expect((await move(id, minutesFromNow(15))).status).toBe(200);
  });

  test('what is scheduled again has not begun', async () => {
    const { id } = await planned(minutesFromNow(-120), { status: 'in-progress', begunAt: TEST_NOW });
    await become(id, 'cancelled', 'I am ill');
    const body = { status: 'scheduled' };
    await tutor.call('POST', `/api/sessions/${id}/status`, { body, version: 2 });
    expect(await stored(id)).toMatchObject({ status: 'scheduled', begunAt: null });
  });
});

describe('logging reaches one year back, planning two years ahead (R495)', () => {
  test.each([
    ['2025-11-15T09:00Z', 'completed', 201],
    ['2025-11-15T08:59Z', 'completed', 'session.too-old'],
    ['2028-11-15T09:00Z', 'scheduled', 201],
    ['2028-11-15T09:01Z', 'scheduled', 'session.too-far'],
    ['2099-01-01T10:00Z', 'scheduled', 'session.too-far'],
    ['2099-01-01T10:00Z', 'completed', 'session.future'],
  ])('%s, %s: %s', async (start, status, expected) => {
    const answer = await log(new Date(start), status);
    if (expected === 201) expect(answer.status).toBe(201);
    else expect(await answered(answer)).toMatchObject({ status: 422, code: expected, field: 'date' });
  });

  test('and so does moving', async () => {
    const { id } = await planned(minutesFromNow(60));
    expect(await answered(await move(id, new Date('2099-01-01T10:00Z')))).toMatchObject({
      code: 'session.too-far',
    });
  });
});

describe('a tutor’s completed lessons do not overlap (R496)', () => {
  const clash = { status: 409, code: 'session.clash' };

  test('a second one is refused and the first shown; one that touches is taken', async () => {
    const first = (await (await log(minutesFromNow(-180), 'completed')).json()) as { id: string };
    const other = await addPerson(app, { role: 'student' });
    await assign(app, tutor.id, other, admin.id);
    const answer = await log(minutesFromNow(-150), 'completed', { studentId: other });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      error: { code: 'session.clash', clash: { whose: 'tutor', session: { id: first.id } } },
    });
    expect((await log(minutesFromNow(-120), 'completed', { studentId: other })).status).toBe(201);
    expect((await log(minutesFromNow(-240), 'completed')).status).toBe(201);
  });

  test('a lesson that was planned is not completed over one that was taught', async () => {
    await log(minutesFromNow(-60), 'completed');
    const { id } = await planned(minutesFromNow(-30));
    expect(await answered(await become(id, 'completed'))).toMatchObject(clash);
    expect((await become(id, 'cancelled', 'I am ill')).status).toBe(200);
  });

  test('one that was stored before stays, and is in the way of what is new', async () => {
    const old = { status: 'completed', closedAt: null } as const;
    await planned(minutesFromNow(-180), old);
    await planned(minutesFromNow(-150), old);
    expect(await answered(await log(minutesFromNow(-200), 'completed'))).toMatchObject(clash);
    expect(await mine()).toBe(2);
  });

  test('the student’s lesson with another tutor is not in the way of what took place', async () => {
    await log(minutesFromNow(-180), 'completed');
    const other = await signIn(app, { role: 'tutor', timezone: 'UTC' });
    await assign(app, other.id, student, admin.id);
    expect((await log(minutesFromNow(-170), 'completed', {}, other)).status).toBe(201);
  });

  test('of ten who log the same hour at once one is stored, and the others see which', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, minute) => log(minutesFromNow(minute - 300), 'completed')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(await mine()).toBe(1);
  });
});

test('when a completed lesson was is not changed in silence, and what is written about it is (R497)', async () => {
  const { id } = await planned(minutesFromNow(-60), { status: 'completed', closedAt: TEST_NOW });
  expect(await answered(await move(id, minutesFromNow(-300)))).toMatchObject({
    status: 409,
    code: 'session.completed',
  });
  const change = (body: object) => tutor.call('PATCH', `/api/sessions/${id}`, { body, version: 1 });
  expect(await answered(await change({ duration: 120 }))).toMatchObject({ code: 'session.completed' });
  expect((await change({ notes: 'Read aloud' })).status).toBe(200);
});
