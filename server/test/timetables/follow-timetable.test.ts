import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlannedLessonTold } from '#academy/mail/series-kinds.ts';
import { mailOutbox } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import { sessions } from '#schema/teaching.ts';
import { addSession, signIn } from '#test/builders.ts';
import { SUNDAYS } from '#test/session-series/sundays.ts';
import {
  AT_NINE,
  expected,
  IN_RAMADAN,
  json,
  openTimetableSetup,
  type Row,
  type TimetableSetup,
  type Versioned,
} from './timetable-setup.ts';

let setup: TimetableSetup;
beforeAll(async () => {
  setup = await openTimetableSetup();
});
afterAll(() => setup.app.close());
beforeEach(() => setup.begin());

describe('R548: the times of a series in Ramadan', () => {
  test('are proposed after iftar, where the tutor and the student are free in every week', async () => {
    await setup.newSeries();
    const timetable = await setup.newTimetable();
    expect(await setup.only(timetable)).toMatchObject({
      ...{ student: { name: 'Omar' }, tutor: { name: 'Eleanor' }, timezone: 'Asia/Riyadh', staying: [] },
      slots: [
        {
          ...{ weekday: 7, time: '18:00', isAtIftar: true, state: 'proposed' },
          ...{ newWeekday: 7, newTime: '19:00', marks: [] },
          ...{ startsAt: '2027-02-14T15:00:00.000Z', newStartsAt: '2027-02-14T16:00:00.000Z' },
        },
      ],
    });
    await addSession(setup.app, {
      ...{ tutorId: setup.tutor.id, studentId: setup.student.id, status: 'scheduled' },
      startsAt: new Date('2027-02-21T16:00:00Z'),
    });
    expect((await setup.only(timetable)).slots).toMatchObject([{ newWeekday: 7, newTime: '20:00' }]);
  });

  test('are decided by an admin or by the tutor, who sees her own alone', async () => {
    const series = await setup.newSeries();
    const timetable = await setup.newTimetable();
    const stranger = await signIn(setup.app, { role: 'tutor' });
    expect(await setup.rows(timetable, stranger)).toEqual([]);
    expect((await setup.decide(timetable, series, AT_NINE, stranger)).status).toBe(404);
    const decided = await json<Row>(await setup.decide(timetable, series, AT_NINE, setup.tutor));
    expect(decided.slots).toMatchObject([{ state: 'confirmed', newTime: '21:00' }]);
    expect((await setup.decide(timetable, series, [])).status).toBe(412);
    const asUsual = [{ weekday: 7, newWeekday: null, newTime: null }];
    const kept = await json<Row>(await setup.decide(timetable, decided, asUsual));
    expect(kept.slots).toMatchObject([{ state: 'confirmed', newTime: null, marks: ['iftar'] }]);
    const free = await json<Row>(await setup.decide(timetable, kept, []));
    expect(free.slots).toMatchObject([{ state: 'proposed', newTime: '19:00' }]);
  });

  test.each([
    [[{ weekday: 1, newWeekday: 7, newTime: '21:00' }]],
    [[{ weekday: 7, newWeekday: 7, newTime: null }]],
    [[...AT_NINE, ...AT_NINE]],
  ])('are no others than those of the series: %o', async slots => {
    const series = await setup.newSeries();
    expect((await setup.decide(await setup.newTimetable(), series, slots)).status).toBe(422);
  });
});

