import { BADGE_LIMIT } from '@bayan/domain/badges/badge-limit';
import type { TutorOverview } from '@bayan/domain/tutor-overview/tutor-overview.contract';
import { MANDATORY_CHECKS, variantsOf } from '@bayan/domain/vetting/checks';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { assignments, tutors } from '#schema/people.ts';
import { feedback, homework } from '#schema/teaching.ts';
import { addCheck, addPerson, addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/harness.ts';
import { sentStatements } from '#test/sent-statements.ts';

const app: TestApp = await createTestApp();
const admin = await addPerson(app, { role: 'admin' });
afterAll(() => app.close());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const from = (milliseconds: number) => new Date(TEST_NOW.getTime() + milliseconds);

/** A new one for each test, with a student of hers. */
let tutor: Person;
let student: string;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
  student = await addPerson(app, { role: 'student' });
  await assign(app, tutor.id, student, admin);
});

const overviewOf = async (person = tutor) => {
  const answer = await person.call('GET', '/api/tutor-overview');
  expect(answer.status).toBe(200);
  return (await answer.json()) as TutorOverview;
};
const session = (startsAt: Date, values: object = {}) =>
  addSession(app, { tutorId: tutor.id, studentId: student, startsAt, ...values });
const completed = (startsAt: Date, values: object = {}) =>
  session(startsAt, { status: 'completed', notes: 'Read aloud', ...values });
const idsOf = (sessions: readonly { id: string }[]) => sessions.map(({ id }) => id);
const oneAfterAnother = async <T>(many: number, make: (n: number) => Promise<T>): Promise<T[]> => {
  const made: T[] = [];
  for (let n = 0; n < many; n++) made.push(await make(n));
  return made;
};

test('who has taught nothing sees noughts and six empty months', async () => {
  const nothing = { count: 0, sessions: [] };
  expect(await overviewOf()).toEqual({
    firstSteps: { profile: false, hours: false, documents: false, lesson: false },
    totals: { sessions: 0, ratings: 0, stars: 0 },
    upcomingWithinAWeek: 0,
    activeStudents: 1,
    upcoming: [],
    recent: [],
    leftOpen: nothing,
    withoutNotes: nothing,
    homeworkToMark: 0,
    hoursByMonth: ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map(month => ({
      month,
      minutes: 0,
    })),
  });
});

test('a first step is done once its record is there (R756)', async () => {
  const stepsOf = async () => (await overviewOf()).firstSteps;
  const profile: Partial<typeof tutors.$inferInsert> = {
    bio: 'Twelve years in Leeds.',
    subjects: ['English'],
    qualifications: ['CELTA'],
  };
  for (const missing of [{ bio: '' }, { subjects: [] }, { qualifications: [] }]) {
    await app.db
      .update(tutors)
      .set({ ...profile, ...missing })
      .where(eq(tutors.profileId, tutor.id));
    expect(await stepsOf()).toMatchObject({ profile: false });
  }
  await app.db.update(tutors).set(profile).where(eq(tutors.profileId, tutor.id));
  expect(await stepsOf()).toEqual({ profile: true, hours: false, documents: false, lesson: false });
  const body = { validFrom: '2026-11-01', hours: [{ weekday: 1, opens: 720, closes: 1020 }] };
  expect((await tutor.call('POST', '/api/availability', { body })).status).toBe(201);
  expect(await stepsOf()).toEqual({ profile: true, hours: true, documents: false, lesson: false });
  await session(from(DAY));
  // One that has expired since is asked for by the academy, and not by this list.
  for (const kind of MANDATORY_CHECKS) {
    expect(await stepsOf()).toMatchObject({ documents: false });
    const variant = variantsOf(kind)[0];
    await addCheck(app, { tutorId: tutor.id, kind, ...(variant && { variant }), expiresOn: '2026-01-01' });
  }
  expect(await stepsOf()).toEqual({ profile: true, hours: true, documents: true, lesson: true });
});

test('totals are over all her sessions and the ratings that students gave (R109)', async () => {
  const rated = await completed(from(-3 * DAY));
  const other = await completed(from(-2 * DAY));
  await session(from(DAY));
  await app.db.insert(feedback).values([
    { sessionId: rated.id, studentRating: 5, studentRatedAt: TEST_NOW },
    {
      sessionId: other.id,
      studentRating: 4,
      studentRatedAt: TEST_NOW,
      tutorRating: 1,
      tutorRatedAt: TEST_NOW,
    },
  ]);
  expect((await overviewOf()).totals).toEqual({ sessions: 3, ratings: 2, stars: 9 });
});

