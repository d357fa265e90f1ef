import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, mailOutbox } from '#schema/academy.ts';
import { notices } from '#schema/notices.ts';
import { profiles } from '#schema/people.ts';
import { sessionSeriesPauses, sessions } from '#schema/teaching.ts';
import { addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type MadeSeries, makeSundays } from './sundays.ts';

/** Twenty hours before the first lesson: families cancel free of charge until 24 hours before. */
const NOW = new Date('2027-06-12T20:00:00Z');
const SUNDAYS = [
  ...['2027-06-13', '2027-06-20', '2027-06-27', '2027-07-04', '2027-07-11', '2027-07-18'],
  ...['2027-07-25', '2027-08-01', '2027-08-08'],
];
const JULY = { fromOn: '2027-07-01', untilOn: '2027-07-31' };
const IN_JULY = SUNDAYS.filter(day => day.startsWith('2027-07'));
const OTHERS = SUNDAYS.filter(day => !day.startsWith('2027-07'));
const at = (day: string) => `${day}T16:00:00.000Z`;

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
const made = async (who: Person, given: object) => {
  await app.db.delete(sessions).where(eq(sessions.studentId, student.id));
  const pair = who.id === admin.id ? { tutorId: tutor.id } : {};
  series = await makeSundays(who, student.id, { startsOn: '2027-06-13', days: SUNDAYS, ...pair, ...given });
};
beforeEach(async () => {
  app.clock.set(NOW);
  tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London', name: 'Eleanor' });
  student = await signIn(app, { role: 'student', name: 'Omar' });
  await assign(app, tutor.id, student.id, admin.id);
  await made(tutor, { untilOn: '2027-08-08' });
});

interface Asked {
  readonly who?: Person;
  readonly version?: number;
  readonly path?: string;
}
const pause = (body: object, { who = admin, version = 1, path = '' }: Asked = {}) =>
  who.call('POST', `/api/session-series/${series.id}/pauses${path}`, { body, version });
const takeBack = (id: string, { who = admin, version = 2 }: Asked = {}) =>
  who.call('DELETE', `/api/session-series/${series.id}/pauses/${id}`, { version });
const statusOf = async (answer: Promise<Response>) => (await answer).status;
async function errorOf(answer: Promise<Response>) {
  const { error } = (await (await answer).json()) as { error: { code: string } };
  return error;
}
const idOf = async (answer: Promise<Response>) => {
  const { pauses } = (await (await answer).json()) as { pauses: { id: string }[] };
  return pauses.at(-1)?.id ?? '';
};
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
const move = (day: string, startsAt: string) =>
  app.db
    .update(sessions)
    .set({ startsAt: new Date(startsAt) })
    .where(and(eq(sessions.studentId, student.id), eq(sessions.startsAt, new Date(at(day)))));

