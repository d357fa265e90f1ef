import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wiring } from '#app/wiring.ts';
import { auditLog, mailOutbox, settings } from '#schema/academy.ts';
import { assignments, profiles } from '#schema/people.ts';
import { sessionSeriesDays, sessionSeriesSlots, sessions } from '#schema/teaching.ts';
import { fillSomeSeries } from '#teaching/session-series/fill-series.ts';
import { addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

/** A Monday in Riyadh, and still Sunday in London. */
const MADE = new Date('2026-11-15T21:30:00Z');
const MONDAYS = ['2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'].concat([
  ...['2026-12-21', '2026-12-28', '2027-01-04', '2027-01-11'],
]);
const GAP = '2027-01-18';
const NEXT_GAP = '2027-01-25';

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: Person;
beforeAll(async () => {
  app = await createTestApp({ now: MADE });
  admin = await signIn(app, { role: 'admin', timezone: 'Asia/Riyadh' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(MADE);
  await app.db.update(settings).set({ seriesHorizonWeeks: 8 });
  await app.db.delete(sessionSeriesDays);
  tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London', name: 'Eleanor' });
  student = await signIn(app, { role: 'student', name: 'Omar' });
  await assign(app, tutor.id, student.id, admin.id);
});

interface Series {
  readonly id: string;
  readonly version: number;
  readonly daysOff: readonly {
    readonly day: string;
    readonly kind: string;
    readonly settledAt: string | null;
  }[];
}
interface Page {
  readonly items: readonly { readonly id: string; readonly day: string; readonly version: number }[];
  readonly nextCursor: string | null;
}

/** Mondays at 19:00 in Riyadh, 16:00Z, of which the job finds two taken by a lesson from 15:30Z to 16:30Z. */
async function seriesWithGaps(): Promise<{ id: string; version: number; inTheWay: string }> {
  const body = {
    ...{ studentId: student.id, subject: 'English', slots: [{ weekday: 1, time: '19:00' }] },
    ...{ startsOn: '2026-11-16', timezone: 'Asia/Riyadh', days: MONDAYS },
  };
  const answer = await tutor.call('POST', '/api/session-series', { body });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as Series;
  const { id: inTheWay } = await busyOn(GAP);
  await busyOn(NEXT_GAP);
  for (const day of ['2026-11-23', '2026-11-30']) {
    const now = new Date(`${day}T09:00:00Z`);
    await fillSomeSeries(app.db, { now, changes: wiring.sessionChanges }, null);
  }
  return { id, version: (await read(id)).version, inTheWay };
}
const busyOn = (day: string) =>
  addSession(app, {
    ...{ tutorId: tutor.id, studentId: student.id, status: 'scheduled' },
    startsAt: new Date(`${day}T15:30:00Z`),
  });
const read = async (id: string) =>
  (await (await tutor.call('GET', `/api/session-series/${id}`)).json()) as Series;
const gaps = async (who: Person, query = '') =>
  (await (await who.call('GET', `/api/session-series/gaps${query}`)).json()) as Page;
const daysShown = async (who: Person) => (await gaps(who)).items.map(({ day }) => day);
const settle = (
  who: Person,
  { id, version }: { id: string; version: number },
  place: object | null,
  day = GAP,
) => who.call('POST', `/api/session-series/${id}/gaps/${day}`, { body: { place }, version });
const SUNDAY = '2026-11-15';
/** Yesterday in Riyadh, and today in London. */
async function addPastGap(seriesId: string) {
  await app.db.insert(sessionSeriesSlots).values({ seriesId, weekday: 7, wallTime: '19:00' });
  await app.db.insert(sessionSeriesDays).values({ seriesId, day: SUNDAY, kind: 'clash' });
}
const lessonAt = (startsAt: string) =>
  app.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.tutorId, tutor.id), eq(sessions.startsAt, new Date(startsAt))));
const code = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;

