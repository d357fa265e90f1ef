import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordReads } from '#schema/academy.ts';
import { students } from '#schema/people.ts';
import { addPerson, addSession, assign, type Person, signIn } from '#test/builders.ts';
import { openStudentStage, type StudentStage } from './student-setup.ts';

let stage: StudentStage;
beforeAll(async () => {
  stage = await openStudentStage();
});
afterAll(() => stage.app.close());

const CONTACT = '/parent-contact';
const looksOf = async (reader: Person) =>
  (await stage.app.db.select().from(recordReads).where(eq(recordReads.readerId, reader.id)))
    .filter(({ studentId }) => studentId === stage.student.id)
    .map(({ what }) => what);

test('the record has what a tutor needs, and nothing of the parent (R284)', async () => {
  const { app, tutor, student } = stage;
  await app.db
    .update(students)
    .set({ schoolYear: '2026/27', birthDate: '2016-04-01', learningGoals: ['To speak'] })
    .where(eq(students.profileId, student.id));
  const answer = await stage.read(tutor);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    ...(await stage.cardOf(tutor)),
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
  for (const who of [stage.tutor, stage.admin])
    expect(await (await stage.read(who, CONTACT)).json()).toEqual({ parentContact: contact });
});

test('a student of whom no parent is known has no contact', async () => {
  const orphan = await addPerson(stage.app, { role: 'student' });
  await assign(stage.app, stage.tutor.id, orphan, stage.admin.id);
  for (const who of [stage.tutor, stage.admin])
    expect(await (await stage.read(who, CONTACT, orphan)).json()).toEqual({ parentContact: null });
});

test('an administrator reads any student, with all their assignments; nobody else is one', async () => {
  const { app, admin, tutor } = stage;
  const alone = await addPerson(app, { role: 'student', name: 'Alone' });
  expect(await (await stage.read(admin, '', alone)).json()).toMatchObject({
    email: `${alone}@people.example`,
    isAssigned: false,
    assignments: [],
  });
  const other = await addPerson(app, { role: 'tutor' });
  await assign(app, other, stage.student.id, admin.id);
  const assignmentsFor = async (who: Person) =>
    ((await (await stage.read(who)).json()) as { assignments: unknown[] }).assignments;
  expect(await assignmentsFor(admin)).toHaveLength(2);
  expect(await assignmentsFor(tutor)).toHaveLength(1);
  for (const id of [tutor.id, admin.id, '00000000-0000-4000-8000-000000000000'])
    for (const path of ['', CONTACT]) expect((await stage.read(admin, path, id)).status).toBe(404);
});

test('another tutor’s student is not there (R283), and no student reads records', async () => {
  const stranger = await signIn(stage.app, { role: 'tutor' });
  for (const path of ['', CONTACT]) {
    expect((await stage.read(stranger, path)).status).toBe(404);
    expect((await stage.read(stage.student, path)).status).toBe(403);
  }
  expect((await stage.student.call('GET', '/api/students')).status).toBe(403);
  expect((await stage.admin.call('GET', '/api/students')).status).toBe(403);
  expect(await looksOf(stranger)).toEqual([]);
});

test('each look at a record or a contact is written down, a list is none (R280, R282)', async () => {
  const { app, student } = stage;
  const reader = await signIn(app, { role: 'tutor' });
  await assign(app, reader.id, student.id, stage.admin.id);
  await stage.cards(reader);
  expect(await looksOf(reader)).toEqual([]);
  await stage.read(reader);
  await stage.read(reader, CONTACT);
  await stage.read(reader);
  expect(await looksOf(reader)).toEqual(['student', 'parent-contact', 'student']);
});

test('when the assignment ends, address and contact are gone, and the record stays (R72)', async () => {
  const { app, tutor, student } = stage;
  await addSession(app, { tutorId: tutor.id, studentId: student.id, status: 'completed' });
  await addSession(app, { tutorId: tutor.id, studentId: student.id });
  expect(await stage.endAssignment()).toBe(200);
  expect(await (await stage.read(tutor)).json()).toMatchObject({
    isAssigned: false,
    email: null,
    upcomingSessions: 0,
    assignments: [{ until: expect.any(String) }],
  });
  const looks = await looksOf(tutor);
  expect((await stage.read(tutor, CONTACT)).status).toBe(404);
  expect(await looksOf(tutor)).toEqual(looks);
  expect((await stage.read(stage.admin, CONTACT)).status).toBe(200);
});

test('a student with whom she had nothing is gone with the assignment', async () => {
  const { app, admin } = stage;
  const tutor = await signIn(app, { role: 'tutor' });
  const id = await assign(app, tutor.id, stage.student.id, admin.id);
  expect((await stage.read(tutor)).status).toBe(200);
  await admin.call('POST', `/api/assignments/${id}/end`, { version: 1 });
  app.clock.advance(1000);
  expect((await stage.read(tutor)).status).toBe(404);
});
