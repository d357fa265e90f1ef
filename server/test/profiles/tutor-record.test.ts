import type { WholeTutor } from '@bayan/domain/tutor-record/tutor-record.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeOff } from '#schema/availability.ts';
import { sessionJoins } from '#schema/teaching.ts';
import { addPerson, addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());

test('an administrator reads all of a tutor (R878)', async () => {
  const tutor = await addPerson(app, { role: 'tutor', name: 'Amelia Hart', approved: false });
  const student = await addPerson(app, { role: 'student' });
  await assign(app, tutor, student, admin.id);
  const startsAt = new Date(app.clock.now().getTime() + 24 * 3_600_000);
  await addSession(app, { tutorId: tutor, studentId: student, startsAt });
  const answer = await admin.call('GET', `/api/tutors/${tutor}/record`);
  expect((await answer.json()) as WholeTutor).toMatchObject({
    profile: { id: tutor, name: 'Amelia Hart', isActive: true },
    tutor: { hourlyRate: 45, approvedAt: null },
    assignments: [{ student: { id: student }, subject: 'English', until: null }],
    punctuality: { joined: 0, onTime: 0 },
    overview: { upcomingWithinAWeek: 1, activeStudents: 1, upcoming: [{ student: { id: student } }] },
  });
});

test('the days to come show what is planned of the time offered, time off left out (R972)', async () => {
  const tutor = await addPerson(app, { role: 'tutor' });
  const student = await addPerson(app, { role: 'student' });
  const tomorrow = new Date(app.clock.now().getTime() + 24 * 3_600_000).toISOString().slice(0, 10);
  const weekday = new Date(tomorrow).getUTCDay() || 7;
  const body = { tutorId: tutor, timezone: 'UTC', validFrom: tomorrow };
  await admin.call('POST', '/api/availability', {
    body: { ...body, hours: [{ weekday, opens: 540, closes: 720 }] },
  });
  await app.db.insert(timeOff).values({
    ...{ tutorId: tutor, kind: 'leave' },
    startsAt: new Date(`${tomorrow}T11:00:00Z`),
    endsAt: new Date(`${tomorrow}T18:00:00Z`),
  });
  const lesson = { tutorId: tutor, studentId: student, durationMinutes: 45 };
  await addSession(app, { ...lesson, startsAt: new Date(`${tomorrow}T09:00:00Z`) });
  const { week } = (await (await admin.call('GET', `/api/tutors/${tutor}/record`)).json()) as WholeTutor;
  expect(week.hasHours).toBe(true);
  expect(week.days.find(({ day }) => day === tomorrow)).toEqual({
    ...{ day: tomorrow, lessons: 1, minutes: 45, offered: 120 },
  });
  expect(week.days.reduce((sum, { lessons }) => sum + lessons, 0)).toBe(1);
});

test('the joins of the last lessons tell who comes on time (R984)', async () => {
  const tutor = await addPerson(app, { role: 'tutor' });
  const student = await addPerson(app, { role: 'student' });
  const at = (hours: number) => new Date(app.clock.now().getTime() - hours * 3_600_000);
  for (const [hours, lateMinutes] of [
    [50, -5],
    [40, 3],
    [30, 4],
  ] as const) {
    const startsAt = at(hours);
    const { id } = await addSession(app, {
      tutorId: tutor,
      studentId: student,
      startsAt,
      status: 'completed',
    });
    const joined = new Date(startsAt.getTime() + lateMinutes * 60_000);
    await app.db.insert(sessionJoins).values([
      { sessionId: id, profileId: tutor, at: joined },
      { sessionId: id, profileId: student, at: startsAt },
    ]);
  }
  await addSession(app, { tutorId: tutor, studentId: student, startsAt: at(20), status: 'completed' });
  const answer = await admin.call('GET', `/api/tutors/${tutor}/record`);
  expect((await answer.json()) as WholeTutor).toMatchObject({ punctuality: { joined: 3, onTime: 2 } });
});

test('there is none of somebody who is no tutor (R878)', async () => {
  const student = await addPerson(app, { role: 'student' });
  expect((await admin.call('GET', `/api/tutors/${student}/record`)).status).toBe(404);
});
