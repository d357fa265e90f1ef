import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, mailOutbox } from '#schema/academy.ts';
import { notices } from '#schema/notices.ts';
import { profiles, tutors } from '#schema/people.ts';
import { sessionSeries, sessionSeriesDays, sessionSeriesSlots, sessions } from '#schema/teaching.ts';
import { addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: Person;
let otherStudent: Person;
beforeAll(async () => {
  app = await createTestApp({ now: new Date('2026-12-01T09:00:00Z') });
  admin = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());

beforeEach(async () => {
  tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London', name: 'Eleanor' });
  student = await signIn(app, { role: 'student', name: 'Omar' });
  otherStudent = await signIn(app, { role: 'student', name: 'Mariam' });
  await assign(app, tutor.id, student.id, admin.id);
});

const SUNDAYS = [
  ...['2027-01-10', '2027-01-17', '2027-01-24', '2027-01-31', '2027-02-07', '2027-02-14'],
  ...['2027-02-21', '2027-02-28', '2027-03-07', '2027-03-14', '2027-03-21', '2027-03-28'],
];
const without = (...days: string[]) => SUNDAYS.filter(day => !days.includes(day));
const sundays = (given: object = {}) => ({
  ...{ studentId: student.id, subject: 'English', slots: [{ weekday: 7, time: '19:00' }] },
  ...{ startsOn: '2027-01-10', untilOn: '2027-03-28', timezone: 'Asia/Riyadh', days: SUNDAYS },
  ...given,
});
const make = (given: object = {}, who: Person = tutor, headers = {}) =>
  who.call('POST', '/api/session-series', { body: sundays(given), headers });
interface Series {
  readonly id: string;
  readonly sessions: readonly { readonly id: string; readonly startsAt: string }[];
}
async function made(...given: Parameters<typeof make>): Promise<Series> {
  const answer = await make(...given);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Series;
}
async function errorOf(...given: Parameters<typeof make>) {
  const answer = await make(...given);
  const { error } = (await answer.json()) as { error: Record<string, unknown> };
  return { status: answer.status, ...error };
}
const lessonsOf = (studentId: string) =>
  app.db.select().from(sessions).where(eq(sessions.studentId, studentId)).orderBy(asc(sessions.startsAt));
const seriesOf = (studentId: string) => app.db.$count(sessionSeries, eq(sessionSeries.studentId, studentId));
const busy = (startsAt = new Date('2027-02-21T16:30:00Z')) =>
  addSession(app, { tutorId: tutor.id, studentId: otherStudent.id, startsAt });

describe('R455: a series', () => {
  test('has a lesson on every chosen day, at the family’s hour, by the tutor’s clock and rate', async () => {
    await app.db
      .update(tutors)
      .set({ meetingLink: 'https://meet.example/e' })
      .where(eq(tutors.profileId, tutor.id));
    const answer = await make({ days: without('2027-01-31') });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBe('"1"');
    const series = (await answer.json()) as Series;
    expect(series).toMatchObject({
      ...{ tutor: { name: 'Eleanor', timezone: 'Europe/London' }, student: { name: 'Omar' } },
      ...{ subject: 'English', duration: 60, slots: [{ weekday: 7, time: '19:00' }], everyWeeks: 1 },
      ...{ startsOn: '2027-01-10', untilOn: '2027-03-28', lessons: null, timezone: 'Asia/Riyadh' },
      ...{ meetingLink: 'https://meet.example/e', version: 1 },
    });
    const lessons = await lessonsOf(student.id);
    expect(lessons.map(({ startsAt }) => startsAt.toISOString())).toEqual(
      without('2027-01-31').map(day => `${day}T16:00:00.000Z`),
    );
    expect(series.sessions.map(({ id }) => id)).toEqual(lessons.map(({ id }) => id));
    for (const lesson of lessons)
      expect(lesson).toMatchObject({
        ...{ seriesId: series.id, originalStartsAt: lesson.startsAt, status: 'scheduled', version: 1 },
        ...{ familyTimezone: 'Asia/Riyadh', enteredTimezone: 'Europe/London', durationMinutes: 60 },
        ...{ rate: 45, currency: 'GBP', meetingLink: 'https://meet.example/e', createdBy: tutor.id },
      });
    const off = await app.db
      .select()
      .from(sessionSeriesDays)
      .where(eq(sessionSeriesDays.seriesId, series.id));
    expect(off).toMatchObject([{ seriesId: series.id, day: '2027-01-31', kind: 'skipped' }]);
    expect(await app.db.$count(sessionSeriesSlots, eq(sessionSeriesSlots.seriesId, series.id))).toBe(1);
  });

  test('of a number of lessons has as many', async () => {
    const days = [...without('2027-01-31'), '2027-04-04'];
    const twelve = { untilOn: undefined, lessons: 12 };
    expect(await errorOf({ ...twelve, days: without('2027-01-31') })).toMatchObject({
      issues: [{ field: 'days', problem: 'too-short' }],
    });
    await made({ ...twelve, days });
    expect(await lessonsOf(student.id)).toHaveLength(12);
  });

  test('leaves one line, tells the family and the other side once, and reminds of every lesson', async () => {
    const series = await made({ tutorId: tutor.id }, admin);
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, series.id));
    expect(lines).toMatchObject([
      { action: 'session-series.made', noun: 'session-series', actorId: admin.id },
    ]);
    const ids = series.sessions.map(({ id }) => id);
    expect(
      await app.db.$count(auditLog, and(eq(auditLog.noun, 'sessions'), eq(auditLog.targetId, ids[0] ?? ''))),
    ).toBe(0);
    for (const { id } of [tutor, student]) {
      const told = await app.db.select().from(notices).where(eq(notices.profileId, id));
      expect(told.map(({ kind, about }) => [kind, about])).toEqual([
        ['series-made', `session-series:${series.id}`],
      ]);
    }
    const mails = await app.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.about, `session-series:${series.id}`));
    expect(mails.map(({ kind }) => kind)).toEqual(['series-made', 'series-made']);
  });

  test('case 12: takes the pair’s own lesson in, with its id and its notes', async () => {
    const single = await addSession(app, {
      ...{ tutorId: tutor.id, studentId: student.id, notes: 'Bring the book.' },
      startsAt: new Date('2027-01-24T16:00:00Z'),
    });
    const series = await made();
    const lessons = await lessonsOf(student.id);
    expect(lessons).toHaveLength(12);
    expect(lessons[2]).toMatchObject({
      ...{ id: single.id, notes: 'Bring the book.', seriesId: series.id, version: 2 },
      originalStartsAt: new Date('2027-01-24T16:00:00Z'),
    });
  });

  test('leaves the pair’s own lesson alone on a day that was not chosen', async () => {
    const startsAt = new Date('2027-01-24T16:00:00Z');
    const single = await addSession(app, { tutorId: tutor.id, studentId: student.id, startsAt });
    await made({ days: without('2027-01-24') });
    const [kept] = await app.db.select().from(sessions).where(eq(sessions.id, single.id));
    expect(kept).toMatchObject({ seriesId: null, version: 1 });
  });
});

