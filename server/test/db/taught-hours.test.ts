import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECK, OVERLAP, openSetup, type Setup } from './setup.ts';

let setup: Setup;
beforeAll(async () => {
  setup = await openSetup();
});
afterAll(() => setup.close());

/** It starts at four in the afternoon. */
const at = (time: string) => `2026-11-20T${time}Z`;
const insert = async (values: object) =>
  setup.refusal(setup.insert('sessions', { ...(await setup.rowOf.sessions()), ...values }));
const set = (id: unknown, values: string) =>
  setup.refusal(setup.query(`update sessions set ${values} where id = $1`, [id]));
const taught = async (values: object = {}) => {
  const row = { ...(await setup.rowOf.sessions()), status: 'completed', closed_at: at('17:00'), ...values };
  return { row, ...(await setup.insert('sessions', row)) } as { row: typeof row; id: string };
};
const corrected = (by: string, time = '18:00') =>
  `corrected_at = '${at(time)}', corrected_by = '${by}', correction_reason = 'The wrong hour'`;

describe('the database refuses a lesson ahead of its time (R495)', () => {
  test.each([
    ['in-progress', 'begun_at', '15:45', null],
    ['in-progress', 'begun_at', '15:44:59', 'sessions_not_begun_ahead'],
    ['completed', 'closed_at', '15:55', null],
    ['completed', 'closed_at', '15:54:59', 'sessions_not_completed_ahead'],
  ])('%s, with %s of %s', async (status, column, time, constraint) => {
    expect(await insert({ status, [column]: at(time) })).toEqual(constraint && { code: CHECK, constraint });
  });

  test('lessons stored before know neither, and stay', async () => {
    expect(await insert({ status: 'completed' })).toBeNull();
    expect(await insert({ status: 'in-progress' })).toBeNull();
  });

  test('one that was begun is not moved ahead of that', async () => {
    const row = { ...(await setup.rowOf.sessions()), status: 'in-progress', begun_at: at('16:00') };
    const { id } = await setup.insert('sessions', row);
    expect(await set(id, `starts_at = '${at('16:16')}'`)).toEqual({
      code: CHECK,
      constraint: 'sessions_not_begun_ahead',
    });
  });
});

describe('a tutor has no two completed lessons at once (R496)', () => {
  const clash = { code: OVERLAP, constraint: 'sessions_tutor_taught' };

  test('those that overlap are refused, those that touch are not, nor those of a student', async () => {
    const { row } = await taught();
    const student_id = await setup.person('student');
    expect(await insert({ ...row, student_id, starts_at: at('16:30') })).toEqual(clash);
    expect(await insert({ ...row, student_id, starts_at: at('15:01') })).toEqual(clash);
    expect(await insert({ ...row, student_id, starts_at: at('17:00') })).toBeNull();
    expect(await insert({ ...row, tutor_id: await setup.person('tutor') })).toBeNull();
  });

  test('lessons stored before may overlap; one that is corrected may not', async () => {
    const { row } = await taught();
    const old = { ...row, closed_at: null, starts_at: at('16:30') };
    const { id } = await setup.insert('sessions', old);
    expect(await set(id, corrected(row.created_by))).toEqual(clash);
  });
});

describe('a completed lesson is corrected with a reason (R497)', () => {
  const silent = { code: CHECK, constraint: 'sessions_corrected' };

  test.each([
    [`starts_at = '2026-11-20T15:00Z'`],
    ['duration_minutes = 120'],
    [`closed_at = '2026-11-21T15:00Z'`],
    ['closed_at = null'],
  ])('%s alone is refused', async values => {
    const { id } = await taught();
    expect(await set(id, values)).toEqual(silent);
  });

  test('with who, when and why it is taken, and not without one of them', async () => {
    const { id, row } = await taught();
    const half = `corrected_at = '${at('18:00')}', corrected_by = '${row.created_by}'`;
    expect(await set(id, `duration_minutes = 90, ${half}`)).toMatchObject({
      constraint: 'sessions_correction_reason',
    });
    expect(await set(id, `duration_minutes = 90, ${half}, correction_reason = ''`)).toMatchObject({
      constraint: 'sessions_correction_reason',
    });
    expect(await set(id, `duration_minutes = 90, ${corrected(row.created_by)}`)).toBeNull();
    expect(await set(id, 'duration_minutes = 120')).toEqual(silent);
    expect(await set(id, `notes = 'Read aloud'`)).toBeNull();
  });

  test('it is cancelled by a correction alone, and never scheduled again', async () => {
    const { id, row } = await taught();
    const cancelled = `status = 'cancelled', cancelled_at = '${at('18:00')}', cancelled_by = '${row.created_by}'`;
    const jump = { code: CHECK, constraint: 'sessions_transition' };
    expect(await set(id, cancelled)).toEqual(jump);
    expect(await set(id, `${cancelled}, ${corrected(row.created_by)}`)).toBeNull();
    expect(await set(id, `status = 'scheduled', cancelled_at = null, cancelled_by = null`)).toEqual(jump);
  });

  test('a lesson stands in the place of one other at most', async () => {
    const { id, row } = await taught();
    const next = { ...row, corrects_id: id };
    expect(await insert({ ...next, starts_at: at('12:00') })).toBeNull();
    expect(await insert({ ...next, starts_at: at('10:00') })).toMatchObject({
      constraint: 'sessions_corrects',
    });
  });
});
