import { BADGE_LIMIT } from '@bayan/domain/badges/badge-limit';
import type { SessionStatus } from '@bayan/domain/sessions/session-status';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addHomework, addPerson, addSession, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: Person;

beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  tutor = await signIn(app, { role: 'tutor' });
  student = await signIn(app, { role: 'student' });
});
afterAll(() => app.close());

const badgesOf = async (person: Person) => (await person.call('GET', '/api/badges')).json();
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000);
const at = (hours: number, status: SessionStatus, studentId = student.id) =>
  addSession(app, {
    tutorId: tutor.id,
    studentId,
    startsAt: inHours(hours),
    status,
    ...(status === 'cancelled' ? { cancelledAt: inHours(-11), cancelledBy: tutor.id } : {}),
  });
const give = (status: 'assigned' | 'in-progress' | 'completed', studentId = student.id) =>
  addHomework(app, { tutorId: tutor.id, studentId, dueAt: inHours(-1), status });

describe('the badges of the sidebar', () => {
  test('count nothing where there is nothing', async () => {
    expect(await badgesOf(admin)).toEqual({ sessions: 0, homework: null, notices: 0 });
    expect(await badgesOf(student)).toEqual({ sessions: 0, homework: 0, notices: 0 });
  });

  test('count an administrator’s sessions that ended and are still open, and no others', async () => {
    await at(-10, 'scheduled');
    await at(-8, 'in-progress');
    await at(-6, 'completed');
    await at(-4, 'cancelled');
    await at(4, 'scheduled');
    expect(await badgesOf(admin)).toEqual({ sessions: 2, homework: null, notices: 0 });
  });

  test('count a student’s own upcoming sessions and own pending homework', async () => {
    const other = await addPerson(app, { role: 'student' });
    await at(8, 'scheduled', other);
    await give('assigned');
    await give('in-progress');
    await give('completed');
    await give('assigned', other);
    expect(await badgesOf(student)).toEqual({ sessions: 1, homework: 2, notices: 0 });
  });

  test('say nothing to a tutor, whose places have none', async () => {
    expect(await badgesOf(tutor)).toEqual({ sessions: null, homework: null, notices: 0 });
  });

  test('stop counting where it no longer matters', async () => {
    for (let more = 0; more < BADGE_LIMIT + 5; more++) await give('assigned');
    expect(await badgesOf(student)).toMatchObject({ homework: BADGE_LIMIT });
  });
});
