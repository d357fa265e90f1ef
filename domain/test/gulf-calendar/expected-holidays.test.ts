import { describe, expect, test } from 'vitest';
import {
  expectedHolidays,
  HOLIDAY_COUNTRIES,
  type HolidayCountry,
} from '#gulf-calendar/expected-holidays.ts';

const days = (country: HolidayCountry, year: number) =>
  expectedHolidays(country, year).map(({ key, fromOn, untilOn }) => [key, fromOn, untilOn]);
const GULF = HOLIDAY_COUNTRIES.filter(country => country !== 'GB');

describe('R541: the holidays that a country is expected to keep', () => {
  test.each([
    [
      'SA',
      [
        ['founding-day-2027', '2027-02-22', '2027-02-22'],
        ['eid-al-fitr-1448', '2027-03-09', '2027-03-11'],
        ['eid-al-adha-1448', '2027-05-15', '2027-05-18'],
        ['national-day-2027', '2027-09-23', '2027-09-23'],
      ],
    ],
    [
      'KW',
      [
        ['national-day-2027', '2027-02-25', '2027-02-25'],
        ['liberation-day-2027', '2027-02-26', '2027-02-26'],
        ['eid-al-fitr-1448', '2027-03-09', '2027-03-11'],
        ['eid-al-adha-1448', '2027-05-15', '2027-05-18'],
      ],
    ],
    [
      'QA',
      [
        ['sports-day-2027', '2027-02-09', '2027-02-09'],
        ['eid-al-fitr-1448', '2027-03-09', '2027-03-11'],
        ['eid-al-adha-1448', '2027-05-15', '2027-05-18'],
        ['national-day-2027', '2027-12-18', '2027-12-18'],
      ],
    ],
  ] satisfies [HolidayCountry, string[][]][])('in %s are those of 2027', (country, expected) => {
    expect(days(country, 2027)).toEqual(expected);
  });

  test.each([
    ['AE', '2027-12-02', '2027-12-03', 'fixed'],
    ['BH', '2027-12-16', '2027-12-17', 'fixed'],
    ['OM', '2027-11-20', '2027-11-21', 'expected'],
  ] as const)('in %s include two national days', (country, fromOn, untilOn, certainty) => {
    expect(expectedHolidays(country, 2027)).toContainEqual({
      key: 'national-day-2027',
      name: 'national-day',
      fromOn,
      untilOn,
      isOff: false,
      certainty,
    });
  });

  test.each(GULF)('in %s are without lessons on the two Eids, which are expected', country => {
    const off = expectedHolidays(country, 2027).filter(({ isOff }) => isOff);
    expect(off.map(({ name, certainty }) => [name, certainty])).toEqual([
      ['eid-al-fitr', 'expected'],
      ['eid-al-adha', 'expected'],
    ]);
  });

  test.each([
    [1447, 2026, '2026-03-20', '2026-05-26'],
    [1449, 2028, '2028-02-26', '2028-05-04'],
    [1450, 2029, '2029-02-14', '2029-04-23'],
    [1451, 2030, '2030-02-04', '2030-04-12'],
  ])('have the two Eids of %i in %i', (hijri, year, fitr, arafah) => {
    const eids = days('SA', year).filter(([key]) => key?.startsWith('eid'));
    expect(eids.map(([key, fromOn]) => [key, fromOn])).toEqual([
      [`eid-al-fitr-${hijri}`, fitr],
      [`eid-al-adha-${hijri}`, arafah],
    ]);
  });

  test('have two Eids al-Fitr in 2033, each with its own key', () => {
    const fitrs = days('SA', 2033).filter(([key]) => key?.startsWith('eid-al-fitr'));
    expect(fitrs.map(([key]) => key)).toEqual(['eid-al-fitr-1454', 'eid-al-fitr-1455']);
  });

  test('in Great Britain are the bank holidays, on which lessons take place', () => {
    const british = expectedHolidays('GB', 2027);
    expect(british.map(({ fromOn }) => fromOn)).toEqual([
      '2027-01-01',
      '2027-03-26',
      '2027-03-29',
      '2027-05-03',
      '2027-05-31',
      '2027-08-30',
      '2027-12-27',
      '2027-12-28',
    ]);
    expect(british.every(({ isOff }) => !isOff)).toBe(true);
  });

  test.each([
    [2020, '2020-12-25', '2020-12-28'],
    [2021, '2021-12-27', '2021-12-28'],
    [2022, '2022-12-27', '2022-12-26'],
    [2028, '2028-12-25', '2028-12-26'],
  ])('in Great Britain move off a weekend at Christmas %i', (year, christmas, boxingDay) => {
    const byKey = new Map(expectedHolidays('GB', year).map(({ name, fromOn }) => [name, fromOn]));
    expect([byKey.get('christmas'), byKey.get('boxing-day')]).toEqual([christmas, boxingDay]);
  });

  test.each([
    [2022, '2022-01-03'],
    [2023, '2023-01-02'],
  ])('in Great Britain move the New Year %i to Monday', (year, day) => {
    expect(days('GB', year)[0]).toEqual([`new-year-${year}`, day, day]);
  });
});