test('the next seven days end to the minute, and what is not scheduled is not upcoming (R97)', async () => {
  await session(from(-HOUR), { durationMinutes: 60 });
  const begun = await session(TEST_NOW, { durationMinutes: 30 });
  const soon = await session(from(HOUR / 2));
  const last = await session(from(7 * DAY));
  await session(from(7 * DAY + 2 * HOUR));
  await session(from(3 * HOUR), { status: 'in-progress' });
  await session(from(5 * HOUR), { status: 'cancelled', cancelledAt: TEST_NOW, cancelledBy: tutor.id });
  const { upcomingWithinAWeek, upcoming } = await overviewOf();
  expect(upcomingWithinAWeek).toBe(2);
  // What has begun and nobody has started is listed until it ends (R723).
  expect(idsOf(upcoming).slice(0, 3)).toEqual([begun.id, soon.id, last.id]);
});

test('active students are those assigned now whose account is active, each once (R109)', async () => {
  await assign(app, tutor.id, await addPerson(app, { role: 'student', isActive: false }), admin);
  const ended = await assign(app, tutor.id, await addPerson(app, { role: 'student' }), admin);
  await app.db.insert(assignments).values({
    tutorId: tutor.id,
    studentId: student,
    subject: 'Physics',
    validFrom: from(-DAY),
    assignedBy: admin,
  });
  await app.db.insert(assignments).values({
    tutorId: tutor.id,
    studentId: await addPerson(app, { role: 'student' }),
    subject: 'English',
    validFrom: from(-DAY),
    validUntil: from(-HOUR),
    assignedBy: admin,
    endedBy: admin,
  });
  expect((await overviewOf()).activeStudents).toBe(2);
  const someAdmin = await signIn(app, { role: 'admin' });
  await someAdmin.call('POST', `/api/assignments/${ended}/end`, { version: 1 });
  app.clock.advance(1000);
  expect((await overviewOf()).activeStudents).toBe(1);
});

describe('its lists hold five each (R110)', () => {
  test('upcoming ones soonest first, completed ones newest first', async () => {
    const ahead = await oneAfterAnother(6, n => session(from((n + 1) * DAY)));
    const given = await oneAfterAnother(6, n => completed(from(-(n + 1) * DAY)));
    const { upcoming, recent } = await overviewOf();
    expect(idsOf(upcoming)).toEqual(idsOf(ahead.slice(0, 5)));
    expect(idsOf(recent)).toEqual(idsOf(given.slice(0, 5)));
    expect(recent[0]).toMatchObject({ student: { id: student }, notes: 'Read aloud', version: 1 });
  });

  test('left open are the oldest that ended and that nobody closed (R95)', async () => {
    const open = await oneAfterAnother(6, n =>
      session(from((n - 10) * DAY), { status: n % 2 === 0 ? 'scheduled' : 'in-progress' }),
    );
    const endsNow = await session(from(-HOUR), { status: 'in-progress' });
    await session(from(HOUR));
    await completed(from(-2 * DAY));
    const { leftOpen } = await overviewOf();
    expect(leftOpen.count).toBe(7);
    expect(idsOf(leftOpen.sessions)).toEqual(idsOf(open.slice(0, 5)));
    app.clock.set(from(-60_000));
    expect((await overviewOf()).leftOpen.count).toBe(6);
    expect(endsNow.endsAt).toEqual(TEST_NOW);
  });

  test('without notes are the newest completed ones about which nothing is written', async () => {
    const silent = await oneAfterAnother(6, n => completed(from(-(n + 1) * DAY), { notes: '' }));
    await completed(from(-HOUR));
    await session(from(-3 * HOUR), { status: 'in-progress' });
    const { withoutNotes } = await overviewOf();
    expect(withoutNotes.count).toBe(6);
    expect(idsOf(withoutNotes.sessions)).toEqual(idsOf(silent.slice(0, 5)));
  });

  test('counting stops where it no longer matters', async () => {
    await Promise.all(
      Array.from({ length: BADGE_LIMIT + 3 }, (_, n) => completed(from(-(n + 1) * 3 * HOUR), { notes: '' })),
    );
    const { withoutNotes, totals } = await overviewOf();
    expect(withoutNotes.count).toBe(BADGE_LIMIT);
    expect(totals.sessions).toBe(BADGE_LIMIT + 3);
  });
});

