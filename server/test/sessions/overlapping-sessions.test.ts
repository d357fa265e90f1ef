import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOverlappingSessions } from '#teaching/sessions/overlapping-sessions.repository.ts';
import { addPerson, addSession } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('completed lessons that overlap are listed, for tutors and for students, and no others (R496)', async () => {
  const [emma, daniel] = [
    await addPerson(app, { role: 'tutor', name: 'Emma' }),
    await addPerson(app, { role: 'tutor', name: 'Daniel' }),
  ];
  const [omar, dana] = [
    await addPerson(app, { role: 'student', name: 'Omar' }),
    await addPerson(app, { role: 'student', name: 'Dana' }),
  ];
  const at = (time: string, tutorId: string, studentId: string, status: 'completed' | 'scheduled') =>
    addSession(app, { tutorId, studentId, status, startsAt: new Date(`2026-11-02T${time}Z`) });
  const first = await at('09:00', emma, omar, 'completed');
  const second = await at('09:30', emma, dana, 'completed');
  await at('10:30', emma, dana, 'completed');
  const third = await at('11:15', daniel, dana, 'completed');
  await at('09:45', daniel, omar, 'scheduled');
  const pairs = await listOverlappingSessions(app.db, 10);
  expect(pairs).toMatchObject([
    { whose: 'student', id: third.id, tutor: 'Daniel', otherTutor: 'Emma', startsAt: '2026-11-02T11:15Z' },
    {
      whose: 'tutor',
      id: second.id,
      student: 'Dana',
      otherId: first.id,
      otherStudent: 'Omar',
      otherStartsAt: '2026-11-02T09:00Z',
      otherMinutes: 60,
    },
  ]);
  expect(await listOverlappingSessions(app.db, 1)).toHaveLength(1);
});