describe('case 43 (R546, R549): a timetable that is applied', () => {
  test('has the lessons of Ramadan at the other time, and all others at the usual one', async () => {
    const series = await setup.newSeries();
    const timetable = await setup.newTimetable();
    await setup.decide(timetable, series, AT_NINE);
    const applied = await setup.post(timetable, 'apply');
    expect(applied).toMatchObject({ status: 'applied', series: 1, toSettle: 1 });
    expect(await setup.startsOf(series.id)).toEqual(expected('18:00'));
    const originals = (await setup.lessons(series.id)).map(({ originalStartsAt }) => originalStartsAt);
    expect(originals).toEqual(SUNDAYS.map(day => new Date(`${day}T15:00:00Z`)));
    const moved = (await setup.lessons(series.id)).filter(({ timetableId }) => timetableId === timetable.id);
    expect(moved).toHaveLength(IN_RAMADAN.length);
    const { items } = await json<{ items: object[] }>(await setup.admin.call('GET', '/api/timetables'));
    expect(items).toMatchObject([{ series: 1, toSettle: 0 }]);
  });

  test('changes nothing when it runs twice, and brings the lessons back when it is lifted', async () => {
    const series = await setup.newSeries();
    const applied = await setup.post(await setup.newTimetable(), 'apply');
    expect(await setup.startsOf(series.id)).toEqual(expected('16:00'));
    const versions = async () => (await setup.lessons(series.id)).map(({ version }) => version);
    const before = await versions();
    const again = await setup.post(applied, 'apply');
    await setup.settle();
    expect(await versions()).toEqual(before);
    await setup.post(again, 'lift');
    expect(await setup.startsOf(series.id)).toEqual(expected('15:00'));
    expect(new Set((await setup.lessons(series.id)).map(({ timetableId }) => timetableId))).toEqual(
      new Set([null]),
    );
  });

  test('tells each reader once', async () => {
    await setup.app.db
      .update(profiles)
      .set({ email: 'eleanor@ramadan.example' })
      .where(eq(profiles.id, setup.tutor.id));
    await setup.app.db
      .update(profiles)
      .set({ email: 'omar@ramadan.example' })
      .where(eq(profiles.id, setup.student.id));
    await setup.newSeries();
    const timetable = await setup.newTimetable();
    await setup.app.db.delete(mailOutbox);
    await setup.post(timetable, 'apply');
    const mails = await setup.app.db
      .select({ kind: mailOutbox.kind, to: mailOutbox.toAddress })
      .from(mailOutbox)
      .where(inArray(mailOutbox.toAddress, ['eleanor@ramadan.example', 'omar@ramadan.example']))
      .orderBy(asc(mailOutbox.toAddress));
    expect(mails).toEqual([
      { kind: 'series-timetable', to: 'eleanor@ramadan.example' },
      { kind: 'series-timetable', to: 'omar@ramadan.example' },
    ]);
  });

  test('tells the tutor which of the lessons that move are outside her hours, and of no other', async () => {
    const hours = [{ weekday: 7, opens: 14 * 60, closes: 20 * 60 }];
    await setup.tutor.call('POST', '/api/availability', { body: { validFrom: '2026-12-01', hours } });
    const closed = { body: { ranges: [] }, version: 0 };
    await setup.tutor.call('PUT', '/api/availability/days/2027-02-21', closed);
    const series = await setup.newSeries();
    const timetable = await setup.newTimetable();
    await json(await setup.decide(timetable, series, AT_NINE, setup.tutor));
    await setup.app.db.delete(mailOutbox);
    await setup.post(timetable, 'apply');
    const [mail] = await setup.app.db
      .select({ data: mailOutbox.data })
      .from(mailOutbox)
      .where(eq(mailOutbox.toAddress, setup.tutor.email));
    const { planned: text = '[]' } = (mail?.data ?? {}) as { planned?: string };
    const planned = JSON.parse(text) as PlannedLessonTold[];
    const outside = planned.filter(({ isOutsideHours }) => isOutsideHours).map(({ day }) => day);
    expect(planned).toHaveLength(IN_RAMADAN.length);
    expect(outside).toEqual(['2027-02-21']);
  });

  test('stands anew under the bell each time, in place of what stood there', async () => {
    const series = await setup.newSeries();
    const timetable = await setup.newTimetable();
    await setup.post(timetable, 'apply');
    const { version } = await setup.only(timetable);
    setup.app.clock.set(new Date('2026-11-16T09:01:00Z'));
    await json(await setup.decide(timetable, { id: series.id, version }, AT_NINE));
    const { items } = await json<{ items: object[] }>(await setup.tutor.call('GET', '/api/notices'));
    expect(items).toMatchObject([
      { kind: 'series-changed', isOutdated: false, series: { startsAt: '2027-02-14T18:00:00.000Z' } },
      { kind: 'series-changed', isOutdated: true, series: { startsAt: '2027-02-14T16:00:00.000Z' } },
    ]);
  });

  test('leaves lessons that were moved by hand, and those whose other time is taken, and lists them', async () => {
    const series = await setup.newSeries();
    const timetable = await setup.newTimetable();
    await setup.decide(timetable, series, AT_NINE);
    const [, , , , , first, second] = await setup.lessons(series.id);
    if (!first || !second) throw new Error('the series has too few lessons');
    await setup.app.db
      .update(sessions)
      .set({ startsAt: new Date('2027-02-15T12:00:00Z') })
      .where(eq(sessions.id, first.id));
    await addSession(setup.app, {
      ...{ tutorId: setup.tutor.id, studentId: setup.student.id, status: 'scheduled' },
      startsAt: new Date('2027-02-21T18:30:00Z'),
    });
    await setup.post(timetable, 'apply');
    const starts = await setup.startsOf(series.id);
    expect(starts.slice(5, 8)).toEqual(['2027-02-15T12:00', '2027-02-21T15:00', '2027-02-28T18:00']);
    expect((await setup.only(timetable)).staying).toEqual([
      {
        ...{ id: first.id, startsAt: '2027-02-15T12:00:00.000Z', wantedAt: '2027-02-14T18:00:00.000Z' },
        reason: 'own-change',
      },
      {
        ...{ id: second.id, startsAt: '2027-02-21T15:00:00.000Z', wantedAt: '2027-02-21T18:00:00.000Z' },
        reason: 'clash',
      },
    ]);
  });

  test('is followed at once by a series that somebody decides about, and soon by a new one', async () => {
    const series = await setup.newSeries();
    const timetable = await setup.newTimetable();
    await setup.post(timetable, 'apply');
    const { version } = await setup.only(timetable);
    await json(await setup.decide(timetable, { id: series.id, version }, AT_NINE));
    expect(await setup.startsOf(series.id)).toEqual(expected('18:00'));
    const monday = { slots: [{ weekday: 1, time: '18:00' }], startsOn: '2027-02-15', untilOn: '2027-02-15' };
    const next = await setup.newSeries({ ...monday, days: ['2027-02-15'] });
    await setup.settle();
    expect(await setup.startsOf(next.id)).toEqual(['2027-02-15T16:00']);
  });

  test('is one at a time for a country', async () => {
    const body = { country: 'SA', hijriYear: 1449, fromOn: '2027-03-08', untilOn: '2027-03-20' };
    const other = await json<Versioned>(await setup.admin.call('POST', '/api/timetables', { body }), 201);
    await setup.post(await setup.newTimetable(), 'apply');
    const answer = await setup.admin.call('POST', `/api/timetables/${other.id}/apply`, { version: 1 });
    expect(answer.status).toBe(409);
  });
});

