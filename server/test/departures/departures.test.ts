import type { LessonToSettle } from '@bayan/domain/departures/departures.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { assignments, profiles, tutors } from '#schema/people.ts';
import { sessions } from '#schema/teaching.ts';
import { addCheck, addPerson, addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
let leaving: string;
let other: string;
let student: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
});
beforeEach(async () => {
  // Nobody of the test before is offered.
  await app.db.update(tutors).set({ subjects: [] });
  leaving = await addPerson(app, { role: 'tutor', name: 'Amelia Hart' });
  other = await addPerson(app, { role: 'tutor', name: 'Hana Reed' });
  student = await addPerson(app, { role: 'student', name: 'Omar Haddad' });
  await app.db
    .update(tutors)
    .set({ subjects: ['English'] })
    .where(eq(tutors.profileId, other));
  await assign(app, leaving, student, admin.id);
});
afterAll(() => app.close());

const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000);
const lesson = async (hours: number, tutorId = leaving, studentId = student) =>
  (await addSession(app, { tutorId, studentId, startsAt: inHours(hours) })).id;
const read = async () =>
  (await (await admin.call('GET', `/api/tutors/${leaving}/departure`)).json()) as {
    lessons: LessonToSettle[];
    version: number;
  };
const leave = (lessons: readonly object[], version = 1) =>
  admin.call('POST', `/api/tutors/${leaving}/departure`, {
    body: { lessons, reason: 'Amelia is leaving us.' },
    version,
  });
const sessionOf = async (id: string) => (await app.db.select().from(sessions).where(eq(sessions.id, id)))[0];
const isActive = async () =>
  (await app.db.select().from(profiles).where(eq(profiles.id, leaving)))[0]?.isActive;
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;

test('the lessons to come are listed, with who could give each (R985)', async () => {
  const busy = await addPerson(app, { role: 'tutor', name: 'Busy Bee' });
  const expired = await addPerson(app, { role: 'tutor', name: 'Expired Ed' });
  for (const id of [busy, expired])
    await app.db
      .update(tutors)
      .set({ subjects: ['English'] })
      .where(eq(tutors.profileId, id));
  await addCheck(app, { tutorId: expired, kind: 'identity', expiresOn: '2026-01-01' });
  await lesson(24, busy, await addPerson(app, { role: 'student' }));
  const [second, first] = [await lesson(48), await lesson(24)];
  await addSession(app, {
    tutorId: leaving,
    studentId: student,
    startsAt: inHours(-48),
    status: 'completed',
  });
  const { lessons, version } = await read();
  expect(version).toBe(1);
  expect(lessons.map(({ id, tutors }) => [id, tutors.map(({ name }) => name)])).toEqual([
    [first, ['Hana Reed']],
    [second, ['Busy Bee', 'Hana Reed']],
  ]);
  expect(lessons[0]?.student.name).toBe('Omar Haddad');
});

test('each is given to another tutor or cancelled, and the tutor is deactivated (R985)', async () => {
  const [given, cancelled] = [await lesson(24), await lesson(48)];
  const answer = await leave([
    { id: given, tutorId: other },
    { id: cancelled, tutorId: null },
  ]);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ isActive: false, settled: 2 });
  expect(await sessionOf(given)).toMatchObject({ tutorId: other, status: 'scheduled', tutorLeftAt: null });
  expect(await sessionOf(cancelled)).toMatchObject({
    status: 'cancelled',
    cancelReason: 'Amelia is leaving us.',
  });
  expect(await isActive()).toBe(false);
  const kept = await app.db.select().from(assignments).where(eq(assignments.studentId, student));
  expect(kept.map(({ tutorId, validUntil }) => [tutorId, validUntil === null]).toSorted()).toEqual(
    [
      [leaving, false],
      [other, true],
    ].toSorted(),
  );
});

test('a lesson without an assignment is given on too (R985)', async () => {
  const stranger = await addPerson(app, { role: 'student' });
  const id = await lesson(24, leaving, stranger);
  expect((await leave([{ id, tutorId: other }])).status).toBe(200);
  expect(await sessionOf(id)).toMatchObject({ tutorId: other });
});

test('nothing is half done: a lesson that was not settled or clashes leaves all as it was (R985)', async () => {
  const [first, second] = [await lesson(24), await lesson(48)];
  const forgotten = await leave([{ id: first, tutorId: other }]);
  expect([forgotten.status, await codeOf(forgotten)]).toEqual([409, 'profile.lessons-to-come']);
  await lesson(48, other, await addPerson(app, { role: 'student' }));
  const clash = await leave([
    { id: first, tutorId: other },
    { id: second, tutorId: other },
  ]);
  expect([clash.status, await codeOf(clash)]).toEqual([409, 'session.clash']);
  expect(await sessionOf(first)).toMatchObject({ tutorId: leaving, tutorLeftAt: null });
  expect(await isActive()).toBe(true);
});

test('nobody leaves in the middle of a lesson, or over a change of somebody else (R985)', async () => {
  expect((await leave([], 7)).status).toBe(412);
  await lesson(-0.2);
  const answer = await leave([]);
  expect([answer.status, await codeOf(answer)]).toEqual([409, 'profile.lesson-running']);
  const path = `/api/tutors/${student}/departure`;
  expect((await admin.call('GET', path)).status).toBe(404);
});
