import type { TutorProposals } from '@bayan/domain/applications/application-admin.contract';
import { addDays } from '@bayan/domain/time/days';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailOutbox } from '#schema/academy.ts';
import { applicationEvents, applicationFiles, applications } from '#schema/applications.ts';
import { availabilityDays, availabilityHours, availabilitySets, timeOff } from '#schema/availability.ts';
import { assignments, guardianConsents, guardians, profiles, students, tutors } from '#schema/people.ts';
import {
  addApplication,
  addPerson,
  addSession,
  addTutorApplication,
  type Person,
  signIn,
} from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { codeOf } from './applicant.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());

const make = (id: string, body: object = {}, version = 1) =>
  admin.call('POST', `/api/applications/${id}/account`, { body, version });
const only = <T>([row]: T[]): T => {
  if (row === undefined) throw new Error('nothing was stored');
  return row;
};

test('matched makes the child’s account, the parent’s contact and consent, and invites (R828)', async () => {
  const email = 'matched@family.example';
  const id = await addApplication(app, { email, phone: '+966501112233' });
  const tutorId = await addPerson(app, { role: 'tutor' });
  const answer = await make(id, { tutorId, subjects: ['English'] });
  expect(answer.status).toBe(201);
  const matched = (await answer.json()) as { profileId: string };
  expect(matched).toMatchObject({ stage: 'matched', ownerId: admin.id, version: 2 });
  const { profileId } = matched;
  const profile = only(await app.db.select().from(profiles).where(eq(profiles.id, profileId)));
  expect(profile).toMatchObject({ name: 'Omar', email, role: 'student', timezone: 'Asia/Riyadh' });
  const student = only(await app.db.select().from(students).where(eq(students.profileId, profileId)));
  expect(student).toMatchObject({
    ...{ schoolYear: 'Year 4', subjects: ['English'] },
    learningGoals: ['To speak.'],
  });
  const parent = only(await app.db.select().from(guardians).where(eq(guardians.studentId, profileId)));
  expect(parent).toMatchObject({ name: 'Maryam', email, whatsapp: '+966501112233', language: 'ar' });
  const agreed = await app.db
    .select()
    .from(guardianConsents)
    .where(eq(guardianConsents.guardianId, parent.id));
  expect(agreed).toMatchObject([{ purpose: 'lessons', textVersion: '2026-11' }]);
  const given = await app.db.select().from(assignments).where(eq(assignments.studentId, profileId));
  expect(given).toMatchObject([{ tutorId, subject: 'English' }]);
  const mails = await app.db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, email));
  expect(mails).toMatchObject([{ kind: 'invite', language: 'ar' }]);
});

test('it works once (R828)', async () => {
  const id = await addApplication(app, { email: 'once@family.example' });
  await make(id);
  const again = await make(id, {}, 2);
  expect([again.status, await codeOf(again)]).toEqual([409, 'application.stage']);
});

test('an address that somebody has is refused, nothing is half done, another one works (R828)', async () => {
  const email = `${admin.id}@people.example`;
  const id = await addApplication(app, { email });
  const taken = await make(id);
  expect([taken.status, await codeOf(taken)]).toEqual([409, 'profile.email-taken']);
  const stored = only(await app.db.select().from(applications).where(eq(applications.id, id)));
  expect(stored).toMatchObject({ stage: 'new', profileId: null, version: 1 });
  expect((await make(id, { email: 'sibling@family.example' })).status).toBe(201);
});

test('a tutor who cannot be assigned undoes it all (R828)', async () => {
  const email = 'undone@family.example';
  const id = await addApplication(app, { email });
  expect((await make(id, { tutorId: admin.id })).status).toBe(422);
  expect(await app.db.select().from(profiles).where(eq(profiles.email, email))).toEqual([]);
});

