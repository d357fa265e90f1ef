import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { profiles } from '#schema/people.ts';
import { addPerson, addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
let student: string;
let tutor: string;
let assignment: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
});
beforeEach(async () => {
  student = await addPerson(app, { role: 'student' });
  tutor = await addPerson(app, { role: 'tutor' });
  assignment = await assign(app, tutor, student, admin.id);
});
afterAll(() => app.close());

const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000);
const lesson = (startsAt: Date, more: Partial<Parameters<typeof addSession>[1]> = {}) =>
  addSession(app, { tutorId: tutor, studentId: student, startsAt, ...more });
const deactivate = () =>
  admin.call('PUT', `/api/profiles/${tutor}/active`, { body: { isActive: false }, version: 1 });
const isActive = async () =>
  (
    await app.db
      .select()
      .from(profiles)
      .where(and(eq(profiles.id, tutor), profiles.isActive))
  ).length === 1;
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;

test.each(['in-progress', 'scheduled'] as const)('a tutor in a lesson stays (%s) (R877)', async status => {
  await lesson(inMinutes(-10), { status });
  const answer = await deactivate();
  expect(answer.status).toBe(409);
  expect(await codeOf(answer)).toBe('profile.lesson-running');
  expect(await isActive()).toBe(true);
});

test('a tutor with lessons to come stays until they are no longer hers (R877)', async () => {
  await lesson(inMinutes(600));
  const answer = await deactivate();
  expect(answer.status).toBe(409);
  expect(await codeOf(answer)).toBe('profile.lessons-to-come');
  expect((await admin.call('POST', `/api/assignments/${assignment}/end`, { version: 1 })).status).toBe(200);
  expect((await deactivate()).status).toBe(200);
  expect(await isActive()).toBe(false);
});

test('lessons that are over or cancelled hold nobody (R877)', async () => {
  await lesson(inMinutes(-600), { status: 'completed' });
  const cancelled = { cancelledBy: admin.id, cancelledAt: app.clock.now() };
  await lesson(inMinutes(900), { status: 'cancelled', ...cancelled });
  expect((await deactivate()).status).toBe(200);
});
