import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { wiring } from '#app/wiring.ts';
import { timetableSeries } from '#schema/teaching.ts';
import { vettingChecks } from '#schema/vetting.ts';
import { startTimetableSettler } from '#teaching/timetable-series/timetable-settler.ts';
import { addSession } from '#test/builders.ts';
import { PATIENCE } from '#test/patience.ts';
import {
  AT_NINE,
  expected,
  IN_RAMADAN,
  json,
  openTimetableSetup,
  type TimetableSetup,
  type Versioned,
} from './timetable-setup.ts';

let setup: TimetableSetup;
beforeAll(async () => {
  setup = await openTimetableSetup();
});
afterAll(() => setup.app.close());
beforeEach(() => setup.begin());

const expireOn = (expiresOn: string) =>
  setup.app.db.insert(vettingChecks).values({
    ...{ tutorId: setup.tutor.id, kind: 'dbs', variant: 'dbs', state: 'confirmed', expiresOn },
    ...{ checkedBy: setup.admin.id, checkedAt: setup.app.clock.now() },
  });
const monday = {
  ...{ slots: [{ weekday: 1, time: '18:00' }], days: ['2027-02-15'] },
  ...{ startsOn: '2027-02-15', untilOn: '2027-02-15' },
};

describe('R549, R983: after the last day of the tutor’s documents', () => {
  test('a lesson stays where it is and is listed, and those before it follow', async () => {
    const series = await setup.newSeries();
    await expireOn('2027-02-21');
    const timetable = await setup.newTimetable();
    await setup.post(timetable, 'apply');
    const late = IN_RAMADAN.slice(2).map(day => `${day}T15:00`);
    expect((await setup.startsOf(series.id)).slice(5, 9)).toEqual([
      '2027-02-14T16:00',
      '2027-02-21T16:00',
      ...late,
    ]);
    expect((await setup.only(timetable)).staying).toMatchObject([
      { startsAt: '2027-02-28T15:00:00.000Z', reason: 'expired' },
      { startsAt: '2027-03-07T15:00:00.000Z', reason: 'expired' },
    ]);
  });

  test('nobody decides about another time', async () => {
    const series = await setup.newSeries();
    await expireOn('2027-02-21');
    const timetable = await setup.newTimetable();
    const answer = await setup.decide(timetable, series, AT_NINE);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { code: 'vetting.expired', field: 'slots' } });
    const asUsual = [{ weekday: 7, newWeekday: null, newTime: null }];
    await json(await setup.decide(timetable, series, asUsual));
  });
});

test('a series that is refused holds up no other, is named in the log, and rests (R548)', async () => {
  const refused = await setup.newSeries();
  const other = await setup.newSeries(monday);
  const timetable = await setup.newTimetable();
  const { id, version } = timetable;
  await json<Versioned>(await setup.admin.call('POST', `/api/timetables/${id}/apply`, { version }));
  const log = { warn: vi.fn() };
  const settler = startTimetableSettler({
    ...{ db: setup.app.db, clock: setup.app.clock.now, log },
    changes: {
      async seriesFollowsTimetable(tx, context, told) {
        if (told.series.id === refused.id) throw new Error('refused');
        await wiring.sessionChanges.seriesFollowsTimetable(tx, context, told);
      },
    },
  });
  const due = and(eq(timetableSeries.isDue, true), eq(timetableSeries.seriesId, other.id));
  const isSettled = () =>
    vi.waitFor(async () => {
      settler.wake();
      expect(await setup.app.db.$count(timetableSeries, due)).toBe(0);
    }, PATIENCE);
  await isSettled();
  await setup.app.db
    .update(timetableSeries)
    .set({ isDue: true })
    .where(eq(timetableSeries.seriesId, other.id));
  await isSettled();
  await settler.stop();
  expect(await setup.startsOf(other.id)).toEqual(['2027-02-15T16:00']);
  expect(await setup.startsOf(refused.id)).toEqual(expected('15:00'));
  expect(log.warn.mock.calls).toEqual([
    [{ code: 'unknown', seriesId: refused.id }, 'a series cannot follow its timetable'],
  ]);
});

test('a lesson whose usual time somebody has taken stays when the days are quite others (R549)', async () => {
  const series = await setup.newSeries();
  const applied = await setup.post(await setup.newTimetable(), 'apply');
  await addSession(setup.app, {
    ...{ tutorId: setup.tutor.id, studentId: setup.student.id, status: 'scheduled' },
    startsAt: new Date('2027-02-14T15:00:00Z'),
    durationMinutes: 60,
  });
  await setup.change(applied, { fromOn: '2027-02-25', untilOn: '2027-03-26' });
  expect((await setup.startsOf(series.id)).slice(5, 7)).toEqual(['2027-02-14T16:00', '2027-02-21T15:00']);
  expect((await setup.only(applied)).staying).toMatchObject([
    { startsAt: '2027-02-14T16:00:00.000Z', wantedAt: '2027-02-14T15:00:00.000Z', reason: 'clash' },
  ]);
});
