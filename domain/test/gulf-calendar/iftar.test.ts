import { describe, expect, test } from 'vitest';
import { ramadanOf } from '#gulf-calendar/hijri.ts';
import { iftarWindow } from '#gulf-calendar/iftar.ts';
import { sunset } from '#gulf-calendar/sunset.ts';

const MINUTE_MS = 60_000;
const LONDON = { latitude: 51.5074, longitude: -0.1278 };
const MAKKAH = { latitude: 21.4225, longitude: 39.8262 };
const SYDNEY = { latitude: -33.8688, longitude: 151.2093 };

describe('R547: sunset', () => {
  // As almanacs have it.
  test.each([
    ['2027-06-21', LONDON, '20:21'],
    ['2026-12-21', LONDON, '15:53'],
    ['2024-03-11', MAKKAH, '15:31'],
    ['2027-01-01', SYDNEY, '09:09'],
  ])('on %s is right within 4 minutes', (day, place, time) => {
    const published = Date.parse(`${day}T${time}:00Z`);
    expect(Math.abs(sunset(day, place).getTime() - published)).toBeLessThanOrEqual(4 * MINUTE_MS);
  });
});

describe('R547: the iftar window of Ramadan 2027', () => {
  test.each([
    ['SA', '17:00', '19:00'],
    ['KW', '17:00', '19:00'],
    ['QA', '16:45', '18:45'],
    ['BH', '16:45', '18:45'],
    ['AE', '17:30', '19:30'],
    ['OM', '17:15', '19:15'],
  ] as const)('of %s is %s to %s', (country, iftarFrom, iftarUntil) => {
    expect(iftarWindow(country, ramadanOf(1448))).toEqual({ iftarFrom, iftarUntil });
  });

  test('widens with the days that are announced', () => {
    expect(iftarWindow('SA', { fromOn: '2027-02-08', untilOn: '2027-04-10' })).toEqual({
      ...{ iftarFrom: '17:00', iftarUntil: '19:15' },
    });
  });
});
