import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECK, OVERLAP, openSetup, type Setup, UNIQUE } from './setup.ts';

let setup: Setup;
beforeAll(async () => {
  setup = await openSetup();
});
afterAll(() => setup.close());

type Row = Record<string, unknown>;
const refused = (table: string, row: Row) => setup.refusal(setup.insert(table, row));
const newSet = async (change: Row = {}) => ({
  tutor_id: await setup.person('tutor'),
  timezone: 'Europe/London',
  valid_from: '2026-11-01',
  valid_until: null,
  buffer_minutes: 0,
  ...change,
});
const newTimeOff = async (change: Row = {}) => ({
  tutor_id: await setup.person('tutor'),
  starts_at: '2027-04-05T00:00:00Z',
  ends_at: '2027-04-10T00:00:00Z',
  kind: 'leave',
  ...change,
});

describe('the database refuses', () => {
  test('two sets of weekly hours of one tutor on one day (R475)', async () => {
    const row = await newSet({ valid_until: '2026-11-30' });
    await setup.insert('availability_sets', row);
    expect(
      await refused('availability_sets', { ...row, valid_from: '2026-11-30', valid_until: null }),
    ).toEqual({
      code: OVERLAP,
      constraint: 'availability_sets_apart',
    });
    const next = { ...row, valid_from: '2026-12-01', valid_until: null };
    expect(await refused('availability_sets', next)).toBeNull();
  });

  test.each([
    ['valid_until', '2026-10-31'],
    ['most_a_day', 0],
    ['most_a_day', 17],
    ['buffer_minutes', -1],
    ['buffer_minutes', 61],
    ['timezone', ''],
  ])('a set with %s %s', async (column, value) => {
    expect(await refused('availability_sets', await newSet({ [column]: value }))).toMatchObject({
      code: CHECK,
    });
  });

  test('hours of one weekday that overlap, and takes those that touch', async () => {
    const { id } = await setup.insert('availability_sets', await newSet());
    const hours = { set_id: id, weekday: 1, opens: 540, closes: 720 };
    await setup.insert('availability_hours', hours);
    expect(await refused('availability_hours', { ...hours, opens: 715, closes: 800 })).toEqual({
      code: OVERLAP,
      constraint: 'availability_hours_apart',
    });
    expect(await refused('availability_hours', { ...hours, opens: 720, closes: 1440 })).toBeNull();
  });

  test.each([
    [542, 600],
    [600, 601],
    [600, 600],
    [1435, 1445],
    [-5, 60],
  ])('hours from %i to %i', async (opens, closes) => {
    const { id } = await setup.insert('availability_sets', await newSet());
    expect(await refused('availability_hours', { set_id: id, weekday: 1, opens, closes })).toMatchObject({
      code: CHECK,
    });
  });

  test('a date that is planned twice, or its hours that overlap (R476)', async () => {
    const day = {
      tutor_id: await setup.person('tutor'),
      day: '2026-12-01',
      timezone: 'Europe/London',
      is_weekly: false,
    };
    const { id } = await setup.insert('availability_days', day);
    expect(await refused('availability_days', day)).toEqual({
      code: UNIQUE,
      constraint: 'availability_days_once',
    });
    await setup.insert('availability_day_hours', { day_id: id, opens: 0, closes: 60 });
    expect(await refused('availability_day_hours', { day_id: id, opens: 55, closes: 90 })).toEqual({
      code: OVERLAP,
      constraint: 'availability_day_hours_apart',
    });
  });

  test('time off of one tutor that overlaps, and takes what touches (R476)', async () => {
    const row = await newTimeOff();
    await setup.insert('time_off', row);
    const meeting = { ...row, starts_at: '2027-04-09T23:59:00Z', ends_at: '2027-04-12T00:00:00Z' };
    expect(await refused('time_off', meeting)).toEqual({ code: OVERLAP, constraint: 'time_off_apart' });
    expect(await refused('time_off', { ...meeting, starts_at: '2027-04-10T00:00:00Z' })).toBeNull();
  });

  test.each([
    ['time_off_in_order', { ends_at: '2027-04-05T00:00:00Z' }],
    ['time_off_not_longer', { ends_at: '2028-04-05T01:01:00Z' }],
    ['time_off_kind_check', { kind: 'holiday' }],
    ['time_off_note_check', { note: 'x'.repeat(201) }],
    ['time_off_starts_at_check', { starts_at: '2027-04-05T00:00:30Z' }],
  ])('time off against %s', async (constraint, change) => {
    expect(await refused('time_off', await newTimeOff(change))).toEqual({ code: CHECK, constraint });
  });
});
