import { prepared } from '@bayan/platform/db/prepared';
import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles, tutors } from '#schema/people.ts';
import { feedback, sessions } from '#schema/teaching.ts';
import { addPerson, addSession } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const tutorId = await addPerson(app, { role: 'tutor' });
  const studentId = await addPerson(app, { role: 'student' });
  const [, rated] = [
    await addSession(app, { tutorId, studentId, meetingLink: 'https://meet.example/a' }),
    await addSession(app, { tutorId, studentId, status: 'completed' }),
  ];
  await app.db
    .insert(feedback)
    .values({ sessionId: rated.id, tutorRating: 4, tutorRatedAt: app.clock.now() });
});
afterAll(() => app.close());

const other = alias(profiles, 'other');

/** Every kind of thing that is selected anywhere: whole tables, some columns, expressions, tables that may lack a row. */
const queries = {
  'a table and joined ones': () =>
    app.db
      .select({
        session: sessions,
        student: { id: other.id, name: other.name, nameAr: other.nameAr },
        feedback: { sessionId: feedback.sessionId, rating: feedback.studentRating, by: feedback.tutorRating },
        isLong: sql<boolean>`${sessions.durationMinutes} > 45`,
        doubled: sql`${sessions.durationMinutes} * 2`.mapWith(Number).as('doubled'),
      })
      .from(sessions)
      .innerJoin(other, eq(other.id, sessions.studentId))
      .leftJoin(feedback, eq(feedback.sessionId, sessions.id))
      .orderBy(desc(sessions.startsAt)),
  'columns of several tables in one record': () =>
    app.db
      .select({ id: profiles.id, rate: tutors.hourlyRate, subjects: tutors.subjects, at: tutors.approvedAt })
      .from(profiles)
      .leftJoin(tutors, eq(tutors.profileId, profiles.id))
      .orderBy(profiles.id),
  'one table': () => app.db.select().from(profiles).orderBy(profiles.id),
};

test.each(Object.entries(queries))('%s come out as Drizzle itself maps them', async (name, query) => {
  const rows: unknown = await prepared<{ execute(): Promise<unknown> }>(app.db, name, query).execute();
  expect(rows).toEqual(await query());
  expect(rows).not.toEqual([]);
});

test('a joined row whose first column is null is a row all the same', async () => {
  const query = () =>
    app.db
      .select({ id: sessions.id, feedback: { student: feedback.studentRating, tutor: feedback.tutorRating } })
      .from(sessions)
      .leftJoin(feedback, eq(feedback.sessionId, sessions.id))
      .orderBy(sessions.startsAt);
  const rows = await prepared(app.db, 'joined', query).execute();
  expect(rows.map(row => row.feedback)).toEqual([null, { student: null, tutor: 4 }]);
});
