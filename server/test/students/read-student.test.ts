import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordReads } from '#schema/academy.ts';
import { students } from '#schema/people.ts';
import { addPerson, addSession, assign, type Person, signIn } from '#test/builders.ts';
import { openStudentSetup, type StudentSetup } from './student-setup.ts';

let setup: StudentSetup;
beforeAll(async () => {
  setup = await openStudentSetup();
});
afterAll(() => setup.app.close());

const CONTACT = '/parent-contact';
const looksOf = async (reader: Person) =>
  (await setup.app.db.select().from(recordReads).where(eq(recordReads.readerId, reader.id)))
    .filter(({ studentId }) => studentId === setup.student.id)
    .map(({ what }) => what);

test('the record has what a tutor needs, and nothing of the parent (R284)', async () => {
  const { app, tutor, student } = setup;
  await app.db
    .update(students)
    .set({ schoolYear: '2026/27', birthDate: '2016-04-01', learningGoals: ['To speak'] })
    .where(eq(students.profileId, student.id));
  const answer = await setup.read(tutor);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    ...(await setup.cardOf(tutor)),
    schoolYear: '2026/27',
    learningGoals: ['To speak'],
    assignments: [{ subject: 'English', from: expect.any(String), until: null }],
  });
});

test('the parent’s contact is that of the first guardian (R17)', async () => {
  const contact = {
    name: 'Umm Omar',
    email: 'first@family.example',
    phone: '+966501234567',
    whatsapp: null,
    language: 'ar',
  };
  for (const who of [setup.tutor, setup.admin])
    expect(await (await setup.read(who, CONTACT)).json()).toEqual({ parentContact: contact });
});

test('a student of whom no parent is known has no contact', async () => {
  const orphan = await addPerson(setup.app, { role: 'student' });
  await assign(setup.app, setup.tutor.id, orphan, setup.admin.id);
  for (const who of [setup.tutor, setup.admin])
    expect(await (await setup.read(who, CONTACT, orphan)).json()).toEqual({ parentContact: null });
});

test('an administrator reads any student, with all their assignments; nobody else is one', async () => {
  const { app, admin, tutor } = setup;
  const alone = await addPerson(app, { role: 'student', name: 'Alone' });
  expect(await (await setup.read(admin, '', alone)).json()).toMatchObject({
    email: `${alone}@people.example`,
    isAssigned: false,
    assignments: [],
  });
  const other = await addPerson(app, { role: 'tutor' });
  await assign(app, other, setup.student.id, admin.id);
  const assignmentsFor = async (who: Person) =>
    ((await (await setup.read(who)).json()) as { assignments: unknown[] }).assignments;
  expect(await assignmentsFor(admin)).toHaveLength(2);
  expect(await assignmentsFor(tutor)).toHaveLength(1);
  for (const id of [tutor.id, admin.id, '00000000-0000-4000-8000-000000000000'])
    for (const path of ['', CONTACT]) expect((await setup.read(admin, path, id)).status).toBe(404);
});

test('another tutor’s student is not there (R283), and no student reads records', async () => {
  const stranger = await signIn(setup.app, { role: 'tutor' });
  for (const path of ['', CONTACT]) {
    expect((await setup.read(stranger, path)).status).toBe(404);
    expect((await setup.read(setup.student, path)).status).toBe(403);
  }
  expect((await setup.student.call('GET', '/api/students')).status).toBe(403);
  expect((await setup.admin.call('GET', '/api/students')).status).toBe(403);
  expect(await looksOf(stranger)).toEqual([]);
});

test('each look at a record or a contact is written down, a list is none (R280, R282)', async () => {
  const { app, student } = setup;
  const reader = await signIn(app, { role: 'tutor' });
  await assign(app, reader.id, student.id, setup.admin.id);
  await setup.cards(reader);
  expect(await looksOf(reader)).toEqual([]);
  await setup.read(reader);
  await setup.read(reader, CONTACT);
  await setup.read(reader);
  expect(await looksOf(reader)).toEqual(['student', 'parent-contact', 'student']);
});

test('when the assignment ends, address and contact are gone, and the record stays (R72)', async () => {
  const { app, tutor, student } = setup;
  await addSession(app, { tutorId: tutor.id, studentId: student.id, status: 'completed' });
  await addSession(app, { tutorId: tutor.id, studentId: student.id });
  expect(await setup.endAssignment()).toBe(200);
  expect(await (await setup.read(tutor)).json()).toMatchObject({
    isAssigned: false,
    email: null,
    upcomingSessions: 0,
    assignments: [{ until: expect.any(String) }],
  });
  const looks = await looksOf(tutor);
  expect((await setup.read(tutor, CONTACT)).status).toBe(404);
  expect(await looksOf(tutor)).toEqual(looks);
  expect((await setup.read(setup.admin, CONTACT)).status).toBe(200);
});

test('a student with whom she had nothing is gone with the assignment', async () => {
  const { app, admin } = setup;
  const tutor = await signIn(app, { role: 'tutor' });
  const id = await assign(app, tutor.id, setup.student.id, admin.id);
  expect((await setup.read(tutor)).status).toBe(200);
  await admin.call('POST', `/api/assignments/${id}/end`, { version: 1 });
  app.clock.advance(1000);
  expect((await setup.read(tutor)).status).toBe(404);
});
