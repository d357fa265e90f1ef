import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECK, FOREIGN_KEY, OVERLAP, openSetup, type Setup, UNIQUE } from './setup.ts';

let setup: Setup;
beforeAll(async () => {
  setup = await openSetup();
});
afterAll(() => setup.close());

type Row = Record<string, unknown>;
const refused = (table: string, row: Row) => setup.refusal(setup.insert(table, row));
async function newSeries(change: Row = {}) {
  const { tutor_id, student_id, subject, duration_minutes, created_by } = await setup.rowOf.sessions();
  return {
    ...{ tutor_id, student_id, subject, duration_minutes, created_by },
    ...{ anchor_timezone: 'Asia/Riyadh', starts_on: '2027-01-10', every_weeks: 1, until_on: '2027-03-28' },
    ...change,
  };
}

describe('the database refuses', () => {
  test.each([
    ['duration_minutes', 61],
    ['anchor_timezone', ''],
    ['starts_on', '2100-01-03'],
    ['every_weeks', 0],
    ['every_weeks', 9],
    ['until_on', '2027-01-09'],
    ['until_on', null],
    ['lessons', 12],
    ['filled_until', '2100-01-03'],
    ['meeting_link', 'javascript:alert(1)'],
  ])('a series with %s %s (R450)', async (column, value) => {
    expect(await refused('session_series', await newSeries({ [column]: value }))).toMatchObject({
      code: CHECK,
    });
  });

  test('a series without an end of which nobody knows how far it is filled (R459)', async () => {
    expect(await refused('session_series', await newSeries({ until_on: null }))).toEqual({
      ...{ code: CHECK, constraint: 'session_series_filled' },
    });
    await setup.insert('session_series', await newSeries({ until_on: null, filled_until: '2027-05-17' }));
  });

  test.each([0, 201])('a series of %s lessons', async lessons => {
    expect(await refused('session_series', await newSeries({ until_on: null, lessons }))).toMatchObject({
      code: CHECK,
    });
  });

  test('two times on one weekday, another weekday, and a time that is none', async () => {
    const { id: series_id } = await setup.insert('session_series', await newSeries());
    const slot = { series_id, weekday: 7, wall_time: '19:00' };
    await setup.insert('session_series_slots', slot);
    expect(await refused('session_series_slots', slot)).toMatchObject({ code: UNIQUE });
    expect(await refused('session_series_slots', { ...slot, weekday: 8 })).toMatchObject({ code: CHECK });
    for (const wall_time of ['24:00', '9:00', '19:00:00'])
      expect(await refused('session_series_slots', { ...slot, weekday: 1, wall_time })).toMatchObject({
        code: CHECK,
      });
  });

  test('a last day before the first, unless the series was ended, and an end without a last day', async () => {
    const early = { until_on: '2027-01-09', lessons: null };
    expect(await refused('session_series', await newSeries(early))).toEqual({
      ...{ code: CHECK, constraint: 'session_series_in_order' },
    });
    const ended_at = '2027-01-05T10:00:00Z';
    await setup.insert('session_series', await newSeries({ ...early, ended_at }));
    expect(
      await refused('session_series', await newSeries({ until_on: null, lessons: 12, ended_at })),
    ).toEqual({
      ...{ code: CHECK, constraint: 'session_series_ended' },
    });
  });

  test('two series that follow the same one, or one that follows itself (R456)', async () => {
    const { id: follows_id } = await setup.insert('session_series', await newSeries());
    await setup.insert('session_series', await newSeries({ follows_id }));
    expect(await refused('session_series', await newSeries({ follows_id }))).toEqual({
      ...{ code: UNIQUE, constraint: 'session_series_follows' },
    });
    const id = randomUUID();
    expect(await refused('session_series', await newSeries({ id, follows_id: id }))).toEqual({
      ...{ code: CHECK, constraint: 'session_series_follows_another' },
    });
  });

  test('a pause that ends before it begins, is longer than a year, or overlaps another of its series', async () => {
    const { id: series_id, tutor_id } = await setup.insert('session_series', await newSeries());
    const pause = { series_id, from_on: '2027-07-01', until_on: '2027-07-31', created_by: tutor_id };
    for (const until_on of ['2027-06-30', '2028-07-01'])
      expect(await refused('session_series_pauses', { ...pause, until_on })).toEqual({
        ...{ code: CHECK, constraint: 'session_series_pauses_in_order' },
      });
    await setup.insert('session_series_pauses', pause);
    expect(
      await refused('session_series_pauses', { ...pause, from_on: '2027-07-31', until_on: '2027-08-02' }),
    ).toEqual({
      ...{ code: OVERLAP, constraint: 'session_series_pauses_apart' },
    });
    await setup.insert('session_series_pauses', { ...pause, from_on: '2027-08-01', until_on: '2027-08-02' });
  });

  test.each([
    ['notes', { notes: 'Read two chapters' }],
    ['another time', { starts_at: '2027-01-11T16:00:00Z' }],
    ['a confirmation', { confirmed_at: '2027-01-09T10:00:00Z' }],
  ])('to delete a lesson of a series with %s (R457)', async (_what, trace) => {
    const { id: series_id, tutor_id, student_id } = await setup.insert('session_series', await newSeries());
    const starts_at = '2027-01-10T16:00:00Z';
    const place = { series_id, original_starts_at: starts_at, tutor_id, student_id };
    const { id } = await setup.insert('sessions', {
      ...{ ...(await setup.rowOf.sessions()), ...place, starts_at, ...trace },
    });
    await expect(setup.query('delete from sessions where id = $1', [id])).rejects.toMatchObject({
      ...{ code: CHECK, constraint: 'sessions_without_trace' },
    });
  });

  test('a day twice, and a reason that is none', async () => {
    const { id: series_id } = await setup.insert('session_series', await newSeries());
    const day = { series_id, day: '2027-01-17', kind: 'skipped' };
    await setup.insert('session_series_days', day);
    expect(await refused('session_series_days', day)).toMatchObject({ code: UNIQUE });
    const other = { ...day, day: '2027-01-24', kind: 'gone' };
    expect(await refused('session_series_days', other)).toMatchObject({ code: CHECK });
  });

  test('a lesson of a series without its place in it, of another student, or at a place that is taken', async () => {
    const { id: series_id, tutor_id, student_id } = await setup.insert('session_series', await newSeries());
    const starts_at = '2027-01-10T16:00:00Z';
    const place = { series_id, original_starts_at: starts_at };
    const lesson = { ...(await setup.rowOf.sessions()), tutor_id, student_id, starts_at };
    const alone = { code: CHECK, constraint: 'sessions_in_series' };
    expect(await refused('sessions', { ...lesson, series_id })).toEqual(alone);
    expect(await refused('sessions', { ...lesson, original_starts_at: starts_at })).toEqual(alone);
    const other = await setup.person('student');
    expect(await refused('sessions', { ...lesson, ...place, student_id: other })).toEqual({
      ...{ code: FOREIGN_KEY, constraint: 'sessions_series' },
    });
    await setup.insert('sessions', { ...lesson, ...place });
    const twice = { ...lesson, ...place, starts_at: '2027-01-11T16:00:00Z' };
    expect(await refused('sessions', twice)).toEqual({ code: UNIQUE, constraint: 'sessions_of_series' });
  });
});
