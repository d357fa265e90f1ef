import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailOutbox } from '#schema/academy.ts';
import { addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { keeperOf } from './note-keeper.ts';

const SECRET = 'Nightingale';

let app: TestApp;
let tutor: Person;
let student: Person;
let sessionId: string;

beforeAll(async () => {
  app = await createTestApp();
  const admin = await signIn(app, { role: 'admin' });
  tutor = await signIn(app, { role: 'tutor' });
  student = await signIn(app, { role: 'student' });
  await assign(app, tutor.id, student.id, admin.id);
  sessionId = (await addSession(app, { tutorId: tutor.id, studentId: student.id })).id;
  const { write } = keeperOf(admin);
  const about = [
    { kind: 'session', id: sessionId },
    { kind: 'person', id: student.id },
    { kind: 'person', id: tutor.id },
  ];
  for (const one of about) expect((await write({ text: SECRET, about: one })).status).toBe(201);
});
afterAll(() => app.close());

const SHOWN = {
  tutor: [
    '/api/sessions',
    '/api/sessions/SESSION',
    '/api/sessions/SESSION/calendar',
    '/api/students',
    '/api/students/STUDENT',
    '/api/students/STUDENT/parent-contact',
    '/api/progress-notes?studentId=STUDENT',
    '/api/messages?studentId=STUDENT',
    '/api/tutor-overview',
    '/api/me',
    '/api/me/activity',
    '/api/notices',
  ],
  student: [
    '/api/sessions',
    '/api/sessions/SESSION',
    '/api/sessions/SESSION/calendar',
    '/api/progress-notes?studentId=STUDENT',
    '/api/progress',
    '/api/student-overview',
    '/api/tutors',
    '/api/me',
    '/api/me/activity',
    '/api/notices',
  ],
};

test.each(['tutor', 'student'] as const)(
  'nothing that a %s reads contains a note of the staff about them (R921)',
  async role => {
    const { call } = role === 'tutor' ? tutor : student;
    for (const shown of SHOWN[role]) {
      const path = shown.replace('SESSION', sessionId).replace('STUDENT', student.id);
      const answer = await call('GET', path);
      expect({ path, status: answer.status }).toEqual({ path, status: 200 });
      expect(await answer.text()).not.toContain(SECRET);
    }
    expect((await call('GET', '/api/staff-notes')).status).toBe(403);
  },
);

test('no calendar and no mail contains a note of the staff (R921)', async () => {
  for (const { call } of [tutor, student]) {
    expect((await call('POST', '/api/me/calendar-feed')).status).toBe(201);
    const { address } = (await (await call('GET', '/api/me/calendar-feed')).json()) as { address: string };
    const text = await (await app.fetch(new URL(address).pathname)).text();
    expect(text).toContain('BEGIN:VEVENT');
    expect(text).not.toContain(SECRET);
  }
  expect(JSON.stringify(await app.db.select().from(mailOutbox))).not.toContain(SECRET);
});
