import { addDays } from '@bayan/domain/time/days';
import { and, asc, eq, isNull, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wiring } from '#app/wiring.ts';
import { auditLog, mailOutbox, settings } from '#schema/academy.ts';
import { notices } from '#schema/notices.ts';
import { assignments, profiles } from '#schema/people.ts';
import { sessionSeries, sessionSeriesDays, sessions } from '#schema/teaching.ts';
import { fillSomeSeries } from '#teaching/session-series/fill-series.ts';
import { addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

/** A Monday. */
const MADE = new Date('2026-11-16T09:00:00Z');
const ROUNDS = 10;

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: Person;
beforeAll(async () => {
  app = await createTestApp({ now: MADE });
  admin = await signIn(app, { role: 'admin' });
  await app.db.update(profiles).set({ email: 'huda@gaps.example' }).where(eq(profiles.id, admin.id));
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(MADE);
  await app.db.update(settings).set({ seriesHorizonWeeks: 8 });
  await app.db.delete(mailOutbox);
  tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London', name: 'Eleanor' });
  student = await signIn(app, { role: 'student', name: 'Omar' });
  await assign(app, tutor.id, student.id, admin.id);
});

const mondays = (from: string, count: number) =>
  Array.from({ length: count }, (_, week) => addDays(from, week * 7));
/** Mondays at 19:00 in Riyadh, 16:00Z, filled until 11 January. */
async function newSeries(): Promise<string> {
  const body = {
    ...{ studentId: student.id, subject: 'English', slots: [{ weekday: 1, time: '19:00' }] },
    ...{ startsOn: '2026-11-16', timezone: 'Asia/Riyadh', days: mondays('2026-11-16', 9) },
  };
  const answer = await tutor.call('POST', '/api/session-series', { body });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}
const fill = (on: string) =>
  fillSomeSeries(app.db, { now: new Date(`${on}T09:00:00Z`), changes: wiring.sessionChanges }, null);
const lessons = (seriesId: string) =>
  app.db.select().from(sessions).where(eq(sessions.seriesId, seriesId)).orderBy(asc(sessions.startsAt));
const daysOf = async (seriesId: string) =>
  (await lessons(seriesId)).map(({ startsAt }) => startsAt.toISOString().slice(0, 10));
async function filledUntil(seriesId: string) {
  const [row] = await app.db.select().from(sessionSeries).where(eq(sessionSeries.id, seriesId));
  return row?.filledUntil;
}
const gapsOf = async (seriesId: string) =>
  (
    await app.db
      .select({ day: sessionSeriesDays.day })
      .from(sessionSeriesDays)
      .where(and(eq(sessionSeriesDays.seriesId, seriesId), isNull(sessionSeriesDays.settledAt)))
  ).map(({ day }) => day);
const busyOn = (day: string) =>
  addSession(app, {
    ...{ tutorId: tutor.id, studentId: student.id, status: 'scheduled' },
    startsAt: new Date(`${day}T15:30:00Z`),
  });

describe('case 23: the job (R459)', () => {
  test('makes nothing while no week is missing, then one week with its lesson', async () => {
    const id = await newSeries();
    expect(await filledUntil(id)).toBe('2027-01-11');
    await fill('2026-11-22');
    expect(await daysOf(id)).toEqual(mondays('2026-11-16', 9));
    await fill('2026-11-23');
    await fill('2026-11-23');
    expect(await daysOf(id)).toEqual(mondays('2026-11-16', 10));
    expect(await filledUntil(id)).toBe('2027-01-18');
    const made = (await lessons(id)).at(-1);
    expect(made).toMatchObject({
      ...{ tutorId: tutor.id, studentId: student.id, status: 'scheduled', durationMinutes: 60, version: 1 },
      ...{
        originalStartsAt: made?.startsAt,
        familyTimezone: 'Asia/Riyadh',
        enteredTimezone: 'Europe/London',
      },
      ...{ rate: 45, currency: 'GBP', createdBy: tutor.id },
    });
  });

  test('leaves one line without an actor, and tells nobody', async () => {
    const id = await newSeries();
    await app.db.delete(mailOutbox);
    await fill('2026-11-23');
    const line = and(eq(auditLog.targetId, id), eq(auditLog.action, 'session-series.filled'));
    expect(await app.db.select().from(auditLog).where(line)).toMatchObject([
      {
        ...{ actorId: null, before: { filledUntil: '2027-01-11' } },
        after: { filledUntil: '2027-01-18', made: ['2027-01-18T16:00:00.000Z'], gaps: [] },
      },
    ]);
    expect(await app.db.select().from(mailOutbox)).toEqual([]);
  });

  test('goes on from a handful to the next', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 22; i++) {
      student = await signIn(app, { role: 'student' });
      tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
      await assign(app, tutor.id, student.id, admin.id);
      ids.push(await newSeries());
    }
    const now = new Date('2026-11-23T09:00:00Z');
    let after: Awaited<ReturnType<typeof fillSomeSeries>> = null;
    do after = await fillSomeSeries(app.db, { now, changes: wiring.sessionChanges }, after);
    while (after);
    for (const id of ids) expect(await filledUntil(id)).toBe('2027-01-18');
  });
});

