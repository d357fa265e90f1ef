import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assignments, profiles } from '#schema/people.ts';
import { addPerson, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let student: Person;
beforeAll(async () => {
  app = await createTestApp();
  student = await signIn(app, { role: 'student' });
});
afterAll(() => app.close());

interface Page {
  readonly items: readonly { id: string; name: string; subjects: readonly string[]; picture: unknown }[];
  readonly nextCursor: string | null;
}
const read = async (query = '') => (await (await student.call('GET', `/api/tutors${query}`)).json()) as Page;

test('a student sees who teaches them now, each once with the subjects, by name (R265)', async () => {
  expect(await read()).toEqual({ items: [], nextCursor: null });
  const add = (name: string) => addPerson(app, { role: 'tutor', name });
  const [eleanor, daniel, left, former] = [
    await add('Eleanor Whitfield'),
    await add('Daniel Shaw'),
    await add('Anna Left'),
    await add('Ben Former'),
  ];
  for (const id of [eleanor, daniel, left, former]) await assign(app, id, student.id, eleanor);
  const validFrom = new Date(app.clock.now().getTime() - 1000);
  await app.db
    .insert(assignments)
    .values({ tutorId: eleanor, studentId: student.id, subject: 'Algebra', validFrom, assignedBy: eleanor });
  await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, left));
  await app.db
    .update(assignments)
    .set({ validUntil: app.clock.now(), endedBy: former })
    .where(eq(assignments.tutorId, former));
  const shared = { nameAr: null, picture: null };
  expect((await read()).items).toEqual([
    { id: daniel, name: 'Daniel Shaw', subjects: ['English'], ...shared },
    { id: eleanor, name: 'Eleanor Whitfield', subjects: ['Algebra', 'English'], ...shared },
  ]);
  const page = await read('?limit=1');
  expect((await read(`?cursor=${page.nextCursor}`)).items.map(({ id }) => id)).toEqual([eleanor]);
});