describe('case 22: a pause (R458)', () => {
  test('takes out 4, 11, 18 and 25 July, and leaves 1 August', async () => {
    const shown = await pause(JULY, { who: tutor, path: '/preview' });
    expect(await shown.json()).toMatchObject({
      removed: IN_JULY.map(day => ({ startsAt: at(day) })),
      ...{ withdrawn: [], kept: [], made: [] },
    });
    expect(await daysOf()).toEqual(SUNDAYS);
    const answer = await pause({ ...JULY, reason: 'Summer' }, { who: tutor });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(await answer.json()).toMatchObject({ pauses: [{ ...JULY, reason: 'Summer' }], daysOff: [] });
    expect(await daysOf()).toEqual(OTHERS);
  });

  test('from today leaves and names a lesson in 20 hours, and takes out the next one', async () => {
    const soon = { fromOn: '2027-06-12', untilOn: '2027-06-20' };
    expect(await (await pause(soon, { path: '/preview' })).json()).toMatchObject({
      kept: [{ startsAt: at('2027-06-13'), because: 'cut-off' }],
      removed: [{ startsAt: at('2027-06-20') }],
    });
    await pause(soon);
    expect(await daysOf()).toEqual(SUNDAYS.filter(day => day !== '2027-06-20'));
  });

  test('in the second of the cut-off takes the lesson out, a second later it leaves it', async () => {
    const soon = { fromOn: '2027-06-13', untilOn: '2027-06-13' };
    app.clock.set(new Date('2027-06-12T16:00:00Z'));
    expect(await (await pause(soon, { path: '/preview' })).json()).toMatchObject({
      withdrawn: [{ startsAt: at('2027-06-13') }],
      kept: [],
    });
    app.clock.set(new Date('2027-06-12T16:00:01Z'));
    expect(await (await pause(soon, { path: '/preview' })).json()).toMatchObject({
      ...{ withdrawn: [], kept: [{ because: 'cut-off' }] },
    });
  });

  test('leaves what was moved by hand out of it, or into it', async () => {
    await move('2027-07-04', '2027-06-29T14:00:00Z');
    await move('2027-08-01', '2027-07-30T14:00:00Z');
    const body = (await (await pause(JULY)).json()) as { pauses: unknown[] };
    expect(body.pauses).toHaveLength(1);
    expect((await daysOf()).toSorted()).toEqual(
      [...OTHERS.filter(day => day !== '2027-08-01'), '2027-06-29', '2027-07-30'].toSorted(),
    );
  });

  test('cancels what has a trace as withdrawn; taken back that is on again and the others are made again', async () => {
    const [noted] = (await lessons()).filter(({ startsAt }) => startsAt.toISOString() === at('2027-07-11'));
    await app.db
      .update(sessions)
      .set({ notes: 'Bring the book' })
      .where(eq(sessions.id, noted?.id ?? ''));
    const id = await idOf(pause(JULY));
    expect((await lessons()).find(({ id }) => id === noted?.id)).toMatchObject({ outcome: 'withdrawn' });
    expect(await statusOf(takeBack(id))).toBe(200);
    expect(await daysOf()).toEqual(SUNDAYS);
    expect((await lessons()).find(({ id }) => id === noted?.id)).toMatchObject({
      ...{ status: 'scheduled', outcome: null, notes: 'Bring the book' },
    });
  });

  test('in the middle of it taken back makes the lessons that are still ahead, and keeps what is over', async () => {
    const id = await idOf(pause(JULY));
    app.clock.set(new Date('2027-07-12T09:00:00Z'));
    const later = await signIn(app, { role: 'admin' });
    const answer = await takeBack(id, { who: later });
    expect(await answer.json()).toMatchObject({ pauses: [{ fromOn: '2027-07-01', untilOn: '2027-07-11' }] });
    expect(await daysOf()).toEqual(SUNDAYS.filter(day => day !== '2027-07-04' && day !== '2027-07-11'));
    expect(await statusOf(takeBack(id, { who: later, version: 3 }))).toBe(404);
  });

  test('taken back leaves out the days that were skipped besides', async () => {
    const skipped = '2027-07-11';
    await admin.call('POST', `/api/session-series/${series.id}/days/${skipped}`, { body: {}, version: 1 });
    const id = await idOf(pause(JULY, { version: 2 }));
    // In the pause that day stays without a lesson.
    const day = `/api/session-series/${series.id}/days/${skipped}`;
    expect(await statusOf(admin.call('DELETE', day, { version: 3 }))).toBe(200);
    expect(await daysOf()).toEqual(OTHERS);
    await takeBack(id, { version: 4 });
    expect(await daysOf()).toEqual(SUNDAYS);
  });

  test('of a series of n lessons moves its end by as many, and back', async () => {
    await made(tutor, { untilOn: undefined, lessons: 9 });
    expect(await (await pause(JULY, { path: '/preview' })).json()).toMatchObject({
      made: [{ day: '2027-08-15' }, { day: '2027-08-22' }, { day: '2027-08-29' }, { day: '2027-09-05' }],
    });
    const id = await idOf(pause(JULY));
    expect(await daysOf()).toEqual([...OTHERS, '2027-08-15', '2027-08-22', '2027-08-29', '2027-09-05']);
    await takeBack(id);
    expect(await daysOf()).toEqual(SUNDAYS);
  });

  test('over the end of a series of n lessons goes on after the pause', async () => {
    await made(tutor, { untilOn: undefined, lessons: 9 });
    const august = { fromOn: '2027-08-01', untilOn: '2027-08-31' };
    const id = await idOf(pause(august));
    expect((await daysOf()).slice(-2)).toEqual(['2027-09-05', '2027-09-12']);
    await takeBack(id);
    expect(await daysOf()).toEqual(SUNDAYS);
  });

  test('of a series without an end may be beyond its horizon, and taken back makes nothing there (R459)', async () => {
    await made(tutor, { untilOn: undefined });
    const later = { fromOn: '2028-01-01', untilOn: '2028-02-01' };
    expect(await (await pause(later, { path: '/preview' })).json()).toEqual({
      ...{ removed: [], withdrawn: [], kept: [], made: [] },
    });
    const id = await idOf(pause(later));
    expect(await (await takeBack(id)).json()).toMatchObject({
      pauses: [],
      endsAt: '2100-01-02T00:00:00.000Z',
    });
    const july = await idOf(pause(JULY, { version: 3 }));
    expect(await daysOf()).toEqual(OTHERS);
    await takeBack(july, { version: 4 });
    expect(await daysOf()).toEqual(SUNDAYS);
  });

  test('taken back while one of its days is not free is 409 with that day, and nothing is stored', async () => {
    const id = await idOf(pause(JULY));
    const other = await signIn(app, { role: 'student', name: 'Mariam' });
    const startsAt = new Date(at('2027-07-18'));
    await addSession(app, { tutorId: tutor.id, studentId: other.id, startsAt });
    expect(await errorOf(takeBack(id))).toMatchObject({
      code: 'series.clash',
      clashes: [{ day: '2027-07-18', whose: 'tutor' }],
    });
    expect(await daysOf()).toEqual(OTHERS);
  });

  test('is told once to each reader, and once under each bell', async () => {
    await made(admin, { untilOn: '2027-08-08' });
    await app.db.update(profiles).set({ email: 'omar@pause.example' }).where(eq(profiles.id, student.id));
    await app.db.update(profiles).set({ email: 'eleanor@pause.example' }).where(eq(profiles.id, tutor.id));
    app.clock.set(new Date('2027-06-12T20:30:00Z'));
    await app.db.delete(mailOutbox);
    const id = await idOf(pause({ ...JULY, reason: 'Summer' }));
    const told = async () => {
      const mails = await app.db
        .select({ to: mailOutbox.toAddress, data: mailOutbox.data })
        .from(mailOutbox)
        .where(like(mailOutbox.toAddress, '%@pause.example'))
        .orderBy(asc(mailOutbox.toAddress));
      return mails.map(({ to, data: { reader, count, reason } }) => ({ to, reader, count, reason }));
    };
    expect(await told()).toEqual([
      { to: 'eleanor@pause.example', reader: 'former-tutor', count: '4', reason: 'Summer' },
      { to: 'omar@pause.example', reader: 'student', count: '4', reason: 'Summer' },
    ]);
    await app.db.delete(mailOutbox);
    await takeBack(id);
    expect(await told()).toEqual([
      { to: 'eleanor@pause.example', reader: 'tutor', count: '4', reason: '' },
      { to: 'omar@pause.example', reader: 'student', count: '4', reason: '' },
    ]);
    for (const person of [tutor, student]) {
      const bell = await app.db
        .select({ kind: notices.kind })
        .from(notices)
        .where(and(eq(notices.profileId, person.id), like(notices.about, 'sessions:%')));
      expect(bell.map(({ kind }) => kind).toSorted()).toEqual(['lesson-cancelled', 'lesson-made']);
    }
    const lines = await app.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.targetId, series.id))
      .orderBy(asc(auditLog.id));
    expect(lines.map(({ action }) => action.replace('session-series.', ''))).toEqual([
      ...['made', 'paused', 'pause-taken-back'],
    ]);
  });
});