describe('R455: a day that is not free any more', () => {
  test('case 10: is 409 with every clash, and nothing is stored; without it there are 11', async () => {
    await busy();
    await busy(new Date('2027-02-28T15:30:00Z'));
    const refused = await errorOf();
    expect(refused).toMatchObject({
      ...{ status: 409, code: 'series.clash' },
      clashes: [
        { day: '2027-02-21', whose: 'tutor', other: { name: 'Mariam' } },
        { day: '2027-02-28', whose: 'tutor' },
      ],
    });
    expect([await seriesOf(student.id), await lessonsOf(student.id)]).toEqual([0, []]);
    const series = await made({ days: without('2027-02-21', '2027-02-28') });
    expect(series.sessions).toHaveLength(10);
    const off = await app.db
      .select()
      .from(sessionSeriesDays)
      .where(eq(sessionSeriesDays.seriesId, series.id));
    expect(off.map(({ day, kind }) => `${day} ${kind}`)).toEqual(['2027-02-21 clash', '2027-02-28 clash']);
  });

  test('case 11: of two that overlap and are saved at once one is made whole and the other not at all', async () => {
    for (let round = 0; round < 20; round += 1) {
      const week = { everyWeeks: 8, lessons: 2, untilOn: undefined };
      const days = [`2027-0${1 + Math.floor(round / 10)}-${String(10 + (round % 10)).padStart(2, '0')}`];
      const [startsOn = ''] = days;
      const weekday = new Date(`${startsOn}T00:00:00Z`).getUTCDay() || 7;
      const second = new Date(Date.parse(`${startsOn}T00:00:00Z`) + 56 * 86_400_000)
        .toISOString()
        .slice(0, 10);
      const series = { ...week, startsOn, days: [startsOn, second], slots: [{ weekday, time: '19:00' }] };
      const later = { ...series, slots: [{ weekday, time: '19:30' }] };
      const before = (await lessonsOf(student.id)).length;
      const answers = await Promise.all([make(series), make({ ...later, tutorId: tutor.id }, admin)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await lessonsOf(student.id)).toHaveLength(before + 2);
    }
    expect(await seriesOf(student.id)).toBe(20);
  });

  test('case 11: the same request twice is one series with the same answer', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [await make({}, tutor, headers), await make({}, tutor, headers)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(await first.json());
    expect(await seriesOf(student.id)).toBe(1);
  });
});

describe('no series is made', () => {
  const field = (name: string, problem: string) => ({ issues: [{ field: name, problem }] });
  test('case 8: without a day, on a day that is not in the pattern, or by another clock than the family’s', async () => {
    expect(await errorOf({ days: [] })).toMatchObject({ status: 422, code: 'series.empty' });
    expect(await errorOf({ days: ['2027-01-11'] })).toMatchObject(field('days', 'not-offered'));
    expect(await errorOf({ days: [...SUNDAYS, '2027-04-04'] })).toMatchObject(field('days', 'not-offered'));
    await app.db.update(profiles).set({ timezone: 'Asia/Dubai' }).where(eq(profiles.id, student.id));
    expect(await errorOf()).toMatchObject(field('timezone', 'not-offered'));
    expect(await errorOf({ startsOn: '2026-11-29' })).toMatchObject(field('timezone', 'not-offered'));
    expect(await seriesOf(student.id)).toBe(0);
  });

  test('case 9: by a tutor of a child who is not hers, by a student, or of somebody who is not active', async () => {
    expect(await errorOf({ studentId: otherStudent.id })).toMatchObject({
      status: 422,
      code: 'session.student',
    });
    expect(await errorOf({}, student)).toMatchObject({ status: 403 });
    expect((await make({ studentId: otherStudent.id, tutorId: tutor.id }, admin)).status).toBe(201);
    await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, student.id));
    expect(await errorOf()).toMatchObject({ status: 422, code: 'session.inactive' });
  });
});
