import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPerson, addSession, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const MINUTE = 60_000;

let app: TestApp;
let admin: Person;
let tutorId: string;
let studentId: string;
beforeEach(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  tutorId = await addPerson(app, { role: 'tutor' });
  studentId = await addPerson(app, { role: 'student' });
});
afterEach(() => app.close());

const lesson = (minutes: number, more: object = {}) =>
  addSession(app, {
    tutorId,
    studentId,
    startsAt: new Date(app.clock.now().getTime() + minutes * MINUTE),
    durationMinutes: 60,
    ...more,
  });

async function deactivate(id = tutorId) {
  const call = { body: { isActive: false }, version: 1 };
  const answer = await admin.call('PUT', `/api/profiles/${id}/active`, call);
  return ((await answer.json()) as { error?: { code: string } }).error?.code ?? answer.status;
}

test.each([
  ['has begun by its time', -10, {}],
  ['she began early', 10, { status: 'in-progress' }],
  ['began a minute before its end', -59, { status: 'in-progress' }],
])('a tutor whose lesson %s is not deactivated (R805)', async (_what, minutes, more) => {
  await lesson(minutes, more);
  expect(await deactivate()).toBe('profile.lesson-running');
});

test.each([
  ['was left open and is over', -60, { status: 'in-progress' }],
  ['is completed', -10, { status: 'completed' }],
])('a lesson that %s keeps no account (R805)', async (_what, minutes, more) => {
  await lesson(minutes, more);
  expect(await deactivate()).toBe(200);
});

test('the lesson of a tutor keeps the account of nobody else (R805)', async () => {
  await lesson(-10);
  expect(await deactivate(studentId)).toBe(200);
});