describe('the list of days that need a decision (R460)', () => {
  test('has them soonest first, with what is in the way', async () => {
    const { id, version } = await seriesWithGaps();
    expect(await gaps(tutor)).toMatchObject({
      items: [
        {
          ...{
            id,
            version,
            day: GAP,
            startsAt: '2027-01-18T16:00:00.000Z',
            duration: 60,
            subject: 'English',
          },
          ...{ timezone: 'Asia/Riyadh', tutor: { name: 'Eleanor' }, student: { name: 'Omar' } },
          clash: {
            ...{ day: GAP, whose: 'tutor', other: { name: 'Omar' } },
            ...{ startsAt: '2027-01-18T15:30:00.000Z', endsAt: '2027-01-18T16:30:00.000Z' },
          },
        },
        { id, day: NEXT_GAP },
      ],
      nextCursor: null,
    });
  });

  test('says that a time is free by now', async () => {
    const { inTheWay } = await seriesWithGaps();
    await app.db
      .update(sessions)
      .set({ status: 'cancelled', cancelledAt: MADE, cancelledBy: admin.id })
      .where(eq(sessions.id, inTheWay));
    const { items } = await gaps(tutor);
    expect(items).toMatchObject([
      { day: GAP, clash: null },
      { day: NEXT_GAP, clash: { whose: 'tutor' } },
    ]);
  });

  test('goes on page by page', async () => {
    await seriesWithGaps();
    const first = await gaps(tutor, '?limit=1');
    expect(first.items.map(({ day }) => day)).toEqual([GAP]);
    const second = await gaps(tutor, `?limit=1&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ items: [{ day: NEXT_GAP }], nextCursor: null });
  });

  test('is the tutor’s own, and everybody’s to an admin', async () => {
    await seriesWithGaps();
    const stranger = await signIn(app, { role: 'tutor' });
    expect(await daysShown(stranger)).toEqual([]);
    expect(await daysShown(admin)).toEqual([GAP, NEXT_GAP]);
    expect((await student.call('GET', '/api/session-series/gaps')).status).toBe(403);
  });

  test('begins on the board of admins', async () => {
    await seriesWithGaps();
    const { gaps } = (await (await admin.call('GET', '/api/today')).json()) as { gaps: Page };
    expect(gaps).toMatchObject({
      count: 2,
      items: [{ day: GAP, clash: { whose: 'tutor' } }, { day: NEXT_GAP }],
    });
  });

  test('leaves out what is past, what is after another end, and what a former tutor had', async () => {
    const { id, version } = await seriesWithGaps();
    await addPastGap(id);
    expect(await daysShown(tutor)).toEqual([GAP, NEXT_GAP]);
    const ended = await tutor.call('POST', `/api/session-series/${id}/end`, {
      body: { untilOn: GAP },
      version,
    });
    expect(ended.status).toBe(200);
    expect(await daysShown(tutor)).toEqual([GAP]);
    const over = { validUntil: MADE, endedBy: admin.id };
    await app.db.update(assignments).set(over).where(eq(assignments.studentId, student.id));
    expect(await daysShown(tutor)).toEqual([]);
    expect(await daysShown(admin)).toEqual([GAP]);
  });
});

describe('case 25: a decision about a day', () => {
  test('makes its lesson at another time, by the clock of whoever chose it', async () => {
    const series = await seriesWithGaps();
    const answer = await settle(admin, series, { date: '2027-01-19', time: '20:00' });
    expect(answer.status).toBe(200);
    expect(await daysShown(tutor)).toEqual([NEXT_GAP]);
    expect(await lessonAt('2027-01-19T17:00:00Z')).toMatchObject([
      {
        ...{ seriesId: series.id, originalStartsAt: new Date('2027-01-18T16:00:00Z'), status: 'scheduled' },
        ...{ studentId: student.id, durationMinutes: 60, rate: 45, createdBy: admin.id },
      },
    ]);
    const { version, daysOff } = (await answer.json()) as Series;
    expect(version).toBe(series.version + 1);
    expect(daysOff.map(({ day }) => day)).toEqual([NEXT_GAP]);
    const line = and(eq(auditLog.targetId, series.id), eq(auditLog.action, 'session-series.gap-filled'));
    expect(await app.db.select().from(auditLog).where(line)).toMatchObject([{ actorId: admin.id }]);
  });

  test('makes it at its own time once that is free', async () => {
    const series = await seriesWithGaps();
    await app.db
      .update(sessions)
      .set({ status: 'cancelled', cancelledAt: MADE, cancelledBy: admin.id })
      .where(eq(sessions.id, series.inTheWay));
    expect((await settle(tutor, series, { date: GAP, time: '16:00' })).status).toBe(200);
    expect(await lessonAt('2027-01-18T16:00:00Z')).toMatchObject([{ seriesId: series.id }]);
  });

  test('leaves the day out, and nobody is told', async () => {
    const series = await seriesWithGaps();
    await app.db.delete(mailOutbox);
    const answer = await settle(tutor, series, null);
    expect(answer.status).toBe(200);
    const { daysOff, version } = (await answer.json()) as Series;
    expect(version).toBe(series.version + 1);
    expect(daysOff[0]).toMatchObject({ day: GAP, kind: 'skipped', settledAt: app.clock.now().toISOString() });
    expect(await daysShown(tutor)).toEqual([NEXT_GAP]);
    expect(await app.db.select().from(mailOutbox)).toEqual([]);
  });

  test('names the lesson in the way of the other time, and stores nothing', async () => {
    const series = await seriesWithGaps();
    const answer = await settle(tutor, series, { date: NEXT_GAP, time: '15:00' });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      error: { code: 'session.clash', field: 'time', clash: { startsAt: '2027-01-25T15:30:00.000Z' } },
    });
    expect(await daysShown(tutor)).toEqual([GAP, NEXT_GAP]);
    expect((await read(series.id)).version).toBe(series.version);
  });

  test.each([
    ['past', { date: '2026-11-15', time: '21:30' }, 'session.past'],
    ['years ahead', { date: '2039-01-01', time: '16:00' }, 'session.too-far'],
    ['skipped by the clock', { date: '2027-03-28', time: '01:30' }, 'session.time-skipped'],
  ])('refuses a time that is %s', async (_, place, expected) => {
    const series = await seriesWithGaps();
    const answer = await settle(tutor, series, place);
    expect(answer.status).toBe(422);
    expect(await code(answer)).toBe(expected);
  });

  test('is made once: not for a day without a gap, a past one, or one that somebody has settled', async () => {
    const series = await seriesWithGaps();
    expect(await code(await settle(tutor, series, null, '2027-01-11'))).toBe('series.day');
    expect((await settle(tutor, series, null)).status).toBe(200);
    expect((await settle(tutor, series, null)).status).toBe(412);
    expect(await code(await settle(tutor, await read(series.id), null))).toBe('series.day');
    await addPastGap(series.id);
    expect(await code(await settle(tutor, await read(series.id), null, SUNDAY))).toBe('series.day');
  });

  test('of two at once one is made', async () => {
    const series = await seriesWithGaps();
    const place = { date: '2027-01-19', time: '20:00' };
    const answers = await Promise.all([settle(tutor, series, place), settle(admin, series, place)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  test('is a former tutor’s no more', async () => {
    const series = await seriesWithGaps();
    const over = { validUntil: MADE, endedBy: admin.id };
    await app.db.update(assignments).set(over).where(eq(assignments.studentId, student.id));
    for (const place of [null, { date: '2027-01-19', time: '20:00' }])
      expect((await settle(tutor, series, place)).status).toBe(404);
    expect(await daysShown(admin)).toEqual([GAP, NEXT_GAP]);
    // The pair has parted: an admin can only leave the day out.
    expect(await code(await settle(admin, series, { date: '2027-01-19', time: '20:00' }))).toBe(
      'session.student',
    );
    expect((await settle(admin, series, null)).status).toBe(200);
  });

  test('is answered alike where the first answer was lost on the way', async () => {
    const { id, version } = await seriesWithGaps();
    const body = { place: { date: '2027-01-19', time: '20:00' } };
    const send = () =>
      tutor.call('POST', `/api/session-series/${id}/gaps/${GAP}`, {
        body,
        version,
        headers: { 'idempotency-key': 'one-decision-of-hers' },
      });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await second.json()).toEqual(await first.json());
    expect(await lessonAt('2027-01-19T20:00:00Z')).toHaveLength(1);
  });

  test('waits while somebody is away', async () => {
    const series = await seriesWithGaps();
    await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, student.id));
    const answer = await settle(admin, series, { date: '2027-01-19', time: '20:00' });
    expect(await code(answer)).toBe('session.inactive');
    expect((await settle(admin, series, null)).status).toBe(200);
  });
});
