import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { assignments, profiles } from '#schema/people.ts';
import { addPerson, addSession, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { errorOf, importClient, studentsFile } from './import-client.ts';

let app: TestApp;
let admin: Person;
let desk: ReturnType<typeof importClient>;

beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  desk = importClient(admin);
});
afterAll(() => app.close());

const idsAt = async (domain: string) =>
  (
    await app.db
      .select({ id: profiles.id })
      .from(profiles)
      .where(like(profiles.email, `%@${domain}`))
      .orderBy(profiles.email)
  ).map(({ id }) => id);

test('1,000 students are imported and taken back as a whole, by another admin too (R993, R994)', async () => {
  const done = await desk.imported('students', studentsFile(1000, 'thousand.example'));
  expect(await idsAt('thousand.example')).toHaveLength(1000);
  const [first = ''] = await idsAt('thousand.example');
  // A look at a record is on record, and in nobody's way.
  await admin.call('GET', `/api/profiles/${first}`);
  const colleague = await signIn(app, { role: 'admin', name: 'Adam Reed' });
  const undone = await importClient(colleague).undo(done);
  expect(undone.status).toBe(200);
  expect(await undone.json()).toMatchObject({
    state: 'undone',
    rows: 1000,
    undoneBy: { name: 'Adam Reed' },
    uninvited: 0,
  });
  expect(await idsAt('thousand.example')).toEqual([]);
  expect(await desk.rows(done, '?limit=1')).toMatchObject([{ cells: { email: 's0@thousand.example' } }]);
  const lines = await app.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.targetId, first))
    .orderBy(auditLog.id);
  expect(lines.map(({ action }) => action)).toEqual(['profile.imported', 'profile.import-undone']);
  expect(await errorOf(desk.undo(await desk.read(done)))).toMatchObject({ code: 'import.over' });
  const again = await desk.imported('students', studentsFile(2, 'thousand.example'));
  expect(again.rows).toBe(2);
});

test('an import stays while anything has been done with its people, and each is named by row (R994)', async () => {
  const done = await desk.imported('students', studentsFile(5, 'used.example'));
  const [changed = '', invited = '', noted = '', taught = ''] = await idsAt('used.example');
  await admin.call('PATCH', `/api/profiles/${changed}`, { version: 1, body: { profile: { name: 'Other' } } });
  await admin.call('POST', `/api/profiles/${invited}/invitation`, { version: 1 });
  await admin.call('POST', '/api/staff-notes', {
    body: { text: 'Shy.', about: { kind: 'person', id: noted } },
  });
  const tutorId = await addPerson(app, { role: 'tutor' });
  await admin.call('POST', '/api/assignments', { body: { tutorId, studentId: taught, subject: 'English' } });
  expect(await errorOf(desk.undo(done))).toMatchObject({
    code: 'import.used',
    used: [
      { row: 2, use: 'changed' },
      { row: 3, use: 'invited' },
      { row: 4, use: 'used' },
      { row: 5, use: 'used' },
    ],
  });
  expect(await idsAt('used.example')).toHaveLength(5);
  expect(await desk.read(done)).toMatchObject({ state: 'confirmed', version: 2 });
});

test('assignments are imported as by hand, and taken back while nothing has happened between the two (R993, R994)', async () => {
  const tutorId = await addPerson(app, { role: 'tutor' });
  const [quiet, busy] = [
    await addPerson(app, { role: 'student' }),
    await addPerson(app, { role: 'student' }),
  ];
  const at = (id: string) => `${id}@people.example`;
  const file = (...rows: string[]) => `Tutor email,Student email,Subject\n${rows.join('\n')}\n`;
  const line = (student: string, subject: string) => `${at(tutorId)},${at(student)},${subject}`;
  const made = () => app.db.select().from(assignments).where(eq(assignments.tutorId, tutorId));
  const pupils = async () =>
    (await app.db.execute(sql`select from pupils where tutor_id = ${tutorId}`)).rowCount;

  const done = await desk.imported(
    'assignments',
    file(line(quiet, 'English'), line(quiet, 'الفيزياء'), line(busy, 'English')),
  );
  expect(await made()).toHaveLength(3);
  expect(await pupils()).toBe(2);
  const clashes = await desk.sent(
    'assignments',
    file(line(quiet, 'English'), line(tutorId, 'English'), `nobody@people.example,${at(busy)},Latin`),
  );
  expect(
    (await desk.rows(clashes)).map(({ faults }) => faults.map(({ column, problem }) => [column, problem])),
  ).toEqual([
    [['subject', 'assigned']],
    [['studentEmail', 'no-student']],
    [
      ['subject', 'not-offered'],
      ['tutorEmail', 'no-tutor'],
    ],
  ]);

  const session = await addSession(app, { tutorId, studentId: busy });
  expect(await errorOf(desk.undo(done))).toMatchObject({
    code: 'import.used',
    used: [{ row: 4, use: 'used' }],
  });
  await app.db.execute(sql`delete from sessions where id = ${session.id}`);
  expect(await (await desk.undo(done)).json()).toMatchObject({ state: 'undone' });
  expect(await made()).toEqual([]);
  expect(await pupils()).toBe(0);
  const lines = await app.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.noun, 'assignments'), inArray(auditLog.action, ['assignment.import-undone'])));
  expect(lines).toHaveLength(3);
});
