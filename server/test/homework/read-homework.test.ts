import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordReads } from '#schema/academy.ts';
import { files } from '#schema/files.ts';
import { homeworkFiles } from '#schema/teaching.ts';
import { addHomework, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
let tutor: Person;
let other: Person;
let student: Person;
let sibling: Person;

const DAY = 86_400_000;
const due = (days: number) => new Date(app.clock.now().getTime() + days * DAY);
const give = (title: string, days: number, values: Partial<Parameters<typeof addHomework>[1]> = {}) =>
  addHomework(app, {
    tutorId: tutor.id,
    studentId: student.id,
    title,
    dueAt: due(days),
    ...values,
  });

interface Listed {
  readonly items: { id: string; title: string; submission: unknown }[];
  readonly nextCursor: string | null;
}
const listed = async (reader: Person, query = '') => {
  const answer = await reader.call('GET', `/api/homework?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Listed;
};
const titles = async (reader: Person, query = '') =>
  (await listed(reader, query)).items.map(({ title }) => title);

beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  tutor = await signIn(app, { role: 'tutor' });
  other = await signIn(app, { role: 'tutor' });
  student = await signIn(app, { role: 'student' });
  sibling = await signIn(app, { role: 'student' });
  await assign(app, tutor.id, student.id, admin.id);
  const graded = { grade: 'A-', feedback: 'Well done', gradedAt: due(0) };
  await give('graded', -9, { status: 'completed', ...graded });
  await give('overdue', -3);
  await give('handed in', -1, { status: 'completed' });
  await give('begun', 1, { status: 'in-progress' });
  await give('of the sibling', 2, { studentId: sibling.id });
  await give('of another tutor', 3, { tutorId: other.id, status: 'completed' });
});
afterAll(() => app.close());

test('a tutor sees what she set, a student their own, an administrator all; what is due last first', async () => {
  const [another, siblings, ...own] = [
    'of another tutor',
    'of the sibling',
    'begun',
    'handed in',
    'overdue',
    'graded',
  ];
  expect(await titles(admin)).toEqual([another, siblings, ...own]);
  expect(await titles(tutor)).toEqual([siblings, ...own]);
  expect(await titles(other)).toEqual([another]);
  expect(await titles(student)).toEqual([another, ...own]);
  expect(await titles(sibling)).toEqual([siblings]);
});

test.each([
  ['status=assigned', ['of the sibling', 'overdue']],
  ['status=in-progress', ['begun']],
  ['status=completed', ['handed in', 'graded']],
  ['toMark=true', ['handed in']],
  ['toMark=true&status=completed', ['handed in']],
  ['toMark=true&status=assigned', []],
])('of a tutor’s list %s leaves %j', async (query, expected) => {
  expect(await titles(tutor, query)).toEqual(expected);
});

test('the list of one student holds what the reader may see of them, and nothing else', async () => {
  const of = (person: Person) => `studentId=${person.id}`;
  expect(await titles(tutor, of(sibling))).toEqual(['of the sibling']);
  expect(await titles(other, of(sibling))).toEqual([]);
  expect(await titles(student, of(sibling))).toEqual([]);
  expect(await titles(admin, `${of(student)}&toMark=true`)).toEqual(['of another tutor', 'handed in']);
});

test('a list goes on where its page ended', async () => {
  const first = await listed(student, 'limit=2');
  const second = await listed(student, `limit=2&cursor=${first.nextCursor}`);
  const third = await listed(student, `limit=2&cursor=${second.nextCursor}`);
  expect([first, second, third].flatMap(({ items }) => items.map(({ title }) => title))).toEqual(
    await titles(student),
  );
  expect(third.nextCursor).toBeNull();
});

test('one piece comes with its version, and not to whom it does not belong (R283)', async () => {
  const { id } = await give('read alone', -20);
  const answer = await student.call('GET', `/api/homework/${id}`);
  expect(answer.headers.get('etag')).toBe('"1"');
  expect(await answer.json()).toMatchObject({ id, title: 'read alone', version: 1 });
  for (const stranger of [other, sibling])
    expect((await stranger.call('GET', `/api/homework/${id}`)).status).toBe(404);
});

test('what was handed in is shown with its link and its files, in the order they were sent in', async () => {
  const { id } = await give('with files', -21, { status: 'completed' });
  const newFile = (name: string) => ({
    ownerId: student.id,
    name,
    mediaType: 'application/pdf',
    size: 10,
    sha256: randomBytes(32),
    storageKey: randomBytes(8).toString('hex'),
  });
  const stored = await app.db
    .insert(files)
    .values([newFile('page 2.pdf'), newFile('page 1.pdf')])
    .returning({ fileId: files.id });
  await app.db
    .insert(homeworkFiles)
    .values(stored.map((file, index) => ({ homeworkId: id, ...file, position: index + 1 })));
  const answer = await tutor.call('GET', `/api/homework/${id}`);
  expect(await answer.json()).toMatchObject({
    submission: {
      at: app.clock.now().toISOString(),
      url: 'https://work.example/essay',
      files: [
        { id: stored[0]?.fileId, name: 'page 2.pdf', mediaType: 'application/pdf', size: 10 },
        { id: stored[1]?.fileId, name: 'page 1.pdf' },
      ],
    },
  });
});

test('whoever looks at the homework of one student is recorded, the student is not', async () => {
  const looks = (reader: Person) => app.db.$count(recordReads, eq(recordReads.readerId, reader.id));
  const before = await Promise.all([tutor, admin, student].map(looks));
  for (const reader of [tutor, admin, student]) {
    await listed(reader);
    await listed(reader, `studentId=${student.id}`);
  }
  const after = await Promise.all([tutor, admin, student].map(looks));
  expect(after.map((count, n) => count - (before[n] ?? 0))).toEqual([1, 1, 0]);
});
