import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHECK, openSetup, type Setup, UNIQUE } from './setup.ts';

let setup: Setup;
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
