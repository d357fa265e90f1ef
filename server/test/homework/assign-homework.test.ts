import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { assignments, profiles } from '#schema/people.ts';
import { homework } from '#schema/teaching.ts';
import { addPerson, addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
let tutor: Person;
/** One family in Riyadh, where clocks never change, and one in London. */
let [student, londoner] = ['', ''];

beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin', timezone: 'America/New_York' });
  tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
  student = await addPerson(app, { role: 'student', name: 'عمر', timezone: 'Asia/Riyadh' });
  londoner = await addPerson(app, { role: 'student', timezone: 'Europe/London' });
  for (const somebody of [student, londoner]) await assign(app, tutor.id, somebody, admin.id);
});
afterAll(() => app.close());

const essay = () => ({ studentId: student, subject: 'English', title: 'Essay', dueDate: '2026-11-20' });
const set = (changes: object = {}, who = tutor, headers = {}) =>
  who.call('POST', '/api/homework', { body: { ...essay(), ...changes }, headers });
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: Record<string, unknown> }).error;
const countHomework = () => app.db.$count(homework);

test('what a tutor sets is kept, assigned, without submission and grade, and stands in the audit', async () => {
  const { id: sessionId } = await addSession(app, { tutorId: tutor.id, studentId: student });
  const answer = await set({ sessionId, description: 'Two pages.\nAny subject.' });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('etag')).toBe('"1"');
  const made = (await answer.json()) as Record<string, unknown>;
  expect(made).toEqual({
    id: expect.any(String),
    student: { id: student, name: 'عمر', nameAr: null, timezone: 'Asia/Riyadh' },
    tutor: { id: tutor.id, name: 'Someone', nameAr: null },
    sessionId,
    subject: 'English',
    title: 'Essay',
    description: 'Two pages.\nAny subject.',
    dueAt: '2026-11-20T20:59:00.000Z',
    status: 'assigned',
    submission: null,
    grade: null,
    feedback: null,
    gradedAt: null,
    createdAt: app.clock.now().toISOString(),
    updatedAt: app.clock.now().toISOString(),
    version: 1,
  });
  const lines = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.targetId, String(made.id)));
  expect(lines).toMatchObject([
    { action: 'homework.assigned', noun: 'homework', actorId: tutor.id, before: null, after: made },
  ]);
});

test.each([
  ['the day before the clocks go back', '2027-10-30', undefined, '2027-10-30T22:59:00.000Z'],
  ['the day they go back', '2027-10-31', undefined, '2027-10-31T23:59:00.000Z'],
  ['the day before they go forward', '2027-03-27', undefined, '2027-03-27T23:59:00.000Z'],
  ['the day they go forward', '2027-03-28', undefined, '2027-03-28T22:59:00.000Z'],
  ['a time in winter', '2027-03-27', '18:00', '2027-03-27T18:00:00.000Z'],
  ['a time in summer', '2027-03-28', '18:00', '2027-03-28T17:00:00.000Z'],
  ['a time that comes twice: the earlier', '2027-10-31', '01:30', '2027-10-31T00:30:00.000Z'],
])('a family in London has until %s (R149, R150)', async (_when, dueDate, dueTime, dueAt) => {
  const answer = await set({ studentId: londoner, dueDate, dueTime });
  expect(await answer.json()).toMatchObject({ dueAt });
});

test.each([
  ['2027-10-30', undefined, '2027-10-30T20:59:00.000Z'],
  ['2027-10-31', undefined, '2027-10-31T20:59:00.000Z'],
  ['2027-03-28', '01:30', '2027-03-27T22:30:00.000Z'],
])('a family in Riyadh has until %s %s of its own clock, whoever types', async (dueDate, dueTime, dueAt) => {
  expect(await (await set({ dueDate, dueTime })).json()).toMatchObject({ dueAt });
  const byAdmin = await set({ dueDate, dueTime, tutorId: tutor.id }, admin);
  expect(await byAdmin.json()).toMatchObject({ dueAt });
});