test('a tutor’s application ends in an invitation, its certificates also in the vetting (R828, R988)', async () => {
  const { id, fileId } = await addTutorApplication(app);
  const { profileId } = (await (await make(id)).json()) as { profileId: string };
  const tutor = only(await app.db.select().from(tutors).where(eq(tutors.profileId, profileId)));
  expect(tutor).toMatchObject({
    subjects: ['English'],
    qualifications: ['BA English, Leeds'],
    approvedAt: null,
  });
  const linked = await app.db
    .select({ fileId: applicationFiles.fileId })
    .from(applicationFiles)
    .innerJoin(applications, eq(applications.id, applicationFiles.applicationId))
    .where(eq(applications.profileId, profileId));
  expect(linked).toEqual([{ fileId }]);
  const vetting = await (await admin.call('GET', `/api/vetting/${profileId}`)).json();
  expect(vetting).toMatchObject({
    checks: expect.arrayContaining([
      expect.objectContaining({
        ...{ kind: 'teaching', state: 'open', variant: 'celta', checkedBy: null, version: 1 },
        documents: [expect.objectContaining({ id: fileId, name: 'CELTA.pdf' })],
      }),
    ]),
  });
});

test('tutors are proposed with their reasons, and the others named with theirs (R829)', async () => {
  const fits = await addPerson(app, { role: 'tutor' });
  const other = await addPerson(app, { role: 'tutor' });
  const set = (id: string, values: Partial<typeof tutors.$inferInsert>) =>
    app.db.update(tutors).set(values).where(eq(tutors.profileId, id));
  await set(fits, { subjects: ['English'], gender: 'female' });
  await set(other, { subjects: ['Physics'], gender: 'female' });
  const id = await addApplication(app);
  const answer = await admin.call('GET', `/api/applications/${id}/tutors`);
  const { proposals, leftOut, leftOutTutors } = (await answer.json()) as TutorProposals;
  expect(proposals).toContainEqual(
    expect.objectContaining({
      tutor: expect.objectContaining({ id: fits }),
      reasons: ['all-subjects', 'free'],
      limits: ['age-unknown', 'level-unknown', 'hours-unknown'],
      pupils: 0,
      freeHours: null,
      load: null,
    }),
  );
  expect(proposals.map(({ tutor }) => tutor.id)).not.toContain(other);
  expect(leftOut.map(({ mismatch }) => mismatch)).toContain('subject');
  expect(leftOutTutors).toContainEqual(
    expect.objectContaining({ tutor: expect.objectContaining({ id: other }), mismatch: 'subject' }),
  );
});

test('hours count by the family’s clock in both seasons, without time off, and may all be taken (R829)', async () => {
  const [meets, away, other, full] = [
    await addPerson(app, { role: 'tutor' }),
    await addPerson(app, { role: 'tutor' }),
    await addPerson(app, { role: 'tutor' }),
    await addPerson(app, { role: 'tutor' }),
  ];
  const teach = async (tutorId: string, weekday: number) => {
    await app.db
      .update(tutors)
      .set({ subjects: ['Chemistry'] })
      .where(eq(tutors.profileId, tutorId));
    const timing = { timezone: 'Europe/London', validFrom: '2026-01-01', bufferMinutes: 0 };
    const [set] = await app.db
      .insert(availabilitySets)
      .values({ tutorId, ...timing })
      .returning({ id: availabilitySets.id });
    await app.db
      .insert(availabilityHours)
      .values({ setId: set?.id ?? '', weekday, opens: 15 * 60, closes: 18 * 60 });
  };
  await teach(meets, 7);
  await teach(away, 7);
  await teach(other, 3);
  await teach(full, 7);
  const studentId = await addPerson(app, { role: 'student' });
  for (const week of [0, 1, 2, 3])
    for (const lesson of [0, 1, 2])
      await addSession(app, {
        ...{ tutorId: full, studentId },
        startsAt: new Date(app.clock.now().getTime() + (1 + week * 7) * 86_400_000 + lesson * 3_600_000),
      });
  const startsAt = new Date(Math.floor(app.clock.now().getTime() / 60_000) * 60_000 - 86_400_000);
  const endsAt = new Date(startsAt.getTime() + 366 * 86_400_000);
  await app.db.insert(timeOff).values({ tutorId: away, startsAt, endsAt, kind: 'leave' });
  // A week of closed dates: one of her four Sundays.
  const closed = [7, 8, 9, 10, 11, 12, 13].map(later =>
    addDays(app.clock.now().toISOString().slice(0, 10), later),
  );
  await app.db
    .insert(availabilityDays)
    .values(closed.map(day => ({ tutorId: meets, day, timezone: 'Europe/London', isWeekly: false })));
  const [row] = await app.db
    .select({ answers: applications.answers })
    .from(applications)
    .where(eq(applications.id, await addApplication(app)));
  // Sunday evening in Riyadh, 17 to 21: 14 to 18 in London in winter, 15 to 19 in summer.
  const answers = { ...row?.answers, subjects: ['Chemistry'] } as typeof applications.$inferInsert.answers;
  const id = await addApplication(app, { answers });
  const answer = await admin.call('GET', `/api/applications/${id}/tutors`);
  const { proposals, leftOut, leftOutTutors } = (await answer.json()) as TutorProposals;
  expect(proposals).toMatchObject([
    {
      tutor: { id: meets },
      freeHours: { winter: 3, summer: 3 },
      load: { taken: 0, offered: 2.3, isFull: false },
      reasons: expect.arrayContaining(['both-seasons']),
    },
  ]);
  expect(leftOut).toContainEqual({ mismatch: 'hours', count: 2 });
  expect(leftOutTutors[0]).toMatchObject({ tutor: { id: full }, mismatch: 'full', load: { taken: 3 } });
});

