import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, recordReads } from '#schema/academy.ts';
import { addPerson, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

interface Note {
  readonly id: string;
  readonly version: number;
  readonly note: string;
  readonly strengths: string[];
  readonly areasForImprovement: string[];
  readonly tutor: { readonly id: string };
}

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: Person;
let assignment: string;

beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  tutor = await signIn(app, { role: 'tutor' });
  student = await signIn(app, { role: 'student' });
  assignment = await assign(app, tutor.id, student.id, admin.id);
});
afterAll(() => app.close());

const note = (text: string) => ({ studentId: student.id, subject: 'English', note: text });
const write = (who: Person, body: object) => who.call('POST', '/api/progress-notes', { body });
const written = async (text: string) => (await (await write(tutor, note(text))).json()) as Note;
const notesFor = async (who: Person, query = '') => {
  const answer = await who.call('GET', `/api/progress-notes?studentId=${student.id}${query}`);
  return (await answer.json()) as { items: Note[]; nextCursor: string | null };
};

test('what a tutor writes is kept, and her student reads it, newest first (R160, R161)', async () => {
  const points = { strengths: ['Listening', 'القراءة'], areasForImprovement: ['Spelling'] };
  const answer = await write(tutor, { ...note('First'), ...points });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({
    note: 'First',
    ...points,
    version: 1,
    tutor: { id: tutor.id },
  });
  app.clock.advance(60_000);
  await written('Second');
  for (const reader of [tutor, student, admin])
    expect((await notesFor(reader)).items.map(({ note }) => note)).toEqual(['Second', 'First']);
  const first = await notesFor(student, '&limit=1');
  const rest = await notesFor(student, `&limit=1&cursor=${first.nextCursor}`);
  expect([...first.items, ...rest.items].map(({ note }) => note)).toEqual(['Second', 'First']);
  expect(rest.nextCursor).toBeNull();
});

test('another tutor of the student reads only what she wrote herself', async () => {
  const other = await signIn(app, { role: 'tutor' });
  await assign(app, other.id, student.id, admin.id);
  await write(other, note('From another side'));
  expect((await notesFor(other)).items.map(({ tutor }) => tutor.id)).toEqual([other.id]);
  expect((await notesFor(student)).items.map(({ tutor }) => tutor.id)).toContain(other.id);
});

test('a student who is not hers is not there', async () => {
  const stranger = await addPerson(app, { role: 'student' });
  for (const studentId of [stranger, tutor.id, '00000000-0000-4000-8000-000000000000'])
    expect((await write(tutor, { ...note('No'), studentId })).status).toBe(404);
});

test('a change leaves the rest as it was, counts the version and stands in the audit', async () => {
  const { id, version } = await written('Reads slowly');
  const path = `/api/progress-notes/${id}`;
  const answer = await tutor.call('PATCH', path, { body: { strengths: ['Patience'] }, version });
  expect(await answer.json()).toMatchObject({
    note: 'Reads slowly',
    strengths: ['Patience'],
    version: version + 1,
  });
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id)).orderBy(auditLog.id);
  expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['progress-note.written', tutor.id],
    ['progress-note.changed', tutor.id],
  ]);
  expect(lines[1]).toMatchObject({ before: { strengths: [] }, after: { strengths: ['Patience'] } });
});

test('of two who save the same version the second sees both', async () => {
  const { id, version } = await written('Mine');
  const path = `/api/progress-notes/${id}`;
  await tutor.call('PATCH', path, { body: { note: 'One window' }, version });
  const second = await tutor.call('PATCH', path, { body: { note: 'Another window' }, version });
  expect(second.status).toBe(412);
  expect(await second.json()).toMatchObject({
    error: { code: 'conflict.stale', current: { note: 'One window', version: version + 1 } },
  });
});

test('whoever looks at a child’s notes is recorded, the child is not', async () => {
  const looks = async (reader: Person) =>
    (await app.db.select().from(recordReads).where(eq(recordReads.readerId, reader.id))).filter(
      ({ what }) => what === 'progress-notes',
    ).length;
  const before = await Promise.all([tutor, admin, student].map(looks));
  for (const reader of [tutor, admin, student]) await notesFor(reader);
  expect(await Promise.all([tutor, admin, student].map(looks))).toEqual([
    (before[0] ?? 0) + 1,
    (before[1] ?? 0) + 1,
    0,
  ]);
});

test('when the assignment ends she reads on, and writes no more', async () => {
  const ended = await admin.call('POST', `/api/assignments/${assignment}/end`, { body: {}, version: 1 });
  expect(ended.status).toBe(200);
  app.clock.advance(1000);
  expect((await notesFor(tutor)).items.length).toBeGreaterThan(0);
  expect((await write(tutor, note('Too late'))).status).toBe(404);
});