test('a time that the family’s clocks skip is refused (R150)', async () => {
  const answer = await set({ studentId: londoner, dueDate: '2027-03-28', dueTime: '01:30' });
  expect(answer.status).toBe(422);
  expect(await errorOf(answer)).toMatchObject({ code: 'homework.time-skipped', field: 'dueTime' });
});

test.each([
  ['yesterday', '2026-11-14', undefined],
  ['an hour ago', '2026-11-15', '11:00'],
])('homework due %s by the family’s clock is refused (R676)', async (_when, dueDate, dueTime) => {
  const answer = await set({ dueDate, dueTime });
  expect(answer.status).toBe(422);
  expect(await errorOf(answer)).toMatchObject({ code: 'homework.past', field: 'dueDate' });
});

test('homework due today, or in the family’s day that has begun already, is set (R676)', async () => {
  expect((await set({ dueDate: '2026-11-15' })).status).toBe(201);
  expect((await set({ dueDate: '2026-11-15', dueTime: '13:00' })).status).toBe(201);
});

test('a create with the same key happens once (R298)', async () => {
  const before = await countHomework();
  const headers = { 'idempotency-key': 'essay-1' };
  const [first, again] = [await set({}, tutor, headers), await set({}, tutor, headers)];
  expect(await again.json()).toEqual(await first.json());
  expect(await errorOf(await set({ title: 'Another' }, tutor, headers))).toMatchObject({
    code: 'idempotency.mismatch',
  });
  expect(await countHomework()).toBe(before + 1);
});

test('a student who is not hers, or nobody, is refused alike (R151)', async () => {
  const before = await countHomework();
  const stranger = await addPerson(app, { role: 'student' });
  const former = await addPerson(app, { role: 'student' });
  const ended = await assign(app, tutor.id, former, admin.id);
  const over = { validUntil: app.clock.now(), endedBy: admin.id };
  await app.db.update(assignments).set(over).where(eq(assignments.id, ended));
  const gone = await addPerson(app, { role: 'student' });
  await assign(app, tutor.id, gone, admin.id);
  await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, gone));
  for (const studentId of [stranger, former, gone, tutor.id, '00000000-0000-4000-8000-000000000000']) {
    for (const answer of [await set({ studentId }), await set({ studentId, tutorId: tutor.id }, admin)]) {
      expect(answer.status).toBe(422);
      expect(await errorOf(answer)).toMatchObject({ code: 'homework.student', field: 'studentId' });
    }
  }
  expect(await countHomework()).toBe(before);
});

test('an administrator says for which tutor, a tutor sets her own alone', async () => {
  expect(await (await set({ tutorId: tutor.id }, admin)).json()).toMatchObject({ tutor: { id: tutor.id } });
  const left = await addPerson(app, { role: 'tutor', isActive: false });
  await assign(app, left, student, admin.id);
  for (const [who, tutorId] of [
    [admin, undefined],
    [admin, student],
    [admin, left],
    [tutor, left],
  ] as const) {
    const answer = await set({ tutorId }, who);
    expect(answer.status).toBe(422);
    expect(await errorOf(answer)).toMatchObject({ code: 'homework.tutor', field: 'tutorId' });
  }
});

test('homework belongs to a session of the same tutor and student, or to none', async () => {
  const other = await addPerson(app, { role: 'tutor' });
  const foreign = [
    (await addSession(app, { tutorId: tutor.id, studentId: londoner })).id,
    (await addSession(app, { tutorId: other, studentId: student })).id,
    '00000000-0000-4000-8000-000000000000',
  ];
  for (const sessionId of foreign) {
    for (const answer of [await set({ sessionId }), await set({ sessionId, tutorId: tutor.id }, admin)]) {
      expect(answer.status).toBe(422);
      expect(await errorOf(answer)).toMatchObject({ code: 'homework.session', field: 'sessionId' });
    }
  }
});

test('a student sets nobody homework', async () => {
  const pupil = await signIn(app, { role: 'student' });
  expect((await set({}, pupil)).status).toBe(403);
});
