import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
let tutorId: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  tutorId = await addPerson(app, { role: 'tutor' });
});
afterAll(() => app.close());

const assign = (body: object) =>
  admin.call('POST', '/api/assignments', { body: { tutorId, subject: 'English', ...body } });
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: Record<string, unknown> }).error;

test('a tutor is assigned once per student and subject, and again after the end', async () => {
  const studentId = await addPerson(app, { role: 'student' });
  const first = (await (await assign({ studentId })).json()) as { id: string };
  const again = await assign({ studentId });
  expect(again.status).toBe(409);
  expect(await errorOf(again)).toMatchObject({ code: 'assignment.exists' });
  expect((await assign({ studentId, subject: 'History' })).status).toBe(201);

  app.clock.advance(1000);
  const end = () => admin.call('POST', `/api/assignments/${first.id}/end`, { version: 1 });
  expect(await (await end()).json()).toMatchObject({ until: app.clock.now().toISOString(), version: 2 });
  expect(await errorOf(await end())).toMatchObject({ code: 'conflict.stale' });
  const ended = await admin.call('POST', `/api/assignments/${first.id}/end`, { version: 2 });
  expect(await errorOf(ended)).toMatchObject({ code: 'assignment.ended' });
  app.clock.advance(1000);
  expect((await assign({ studentId })).status).toBe(201);
});

test('twenty at once make one assignment', async () => {
  const studentId = await addPerson(app, { role: 'student' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => assign({ studentId })));
  expect(answers.map(answer => answer.status).sort()).toEqual([201, ...Array(19).fill(409)]);
});

test('of two at nearly the same time, the one that comes second is told, whichever began first', async () => {
  const studentId = await addPerson(app, { role: 'student' });
  app.clock.advance(5000);
  expect((await assign({ studentId })).status).toBe(201);
  app.clock.advance(-5000);
  const earlier = await assign({ studentId });
  expect(earlier.status).toBe(409);
  expect(await errorOf(earlier)).toMatchObject({ code: 'assignment.exists' });
});

test('an assignment can be ended in the moment it was made', async () => {
  const studentId = await addPerson(app, { role: 'student' });
  const { id } = (await (await assign({ studentId })).json()) as { id: string };
  app.clock.advance(-1000);
  expect((await admin.call('POST', `/api/assignments/${id}/end`, { version: 1 })).status).toBe(200);
  app.clock.advance(1000);
});

test.each([
  ['an inactive student', 'studentId', () => addPerson(app, { role: 'student', isActive: false })],
  ['a tutor in the student’s place', 'studentId', () => addPerson(app, { role: 'tutor' })],
  ['somebody unknown', 'studentId', async () => '00000000-0000-4000-8000-000000000000'],
])('%s cannot be assigned', async (_who, field, make) => {
  const answer = await assign({ studentId: await make() });
  expect(answer.status).toBe(422);
  expect(await errorOf(answer)).toMatchObject({ code: 'assignment.person', field });
});

test('assignments are listed by person, newest first', async () => {
  const studentId = await addPerson(app, { role: 'student' });
  for (const subject of ['English', 'History', 'Physics']) {
    app.clock.advance(1000);
    await assign({ studentId, subject });
  }
  const page = (query: string) => admin.call('GET', `/api/assignments?studentId=${studentId}${query}`);
  const first = (await (await page('&limit=2')).json()) as {
    items: { subject: string }[];
    nextCursor: string;
  };
  expect(first.items.map(item => item.subject)).toEqual(['Physics', 'History']);
  const second = (await (await page(`&cursor=${first.nextCursor}`)).json()) as typeof first;
  expect(second).toMatchObject({ items: [{ subject: 'English' }], nextCursor: null });
});