describe('a pause is refused (R458)', () => {
  test('where another one holds on some of its days', async () => {
    await pause(JULY);
    const last = { fromOn: '2027-07-31', untilOn: '2027-08-05' };
    expect(await errorOf(pause(last, { version: 2 }))).toMatchObject({ code: 'series.paused' });
    const next = { fromOn: '2027-08-01', untilOn: '2027-08-05' };
    expect(await statusOf(pause(next, { version: 2 }))).toBe(200);
  });

  test.each([
    ['begins before today', { fromOn: '2027-06-11', untilOn: '2027-06-30' }, 'fromOn', 'too-small'],
    ['ends before it begins', { fromOn: '2027-07-01', untilOn: '2027-06-30' }, 'untilOn', 'too-small'],
    ['is longer than 366 days', { fromOn: '2027-07-01', untilOn: '2028-07-01' }, 'untilOn', 'too-big'],
  ])('if it %s', async (_which, body, field, problem) => {
    expect(await errorOf(pause(body))).toMatchObject({ issues: [{ field, problem }] });
  });

  test('if no day of the pattern is in it', async () => {
    expect(await errorOf(pause({ fromOn: '2027-07-05', untilOn: '2027-07-10' }))).toMatchObject({
      code: 'series.day',
    });
    // 366 days, of which only the first weeks are in the series.
    expect(await statusOf(pause({ fromOn: '2027-07-01', untilOn: '2028-06-30' }))).toBe(200);
  });

  test('to a second window, and to everybody but an admin and the student’s tutor', async () => {
    const stranger = await signIn(app, { role: 'tutor' });
    expect(await statusOf(pause(JULY, { who: stranger }))).toBe(404);
    expect(await statusOf(pause(JULY, { who: student }))).toBe(403);
    const answers = await Promise.all([pause(JULY), pause(JULY, { who: tutor })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect(await app.db.$count(sessionSeriesPauses, eq(sessionSeriesPauses.seriesId, series.id))).toBe(1);
  });
});
