import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECK, OVERLAP, openSetup, type Setup, UNIQUE } from './setup.ts';

let setup: Setup;
let year = 1470;
beforeAll(async () => {
  setup = await openSetup();
});
afterAll(() => setup.close());

const RAMADAN = {
  ...{ country: 'SA', hijri_year: 1448, from_on: '2027-02-08', until_on: '2027-03-08' },
  ...{ certainty: 'expected', iftar_from: '17:00', iftar_until: '19:00' },
};

test.each([
  ['country', 'GB', 'timetables_country_check'],
  ['hijri_year', 2027, 'timetables_hijri_year_check'],
  ['from_on', '1999-12-30', 'timetables_from_on_check'],
  ['until_on', '2027-02-07', 'timetables_in_order'],
  ['until_on', '2027-03-12', 'timetables_not_longer'],
  ['certainty', 'fixed', 'timetables_certainty_check'],
  ['iftar_from', '5pm', 'timetables_iftar_from_check'],
  ['iftar_until', '24:00', 'timetables_iftar_until_check'],
  ['iftar_until', '17:00', 'timetables_iftar_in_order'],
])('the database refuses a timetable with %s %s (R546)', async (column, value, constraint) => {
  const row = { ...RAMADAN, [column]: value };
  // One day too early is also one that makes it too long.
  const days = column === 'from_on' ? { until_on: '2000-01-20' } : {};
  expect(await setup.refusal(setup.insert('timetables', { ...row, ...days }))).toEqual({
    ...{ code: CHECK, constraint },
  });
});

test('the database refuses a second timetable of a country for a Ramadan', async () => {
  await setup.insert('timetables', RAMADAN);
  expect(await setup.refusal(setup.insert('timetables', RAMADAN))).toEqual({
    ...{ code: UNIQUE, constraint: 'timetables_once' },
  });
  await setup.insert('timetables', { ...RAMADAN, hijri_year: 1449 });
});

test('the database refuses a timetable that is neither a draft nor applied, and one that nobody applied', async () => {
  const row = { ...RAMADAN, hijri_year: 1460 };
  const decided_by = await setup.person('admin');
  expect(await setup.refusal(setup.insert('timetables', { ...row, status: 'lifted', decided_by }))).toEqual({
    ...{ code: CHECK, constraint: 'timetables_status_check' },
  });
  expect(await setup.refusal(setup.insert('timetables', { ...row, status: 'applied' }))).toEqual({
    ...{ code: CHECK, constraint: 'timetables_applied_by' },
  });
});

test('the database refuses two timetables of a country that are applied on one day', async () => {
  const decided_by = await setup.person('admin');
  const applied = { ...RAMADAN, country: 'KW', status: 'applied', decided_by };
  await setup.insert('timetables', applied);
  const next = { ...applied, hijri_year: 1449, until_on: '2027-03-20' };
  expect(await setup.refusal(setup.insert('timetables', { ...next, from_on: '2027-03-08' }))).toEqual({
    ...{ code: OVERLAP, constraint: 'timetables_apart' },
  });
  await setup.insert('timetables', { ...next, from_on: '2027-03-09' });
});

describe('of the times of a series the database refuses', () => {
  const newSlot = async () => {
    const { id: timetable_id } = await setup.insert('timetables', { ...RAMADAN, hijri_year: ++year });
    const { tutor_id, student_id, subject, duration_minutes, created_by } = await setup.rowOf.sessions();
    const { id: series_id } = await setup.insert('session_series', {
      ...{ tutor_id, student_id, subject, duration_minutes, created_by, every_weeks: 1 },
      ...{ anchor_timezone: 'Asia/Riyadh', starts_on: '2027-01-10', until_on: '2027-03-28' },
    });
    const ids = { timetable_id, series_id };
    await setup.insert('timetable_series', { ...ids, is_due: true });
    return { ...ids, weekday: 7, new_weekday: 7, new_time: '21:00', state: 'proposed' };
  };

  test.each([
    ['weekday', 8, 'timetable_slots_weekday_check'],
    ['new_weekday', 0, 'timetable_slots_new_weekday_check'],
    ['new_time', '9 pm', 'timetable_slots_new_time_check'],
    ['new_weekday', null, 'timetable_slots_whole'],
    ['state', 'none', 'timetable_slots_state_check'],
  ])('%s %s', async (column, value, constraint) => {
    const slot = { ...(await newSlot()), [column]: value };
    expect(await setup.refusal(setup.insert('timetable_slots', slot))).toEqual({ code: CHECK, constraint });
  });

  test('a proposal of nothing, and a second time for a weekday', async () => {
    const slot = await newSlot();
    const nothing = { ...slot, new_weekday: null, new_time: null };
    expect(await setup.refusal(setup.insert('timetable_slots', nothing))).toEqual({
      ...{ code: CHECK, constraint: 'timetable_slots_proposed' },
    });
    await setup.insert('timetable_slots', { ...nothing, state: 'confirmed' });
    expect(await setup.refusal(setup.insert('timetable_slots', slot))).toMatchObject({ code: UNIQUE });
  });

  test('a lesson that a timetable has put nowhere', async () => {
    const { timetable_id } = await newSlot();
    const lesson = { ...(await setup.rowOf.sessions()), timetable_id };
    const refusal = { code: CHECK, constraint: 'sessions_timetable' };
    expect(await setup.refusal(setup.insert('sessions', lesson))).toEqual(refusal);
    const single = { ...lesson, timetable_starts_at: '2027-02-14T18:00:00Z' };
    expect(await setup.refusal(setup.insert('sessions', single))).toEqual(refusal);
  });
});