describe('case 44 (R549): the first day is announced as 9 February', () => {
  const MONDAYS = ['2027-02-01', '2027-02-08', '2027-02-15'];
  const announced = async (now: string) => {
    const mondays = { slots: [{ weekday: 1, time: '18:00' }], startsOn: '2027-02-01', untilOn: '2027-02-15' };
    const series = await setup.newSeries({ ...mondays, days: MONDAYS });
    const timetable = await setup.newTimetable();
    await setup.decide(timetable, series, [{ weekday: 1, newWeekday: 1, newTime: '21:00' }]);
    const applied = await setup.post(timetable, 'apply');
    expect(await setup.startsOf(series.id)).toEqual([
      '2027-02-01T15:00',
      '2027-02-08T18:00',
      '2027-02-15T18:00',
    ]);
    await setup.goTo(now);
    await setup.change(applied, { fromOn: '2027-02-09', certainty: 'announced' });
    return { starts: await setup.startsOf(series.id), row: await setup.only(timetable) };
  };

  test('two days before, 8 February goes back to 18:00', async () => {
    const { starts, row } = await announced('2027-02-06T09:00:00Z');
    expect(starts[1]).toBe('2027-02-08T15:00');
    expect(row.staying).toEqual([]);
  });

  test('on the evening before, it stays at 21:00 and is listed', async () => {
    const { starts, row } = await announced('2027-02-07T18:00:00Z');
    expect(starts[1]).toBe('2027-02-08T18:00');
    expect(row.staying).toMatchObject([{ wantedAt: '2027-02-08T15:00:00.000Z', reason: 'near' }]);
  });
});