test('the first lesson that is planned moves the family’s application by itself (R832)', async () => {
  const id = await addApplication(app, { email: 'first@family.example' });
  const tutorId = await addPerson(app, { role: 'tutor' });
  const { profileId } = (await (await make(id, { tutorId, subjects: ['English'] })).json()) as {
    profileId: string;
  };
  const plan = (time: string) =>
    admin.call('POST', '/api/sessions', {
      body: {
        ...{ tutorId, studentId: profileId, subject: 'English', duration: 60 },
        ...{ date: '2027-01-11', time, timezone: 'UTC', status: 'scheduled' },
      },
    });
  expect((await plan('10:00')).status).toBe(201);
  expect((await plan('12:00')).status).toBe(201);
  const stored = only(await app.db.select().from(applications).where(eq(applications.id, id)));
  expect(stored).toMatchObject({ stage: 'first-lesson', version: 3 });
  const entries = await app.db
    .select()
    .from(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, id), eq(applicationEvents.kind, 'stage')));
  expect(entries).toMatchObject([{ actorId: null, data: { from: 'matched', to: 'first-lesson' } }]);
});

const body = { subject: 'English', duration: 60, timezone: 'UTC' };
test.each([
  ['under way', '/api/sessions', { ...body, date: '2026-11-15', time: '08:30', status: 'in-progress' }],
  ['over', '/api/sessions', { ...body, date: '2026-11-14', time: '10:00', status: 'completed' }],
  [
    'in a weekly series',
    '/api/session-series',
    {
      ...{ subject: 'English', slots: [{ weekday: 7, time: '19:00' }], timezone: 'Asia/Riyadh' },
      ...{ startsOn: '2027-01-10', untilOn: '2027-01-17', days: ['2027-01-10', '2027-01-17'] },
    },
  ],
])('a first lesson that is %s moves it as well (R832)', async (what, path, lesson) => {
  const id = await addApplication(app, { email: `${what.replaceAll(' ', '-')}@family.example` });
  const tutorId = await addPerson(app, { role: 'tutor' });
  const { profileId } = (await (await make(id, { tutorId, subjects: ['English'] })).json()) as {
    profileId: string;
  };
  const answer = await admin.call('POST', path, { body: { ...lesson, tutorId, studentId: profileId } });
  expect(answer.status).toBe(201);
  const stored = only(await app.db.select().from(applications).where(eq(applications.id, id)));
  expect(stored).toMatchObject({ stage: 'first-lesson', version: 3 });
});

test('tutors are proposed to families alone (R829)', async () => {
  const { id } = await addTutorApplication(app);
  expect((await admin.call('GET', `/api/applications/${id}/tutors`)).status).toBe(404);
});