describe('case 24: two processes at once', () => {
  test('make no lesson twice and leave none out', async () => {
    const id = await newSeries();
    for (let round = 1; round <= ROUNDS; round++) {
      const today = addDays('2026-11-16', round * 7);
      await Promise.all([fill(today), fill(today), fill(today)]);
    }
    await fill(addDays('2026-11-16', ROUNDS * 7));
    expect(await daysOf(id)).toEqual(mondays('2026-11-16', 9 + ROUNDS));
  });

  test('a lesson that takes the time while it is filled makes a gap, and no half series', async () => {
    const id = await newSeries();
    await Promise.all([fill('2026-11-23'), busyOn('2027-01-18')]).catch(() => {});
    await fill('2026-11-23');
    expect(await filledUntil(id)).toBe('2027-01-18');
    const isMade = (await daysOf(id)).includes('2027-01-18');
    expect(await gapsOf(id)).toEqual(isMade ? [] : ['2027-01-18']);
  });
});

describe('case 25: a day that is not free', () => {
  test('is a gap: no lesson, one notice and one mail in the morning to the tutor and to admins', async () => {
    await app.db.update(profiles).set({ email: 'eleanor@gaps.example' }).where(eq(profiles.id, tutor.id));
    const id = await newSeries();
    await busyOn('2027-01-18');
    await busyOn('2027-01-25');
    await app.db.delete(mailOutbox);
    await fill('2026-11-23');
    await fill('2026-11-30');
    expect(await gapsOf(id)).toEqual(['2027-01-18', '2027-01-25']);
    expect(await daysOf(id)).toEqual(mondays('2026-11-16', 9));
    const mails = await app.db
      .select({
        kind: mailOutbox.kind,
        to: mailOutbox.toAddress,
        data: mailOutbox.data,
        at: mailOutbox.nextAttemptAt,
      })
      .from(mailOutbox)
      .where(like(mailOutbox.toAddress, '%@gaps.example'))
      .orderBy(asc(mailOutbox.toAddress));
    expect(mails.map(({ kind, to, data }) => [kind, to, data])).toEqual([
      ['series-gap', 'eleanor@gaps.example', { page: '/tutor-dashboard/calendar/series' }],
      ['series-gap', 'huda@gaps.example', { page: '/admin-dashboard/sessions/series' }],
    ]);
    // It is 9 o'clock in London already.
    expect(mails[0]?.at.toISOString()).toBe('2026-11-24T09:00:00.000Z');
    const told = await app.db.select().from(notices).where(eq(notices.kind, 'series-gap'));
    expect(told.filter(({ profileId }) => profileId === tutor.id).map(({ data }) => data)).toMatchObject([
      { seriesGap: { id, day: '2027-01-18', count: 1, reader: 'tutor', student: { name: 'Omar' } } },
      { seriesGap: { id, day: '2027-01-25' } },
    ]);
  });

  test('the pair’s own lesson at the very time is taken in', async () => {
    const id = await newSeries();
    const own = await addSession(app, {
      ...{ tutorId: tutor.id, studentId: student.id, status: 'scheduled' },
      startsAt: new Date('2027-01-18T16:00:00Z'),
    });
    await fill('2026-11-23');
    expect((await lessons(id)).at(-1)).toMatchObject({ id: own.id, seriesId: id });
  });

  test('while somebody is away nothing is made, and afterwards it goes on from today', async () => {
    const id = await newSeries();
    await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, tutor.id));
    await fill('2026-11-23');
    expect(await filledUntil(id)).toBe('2027-01-11');
    await app.db.update(profiles).set({ isActive: true }).where(eq(profiles.id, tutor.id));
    // Ten weeks later: what would have been until then is not made up.
    await fill('2027-01-26');
    expect((await daysOf(id)).slice(9)).toEqual(mondays('2027-02-01', 8));
  });

  test('when the last assignment of the pair ends nothing more is made, and nothing is taken out', async () => {
    const id = await newSeries();
    const ended = { validUntil: new Date('2026-11-20T09:00:00Z'), endedBy: admin.id };
    await app.db.update(assignments).set(ended).where(eq(assignments.studentId, student.id));
    await fill('2026-11-23');
    expect(await daysOf(id)).toEqual(mondays('2026-11-16', 9));
    expect(await filledUntil(id)).toBe('2027-01-11');
  });
});
