import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wiring } from '#app/wiring.ts';
import { mailOutbox } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import { sessions, timetableSeries, timetableSlots, timetables } from '#schema/teaching.ts';
import { settleDueSeries } from '#teaching/timetable-series/settle-due-series.ts';
import { addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { SUNDAYS } from '#test/session-series/sundays.ts';

const MADE = new Date('2026-11-16T09:00:00Z');

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: Person;
beforeAll(async () => {
  app = await createTestApp({ now: MADE });
  admin = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(MADE);
  await app.db.update(sessions).set({ timetableId: null, timetableStartsAt: null });
  await app.db.delete(timetableSlots);
  await app.db.delete(timetableSeries);
  await app.db.delete(timetables);
  tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London', name: 'Eleanor' });
  student = await signIn(app, { role: 'student', name: 'Omar' });
  // Only this family is in Saudi Arabia.
  await app.db.update(profiles).set({ country: 'GB' }).where(eq(profiles.role, 'student'));
  await app.db.update(profiles).set({ country: 'SA' }).where(eq(profiles.id, student.id));
  await assign(app, tutor.id, student.id, admin.id);
});

interface Versioned {
  readonly id: string;
  readonly version: number;
}
interface Row extends Versioned {
  readonly slots: readonly Record<string, unknown>[];
  readonly staying: readonly Record<string, unknown>[];
}
const json = async <T>(answer: Response, status = 200) => {
  if (answer.status !== status) throw new Error(await answer.text());
  return (await answer.json()) as T;
};
/** Sundays at 18:00 in Riyadh, 15:00Z. */
const newSeries = async (given: object = {}) => {
  const body = {
    ...{ studentId: student.id, subject: 'English', slots: [{ weekday: 7, time: '18:00' }] },
    ...{ startsOn: '2027-01-10', untilOn: '2027-03-28', timezone: 'Asia/Riyadh', days: SUNDAYS, ...given },
  };
  return json<Versioned>(await tutor.call('POST', '/api/session-series', { body }), 201);
};
const newTimetable = async () =>
  json<Versioned>(
    await admin.call('POST', '/api/timetables', { body: { country: 'SA', hijriYear: 1448 } }),
    201,
  );
const rows = async ({ id }: Versioned, who = admin) =>
  (await json<{ items: Row[] }>(await who.call('GET', `/api/timetables/${id}/slots`))).items;
const only = async (timetable: Versioned) => {
  const [row] = await rows(timetable);
  if (!row) throw new Error('the timetable has no series');
  return row;
};
const decide = (timetable: Versioned, { id, version }: Versioned, slots: object[], who = admin) =>
  who.call('PUT', `/api/timetables/${timetable.id}/slots/${id}`, { body: { slots }, version });
const settle = async () => {
  const job = { now: app.clock.now(), changes: wiring.sessionChanges };
  let after: Awaited<ReturnType<typeof settleDueSeries>> = null;
  do after = await settleDueSeries(app.db, job, after);
  while (after);
};
const post = async ({ id, version }: Versioned, what: 'apply' | 'lift') => {
  const after = await json<Versioned>(await admin.call('POST', `/api/timetables/${id}/${what}`, { version }));
  await settle();
  return after;
};
const lessons = (id: string) =>
  app.db.select().from(sessions).where(eq(sessions.seriesId, id)).orderBy(asc(sessions.originalStartsAt));
const startsOf = async (id: string) =>
  (await lessons(id)).map(({ startsAt }) => startsAt.toISOString().slice(0, 16));
const at = (time: string) => (day: string) => `${day}T${time}`;
const IN_RAMADAN = SUNDAYS.slice(5, 9);
const expected = (time: string) => SUNDAYS.map(day => at(IN_RAMADAN.includes(day) ? time : '15:00')(day));
const AT_NINE = [{ weekday: 7, newWeekday: 7, newTime: '21:00' }];

describe('R548: the times of a series in Ramadan', () => {
  test('are proposed after iftar, where the tutor and the student are free in every week', async () => {
    await newSeries();
    const timetable = await newTimetable();
    expect(await only(timetable)).toMatchObject({
      ...{ student: { name: 'Omar' }, tutor: { name: 'Eleanor' }, timezone: 'Asia/Riyadh', staying: [] },
      slots: [
        {
          ...{ weekday: 7, time: '18:00', isAtIftar: true, state: 'proposed' },
          ...{ newWeekday: 7, newTime: '19:00', marks: [] },
          ...{ startsAt: '2027-02-14T15:00:00.000Z', newStartsAt: '2027-02-14T16:00:00.000Z' },
        },
      ],
    });
    await addSession(app, {
      ...{ tutorId: tutor.id, studentId: student.id, status: 'scheduled' },
      startsAt: new Date('2027-02-21T16:00:00Z'),
    });
    expect((await only(timetable)).slots).toMatchObject([{ newWeekday: 7, newTime: '20:00' }]);
  });

  test('are decided by an admin or by the tutor, who sees her own alone', async () => {
    const series = await newSeries();
    const timetable = await newTimetable();
    const stranger = await signIn(app, { role: 'tutor' });
    expect(await rows(timetable, stranger)).toEqual([]);
    expect((await decide(timetable, series, AT_NINE, stranger)).status).toBe(404);
    const decided = await json<Row>(await decide(timetable, series, AT_NINE, tutor));
    expect(decided.slots).toMatchObject([{ state: 'confirmed', newTime: '21:00' }]);
    expect((await decide(timetable, series, [])).status).toBe(412);
    const asUsual = [{ weekday: 7, newWeekday: null, newTime: null }];
    const kept = await json<Row>(await decide(timetable, decided, asUsual));
    expect(kept.slots).toMatchObject([{ state: 'confirmed', newTime: null, marks: ['iftar'] }]);
    const free = await json<Row>(await decide(timetable, kept, []));
    expect(free.slots).toMatchObject([{ state: 'proposed', newTime: '19:00' }]);
  });

  test.each([
    [[{ weekday: 1, newWeekday: 7, newTime: '21:00' }]],
    [[{ weekday: 7, newWeekday: 7, newTime: null }]],
    [[...AT_NINE, ...AT_NINE]],
  ])('are no others than those of the series: %o', async slots => {
    const series = await newSeries();
    expect((await decide(await newTimetable(), series, slots)).status).toBe(422);
  });
});

describe('case 43 (R546, R549): a timetable that is applied', () => {
  test('has the lessons of Ramadan at the other time, and all others at the usual one', async () => {
    const series = await newSeries();
    const timetable = await newTimetable();
    await decide(timetable, series, AT_NINE);
    const applied = await post(timetable, 'apply');
    expect(applied).toMatchObject({ status: 'applied', series: 1, toSettle: 1 });
    expect(await startsOf(series.id)).toEqual(expected('18:00'));
    const originals = (await lessons(series.id)).map(({ originalStartsAt }) => originalStartsAt);
    expect(originals).toEqual(SUNDAYS.map(day => new Date(`${day}T15:00:00Z`)));
    const moved = (await lessons(series.id)).filter(({ timetableId }) => timetableId === timetable.id);
    expect(moved).toHaveLength(IN_RAMADAN.length);
    const { items } = await json<{ items: object[] }>(await admin.call('GET', '/api/timetables'));
    expect(items).toMatchObject([{ series: 1, toSettle: 0 }]);
  });

  test('changes nothing when it runs twice, and brings the lessons back when it is lifted', async () => {
    const series = await newSeries();
    const applied = await post(await newTimetable(), 'apply');
    expect(await startsOf(series.id)).toEqual(expected('16:00'));
    const versions = async () => (await lessons(series.id)).map(({ version }) => version);
    const before = await versions();
    const again = await post(applied, 'apply');
    await settle();
    expect(await versions()).toEqual(before);
    await post(again, 'lift');
    expect(await startsOf(series.id)).toEqual(expected('15:00'));
    expect(new Set((await lessons(series.id)).map(({ timetableId }) => timetableId))).toEqual(
      new Set([null]),
    );
  });

  test('tells each reader once', async () => {
    await app.db.update(profiles).set({ email: 'eleanor@ramadan.example' }).where(eq(profiles.id, tutor.id));
    await app.db.update(profiles).set({ email: 'omar@ramadan.example' }).where(eq(profiles.id, student.id));
    await newSeries();
    const timetable = await newTimetable();
    await app.db.delete(mailOutbox);
    await post(timetable, 'apply');
    const mails = await app.db
      .select({ kind: mailOutbox.kind, to: mailOutbox.toAddress })
      .from(mailOutbox)
      .where(inArray(mailOutbox.toAddress, ['eleanor@ramadan.example', 'omar@ramadan.example']))
      .orderBy(asc(mailOutbox.toAddress));
    expect(mails).toEqual([
      { kind: 'series-timetable', to: 'eleanor@ramadan.example' },
      { kind: 'series-timetable', to: 'omar@ramadan.example' },
    ]);
  });

  test('leaves lessons that were moved by hand, and those whose other time is taken, and lists them', async () => {
    const series = await newSeries();
    const timetable = await newTimetable();
    await decide(timetable, series, AT_NINE);
    const [, , , , , first, second] = await lessons(series.id);
    if (!first || !second) throw new Error('the series has too few lessons');
    await app.db
      .update(sessions)
      .set({ startsAt: new Date('2027-02-15T12:00:00Z') })
      .where(eq(sessions.id, first.id));
    await addSession(app, {
      ...{ tutorId: tutor.id, studentId: student.id, status: 'scheduled' },
      startsAt: new Date('2027-02-21T18:30:00Z'),
    });
    await post(timetable, 'apply');
    const starts = await startsOf(series.id);
    expect(starts.slice(5, 8)).toEqual(['2027-02-15T12:00', '2027-02-21T15:00', '2027-02-28T18:00']);
    expect((await only(timetable)).staying).toEqual([
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
    const series = await newSeries();
    const timetable = await newTimetable();
    await post(timetable, 'apply');
    const { version } = await only(timetable);
    await json(await decide(timetable, { id: series.id, version }, AT_NINE));
    expect(await startsOf(series.id)).toEqual(expected('18:00'));
    const monday = { slots: [{ weekday: 1, time: '18:00' }], startsOn: '2027-02-15', untilOn: '2027-02-15' };
    const next = await newSeries({ ...monday, days: ['2027-02-15'] });
    await settle();
    expect(await startsOf(next.id)).toEqual(['2027-02-15T16:00']);
  });

  test('is one at a time for a country', async () => {
    const body = { country: 'SA', hijriYear: 1449, fromOn: '2027-03-08', untilOn: '2027-03-20' };
    const other = await json<Versioned>(await admin.call('POST', '/api/timetables', { body }), 201);
    await post(await newTimetable(), 'apply');
    const answer = await admin.call('POST', `/api/timetables/${other.id}/apply`, { version: 1 });
    expect(answer.status).toBe(409);
  });
});

describe('case 44 (R549): the first day is announced as 9 February', () => {
  const MONDAYS = ['2027-02-01', '2027-02-08', '2027-02-15'];
  const announced = async (now: string) => {
    const mondays = { slots: [{ weekday: 1, time: '18:00' }], startsOn: '2027-02-01', untilOn: '2027-02-15' };
    const series = await newSeries({ ...mondays, days: MONDAYS });
    const timetable = await newTimetable();
    await decide(timetable, series, [{ weekday: 1, newWeekday: 1, newTime: '21:00' }]);
    const applied = await post(timetable, 'apply');
    expect(await startsOf(series.id)).toEqual(['2027-02-01T15:00', '2027-02-08T18:00', '2027-02-15T18:00']);
    app.clock.set(new Date(now));
    // Nobody stays signed in for three months.
    admin = await signIn(app, { role: 'admin' });
    const body = { fromOn: '2027-02-09', certainty: 'announced' };
    const version = applied.version;
    await json(await admin.call('PATCH', `/api/timetables/${timetable.id}`, { body, version }));
    await settle();
    return { starts: await startsOf(series.id), row: await only(timetable) };
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
