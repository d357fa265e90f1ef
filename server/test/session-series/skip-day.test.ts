import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, mailOutbox } from '#schema/academy.ts';
import { notices } from '#schema/notices.ts';
import { assignments, profiles } from '#schema/people.ts';
import { sessionConsequences, sessionSeriesDays, sessions } from '#schema/teaching.ts';
import { addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type MadeSeries, makeSundays, SUNDAYS } from './sundays.ts';

/** The first lesson is within 48 hours, all others are not. */
const NOW = new Date('2027-01-09T09:00:00Z');
const DAY = '2027-02-07';
const AT = `${DAY}T16:00:00.000Z`;

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: Person;
beforeAll(async () => {
  app = await createTestApp({ now: NOW });
  admin = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());

let series: MadeSeries;
beforeEach(async () => {
  app.clock.set(NOW);
  tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London', name: 'Eleanor' });
  student = await signIn(app, { role: 'student', name: 'Omar' });
  await assign(app, tutor.id, student.id, admin.id);
  series = await makeSundays(tutor, student.id);
});
const twelve = async (who: Person = tutor) => {
  await app.db.delete(sessions).where(eq(sessions.studentId, student.id));
  const pair = who.id === tutor.id ? {} : { tutorId: tutor.id };
  series = await makeSundays(who, student.id, { ...pair, untilOn: undefined, lessons: 12 });
};

interface Asked {
  readonly who?: Person;
  readonly version?: number;
  readonly path?: string;
  readonly reason?: string;
}
const skip = (day: string, { who = admin, version = 1, path = '', reason }: Asked = {}) =>
  who.call('POST', `/api/session-series/${series.id}/days/${day}${path}`, { body: { reason }, version });
const takeBack = (day: string, { who = admin, version = 2 }: Asked = {}) =>
  who.call('DELETE', `/api/session-series/${series.id}/days/${day}`, { version });
const statusOf = async (answer: Promise<Response>) => (await answer).status;
async function errorOf(answer: Promise<Response>) {
  const { error } = (await (await answer).json()) as { error: { code: string; clashes?: unknown } };
  return error;
}
const lessons = () =>
  app.db
    .select()
    .from(sessions)
    .where(eq(sessions.studentId, student.id))
    .orderBy(asc(sessions.originalStartsAt));
const daysOf = async () =>
  (await lessons())
    .filter(({ status }) => status === 'scheduled')
    .map(({ startsAt }) => startsAt.toISOString().slice(0, 10));
const without = (...days: string[]) => SUNDAYS.filter(day => !days.includes(day));
const daysOff = () =>
  app.db
    .select({ day: sessionSeriesDays.day, kind: sessionSeriesDays.kind, reason: sessionSeriesDays.reason })
    .from(sessionSeriesDays)
    .where(eq(sessionSeriesDays.seriesId, series.id))
    .orderBy(asc(sessionSeriesDays.day));
const busy = async (startsAt: string) => {
  const other = await signIn(app, { role: 'student', name: 'Mariam' });
  await addSession(app, { tutorId: tutor.id, studentId: other.id, startsAt: new Date(startsAt) });
};

describe('case 21: a day that is skipped (R458)', () => {
  test('has no lesson any more, and the series says why; taken back it has one again', async () => {
    const answer = await skip(DAY, { reason: 'Wedding' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(await answer.json()).toMatchObject({
      daysOff: [{ day: DAY, kind: 'skipped', reason: 'Wedding' }],
      ...{ untilOn: '2027-03-28', endsAt: '2027-03-28T17:00:00.000Z' },
    });
    expect(await daysOf()).toEqual(without(DAY));

    const back = await takeBack(DAY);
    expect(back.status).toBe(200);
    expect(back.headers.get('etag')).toBe('"3"');
    expect(await daysOf()).toEqual(SUNDAYS);
    expect(await daysOff()).toEqual([]);
    const [made] = (await lessons()).filter(({ startsAt }) => startsAt.toISOString() === AT);
    expect(made).toMatchObject({
      ...{ seriesId: series.id, originalStartsAt: new Date(AT), durationMinutes: 60, subject: 'English' },
      ...{ familyTimezone: 'Asia/Riyadh', enteredTimezone: 'Europe/London', rate: 45, currency: 'GBP' },
    });
  });

  test('keeps a lesson that somebody may look for as withdrawn, which is on again when it is taken back', async () => {
    const [soon] = await lessons();
    if (!soon) throw new Error('no lesson');
    expect(await statusOf(skip('2027-01-10'))).toBe(200);
    expect((await lessons())[0]).toMatchObject({ id: soon.id, status: 'cancelled', outcome: 'withdrawn' });
    expect(await statusOf(takeBack('2027-01-10'))).toBe(200);
    expect((await lessons())[0]).toMatchObject({
      ...{ id: soon.id, status: 'scheduled', outcome: null, startsAt: soon.startsAt },
      ...{ cancelledAt: null, cancelledBy: null, cancelReason: null },
    });
    const facts = await app.db
      .select()
      .from(sessionConsequences)
      .where(eq(sessionConsequences.sessionId, soon.id))
      .orderBy(asc(sessionConsequences.at), asc(sessionConsequences.id));
    expect(facts.map(({ cause }) => cause).toSorted()).toEqual(['open-again', 'withdrawn']);
  });

  test('of a lesson that was moved by hand takes that one out, and puts it back where it was', async () => {
    const moved = new Date('2027-02-08T14:00:00Z');
    const [lesson] = (await lessons()).filter(({ startsAt }) => startsAt.toISOString() === AT);
    await app.db
      .update(sessions)
      .set({ startsAt: moved })
      .where(eq(sessions.id, lesson?.id ?? ''));
    await skip(DAY);
    expect((await lessons()).find(({ id }) => id === lesson?.id)).toMatchObject({ outcome: 'withdrawn' });
    await takeBack(DAY);
    expect((await lessons()).find(({ id }) => id === lesson?.id)).toMatchObject({
      ...{ status: 'scheduled', startsAt: moved, originalStartsAt: new Date(AT) },
    });
  });

  test('shows before what it does, and stores nothing', async () => {
    const shown = await skip(DAY, { who: tutor, path: '/preview' });
    expect(shown.status).toBe(200);
    expect(await shown.json()).toEqual({
      removed: [{ id: expect.any(String), startsAt: AT }],
      ...{ withdrawn: [], kept: [], made: [] },
    });
    expect(await daysOf()).toEqual(SUNDAYS);
    expect(await daysOff()).toEqual([]);
  });

  test('is 409 with the lesson in the way when it is taken back and the time is not free', async () => {
    await skip(DAY);
    await busy('2027-02-07T16:30:00Z');
    expect(await errorOf(takeBack(DAY))).toMatchObject({
      code: 'series.clash',
      clashes: [{ day: DAY, whose: 'tutor', other: { name: 'Mariam' } }],
    });
    expect(await daysOf()).toEqual(without(DAY));
    expect(await daysOff()).toHaveLength(1);
  });
});

describe('a series of n lessons (R458)', () => {
  test('gets one more at its end for a day that is skipped, and gives it up when that is taken back', async () => {
    await twelve();
    const shown = await (await skip(DAY, { path: '/preview' })).json();
    expect(shown).toMatchObject({ made: [{ day: '2027-04-04', startsAt: '2027-04-04T16:00:00.000Z' }] });
    expect(await (await skip(DAY)).json()).toMatchObject({
      ...{ lessons: 12, endsAt: '2027-04-04T17:00:00.000Z' },
    });
    expect(await daysOf()).toEqual([...without(DAY), '2027-04-04']);
    expect(await (await takeBack(DAY)).json()).toMatchObject({ endsAt: '2027-03-28T17:00:00.000Z' });
    expect(await daysOf()).toEqual(SUNDAYS);
  });

  test('passes over days at its end that are not free, and forgets them when it ends earlier again', async () => {
    await twelve();
    await busy('2027-04-04T16:00:00Z');
    await skip(DAY);
    expect(await daysOf()).toEqual([...without(DAY), '2027-04-11']);
    expect((await daysOff()).map(({ day, kind }) => `${day} ${kind}`)).toEqual([
      '2027-02-07 skipped',
      '2027-04-04 clash',
    ]);
    await takeBack(DAY);
    expect(await daysOf()).toEqual(SUNDAYS);
    expect(await daysOff()).toEqual([]);
  });

  test('leaves a single lesson of the pair at its end alone', async () => {
    await twelve();
    const startsAt = new Date('2027-04-04T16:00:00Z');
    const single = await addSession(app, { tutorId: tutor.id, studentId: student.id, startsAt });
    await skip(DAY);
    const [kept] = await app.db.select().from(sessions).where(eq(sessions.id, single.id));
    expect(kept).toMatchObject({ seriesId: null, version: 1 });
    expect((await daysOf()).toSorted().slice(-2)).toEqual(['2027-04-04', '2027-04-11']);
  });

  test('has its last lesson again, not a second one, when that had stayed as a withdrawn one', async () => {
    await twelve();
    await skip(DAY);
    const last = (await lessons()).at(-1);
    await app.db
      .update(sessions)
      .set({ notes: 'Exam' })
      .where(eq(sessions.id, last?.id ?? ''));
    await takeBack(DAY);
    expect((await lessons()).at(-1)).toMatchObject({ id: last?.id, outcome: 'withdrawn' });
    expect(await statusOf(skip(DAY, { version: 3 }))).toBe(200);
    expect((await lessons()).at(-1)).toMatchObject({ id: last?.id, status: 'scheduled', outcome: null });
  });

  test('is told once to each reader: one mail with what is off and what is on, one notice for each', async () => {
    await twelve(admin);
    await app.db.update(profiles).set({ email: 'omar@skip.example' }).where(eq(profiles.id, student.id));
    await app.db.update(profiles).set({ email: 'eleanor@skip.example' }).where(eq(profiles.id, tutor.id));
    app.clock.set(new Date('2027-01-09T09:30:00Z'));
    await app.db.delete(mailOutbox);
    await skip(DAY, { reason: 'Wedding' });
    const mails = await app.db
      .select({ kind: mailOutbox.kind, to: mailOutbox.toAddress, data: mailOutbox.data })
      .from(mailOutbox)
      .where(like(mailOutbox.toAddress, '%@skip.example'))
      .orderBy(asc(mailOutbox.toAddress));
    expect(
      mails.map(({ kind, to, data: { reader, count, reason } }) => ({ kind, to, reader, count, reason })),
    ).toEqual(
      [
        ...[{ kind: 'lessons-settled', to: 'eleanor@skip.example', reader: 'tutor-both' }],
        ...[{ kind: 'lessons-settled', to: 'omar@skip.example', reader: 'student' }],
      ].map(mail => ({ ...mail, count: '2', reason: 'Wedding' })),
    );
    for (const { id } of [tutor, student]) {
      const told = await app.db
        .select({ kind: notices.kind })
        .from(notices)
        .where(and(eq(notices.profileId, id), like(notices.about, 'sessions:%')));
      expect(told.map(({ kind }) => kind).toSorted()).toEqual(['lesson-cancelled', 'lesson-made']);
    }
  });
});

describe('a day that cannot be skipped or taken back (R458)', () => {
  test.each([
    ['is not in the pattern', '2027-02-08'],
    ['is behind the last one', '2027-04-04'],
    ['is past', '2027-01-03'],
  ])('is 422: one that %s', async (_which, day) => {
    expect(await errorOf(skip(day))).toMatchObject({ code: 'series.day' });
    expect(await errorOf(takeBack(day, { version: 1 }))).toMatchObject({ code: 'series.day' });
  });

  test('is 422 when it is off already, or its lesson is closed', async () => {
    await skip(DAY);
    expect(await errorOf(skip(DAY, { version: 2 }))).toMatchObject({ code: 'series.day' });
    await app.db
      .update(sessions)
      .set({ status: 'cancelled', outcome: 'family-cancelled', cancelledAt: NOW, cancelledBy: student.id })
      .where(
        and(eq(sessions.studentId, student.id), eq(sessions.startsAt, new Date('2027-02-14T16:00:00Z'))),
      );
    expect(await errorOf(skip('2027-02-14', { version: 2 }))).toMatchObject({ code: 'series.day' });
  });

  test('is 422 once it is past', async () => {
    await skip(DAY);
    app.clock.set(new Date('2027-02-08T09:00:00Z'));
    const later = await signIn(app, { role: 'admin' });
    expect(await errorOf(takeBack(DAY, { who: later }))).toMatchObject({ code: 'series.day' });
  });

  test('is refused to a second window, which is shown the series as it is', async () => {
    const answers = await Promise.all([skip(DAY), skip('2027-02-14', { who: tutor })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect(await daysOf()).toHaveLength(11);
  });

  test('is taken back once by two who press at once, over ten rounds', async () => {
    let version = 1;
    for (let round = 0; round < 10; round += 1) {
      await skip(DAY, { version });
      const again = { version: version + 1 };
      const answers = await Promise.all([takeBack(DAY, again), takeBack(DAY, { ...again, who: tutor })]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
      expect(await daysOf()).toEqual(SUNDAYS);
      version += 2;
    }
  });

  test('is refused to everybody but an admin and the student’s tutor', async () => {
    const stranger = await signIn(app, { role: 'tutor' });
    const another = await signIn(app, { role: 'student' });
    await assign(app, stranger.id, another.id, admin.id);
    expect(await statusOf(skip(DAY, { who: stranger }))).toBe(404);
    expect(await statusOf(skip(DAY, { who: student }))).toBe(403);
    expect(await daysOf()).toHaveLength(12);
    await app.db
      .update(assignments)
      .set({ validUntil: app.clock.now(), endedBy: admin.id })
      .where(and(eq(assignments.tutorId, tutor.id), eq(assignments.studentId, student.id)));
    expect(await statusOf(skip(DAY, { who: tutor }))).toBe(404);
  });

  test('is not put back for two who have parted, or for a tutor who is not active', async () => {
    await skip(DAY);
    await app.db
      .update(assignments)
      .set({ validUntil: app.clock.now(), endedBy: admin.id })
      .where(and(eq(assignments.tutorId, tutor.id), eq(assignments.studentId, student.id)));
    expect(await errorOf(takeBack(DAY))).toMatchObject({ code: 'session.student' });
  });
});

test('a skip and its taking back are a line each, with the lessons before and after', async () => {
  await skip(DAY);
  await takeBack(DAY);
  const lines = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.targetId, series.id))
    .orderBy(asc(auditLog.id));
  expect(
    lines.map(({ action, after }) => [action, (after as unknown as MadeSeries).sessions.length]),
  ).toEqual([
    ['session-series.made', 12],
    ['session-series.day-skipped', 11],
    ['session-series.day-taken-back', 12],
  ]);
});