test('homework to mark was handed in and is not graded yet (R110)', async () => {
  const set = (values: object) =>
    app.db.insert(homework).values({
      studentId: student,
      tutorId: tutor.id,
      title: 'Essay',
      subject: 'English',
      dueAt: from(-DAY),
      ...values,
    });
  const handedIn = { status: 'completed', submittedAt: from(-HOUR) };
  await set({});
  await set({ status: 'in-progress' });
  await set({ ...handedIn, submissionUrl: 'https://docs.example/essay' });
  await set(handedIn);
  await set({ ...handedIn, grade: 'A-', gradedAt: TEST_NOW });
  await set({ ...handedIn, tutorId: await addPerson(app, { role: 'tutor' }) });
  expect((await overviewOf()).homeworkToMark).toBe(2);
});

describe('hours by month (R111)', () => {
  const minutesOf = async (person = tutor) =>
    Object.fromEntries(
      (await overviewOf(person)).hoursByMonth
        .filter(({ minutes }) => minutes !== 0)
        .map(({ month, minutes }) => [month, minutes]),
    );
  /** As the form sends it, and as it is answered. */
  const log = async (values: object) => {
    const body = { studentId: student, subject: 'English', ...values };
    const answer = await tutor.call('POST', '/api/sessions', { body });
    expect(answer.status).toBe(201);
    return (await answer.json()) as { id: string };
  };
  let version = 1;
  const change = async (id: string, body: object) => {
    const answer = await tutor.call('PATCH', `/api/sessions/${id}`, { body, version: version++ });
    expect(answer.status).toBe(200);
  };
  const become = async (id: string, status: string) => {
    const answer = await tutor.call('POST', `/api/sessions/${id}/status`, {
      // After the cut-off a tutor cancels with a reason (R514).
      body: { status, reason: 'I am ill' },
      version: version++,
    });
    expect(answer.status).toBe(200);
  };
  const correct = async (id: string, wrong: object) => {
    const body = { reason: 'The wrong day', ...wrong };
    const answer = await tutor.call('POST', `/api/sessions/${id}/correction`, { body, version: version++ });
    expect(answer.status).toBe(200);
  };
  beforeEach(() => {
    version = 1;
  });

  test('count a session from when it is completed, and follow it when it is corrected', async () => {
    const { id } = await log({ date: '2026-11-15', time: '09:00' });
    expect(await minutesOf()).toEqual({});
    await become(id, 'cancelled');
    await become(id, 'scheduled');
    expect(await minutesOf()).toEqual({});
    await become(id, 'completed');
    expect(await minutesOf()).toEqual({ '2026-11': 60 });
    await correct(id, { date: '2026-10-20', time: '10:00', duration: 90 });
    expect(await minutesOf()).toEqual({ '2026-10': 90 });
    await change(id, { notes: 'Read aloud' });
    expect(await minutesOf()).toEqual({ '2026-10': 90 });
    await log({ date: '2026-10-05', time: '10:00', status: 'completed', duration: 30 });
    expect(await minutesOf()).toEqual({ '2026-10': 120 });
  });

  test('at the edge of a month go by the clock the session was typed by, in summer and in winter', async () => {
    const last = { time: '23:30', status: 'completed', duration: 30 } as const;
    const first = { time: '00:00', status: 'completed', duration: 45 } as const;
    // Each an hour apart in UTC from where a clock that knows no summer would put it.
    await log({ ...last, date: '2026-08-31' });
    await log({ ...first, date: '2026-09-01' });
    await log({ ...last, date: '2026-10-31' });
    await log({ ...first, date: '2026-11-01' });
    expect(await minutesOf()).toEqual({ '2026-08': 30, '2026-09': 45, '2026-10': 30, '2026-11': 45 });
    await log({ ...first, date: '2026-07-01', timezone: 'Asia/Riyadh' });
    expect(await minutesOf()).toMatchObject({ '2026-07': 45 });
  });

  test('reach back six months by her own clock, and older and later ones are left out', async () => {
    await completed(new Date('2026-05-31T10:00:00Z'));
    await completed(new Date('2026-06-01T10:00:00Z'));
    await completed(new Date('2026-12-02T10:00:00Z'));
    expect(await minutesOf()).toEqual({ '2026-06': 60 });
    app.clock.set(new Date('2026-11-30T22:30:00Z'));
    const lastMonths = await Promise.all(
      ['Europe/London', 'Asia/Riyadh'].map(async timezone => {
        const { hoursByMonth } = await overviewOf(await signIn(app, { role: 'tutor', timezone }));
        return hoursByMonth.at(-1)?.month;
      }),
    );
    expect(lastMonths).toEqual(['2026-11', '2026-12']);
  });
});

test('it is asked for in six statements, all prepared', async () => {
  const names = (await sentStatements(app, () => overviewOf())).map(({ name }) => name);
  const own = names.filter(name => name !== 'auth_standing');
  expect(own).toHaveLength(6);
  expect(own).not.toContain(undefined);
});
