import { expect, test } from 'vitest';
import { loadAhead } from '#availability/load-ahead.ts';
import { ELEANOR } from './eleanor.ts';

const now = new Date('2027-01-10T00:00:00Z');
const offered = ELEANOR.hours.reduce((sum, { opens, closes }) => sum + closes - opens, 0) / 60;
const days = new Set(ELEANOR.hours.map(({ weekday }) => weekday)).size;
/** Of four weeks. */
const lessons = (aWeek: number) => ({ lessons: aWeek * 4, minutes: aWeek * 4 * 60 });
const load = (different: Partial<Parameters<typeof loadAhead>[0]> = {}) =>
  loadAhead({ sets: [ELEANOR], days: [], away: [], ahead: lessons(2), now, ...different });

test('a load is the hours taken of those offered, of a week on average (R829)', () => {
  expect(load()).toEqual({ taken: 2, offered, isFull: false });
});

test('a tutor is full where the shortest lesson a week has no room (R829)', () => {
  expect(load({ ahead: lessons(offered - 1) })?.isFull).toBe(false);
  expect(load({ ahead: lessons(offered) })).toEqual({ taken: offered, offered, isFull: true });
});

test('a tutor is full where each day has the most lessons that she gives (R829)', () => {
  const sets = [{ ...ELEANOR, mostADay: 1 }];
  expect(load({ sets, ahead: lessons(days - 1) })?.isFull).toBe(false);
  expect(load({ sets, ahead: lessons(days) })?.isFull).toBe(true);
});

test('time off is not offered, and who is away for all of it has no load (R829)', () => {
  const twoWeeks = { from: now, until: new Date('2027-01-24T00:00:00Z') };
  expect(load({ away: [twoWeeks] })?.offered).toBeCloseTo(offered / 2, 1);
  expect(load({ away: [{ from: now, until: new Date('2027-03-01T00:00:00Z') }] })).toBeNull();
});

test('hours that hold from later on count from then (R829)', () => {
  expect(load({ sets: [{ ...ELEANOR, validFrom: '2027-01-31' }] })?.offered).toBeCloseTo(offered / 4, 1);
  expect(load({ sets: [{ ...ELEANOR, validFrom: '2027-03-01' }] })).toBeNull();
});

const SATURDAY = 6;
const saturdays = {
  ...ELEANOR,
  mostADay: 6,
  hours: [{ weekday: SATURDAY, opens: 9 * 60, closes: 17 * 60 }],
};
const weekdaysOff = [11, 18, 25].map(monday => ({
  from: new Date(Date.UTC(2027, 0, monday)),
  until: new Date(Date.UTC(2027, 0, monday + 5)),
}));

test('time off outside the hours takes nothing of them (R829)', () => {
  const question = { sets: [saturdays], away: weekdaysOff, ahead: { lessons: 8, minutes: 8 * 60 } };
  expect(load(question)).toEqual({ taken: 2, offered: 8, isFull: false });
});

test('time off takes the lessons of the dates that it takes as a whole (R829)', () => {
  const away = [{ from: new Date('2027-01-16T00:00:00Z'), until: new Date('2027-01-17T00:00:00Z') }];
  const sets = [saturdays];
  expect(load({ sets, away, ahead: { lessons: 17, minutes: 17 * 30 } })?.isFull).toBe(false);
  expect(load({ sets, away, ahead: { lessons: 18, minutes: 18 * 30 } })?.isFull).toBe(true);
});

test('the hours of one date are in the place of the weekly ones (R476, R829)', () => {
  const timezone = 'Europe/London';
  const shut = { day: '2027-01-16', timezone, ranges: [] };
  const longer = { day: '2027-01-20', timezone, ranges: [{ opens: 9 * 60, closes: 21 * 60 }] };
  expect(load({ sets: [saturdays], days: [shut] })?.offered).toBe(6);
  expect(load({ sets: [saturdays], days: [shut, longer] })?.offered).toBe(9);
});

test('the day in whose middle the four weeks begin and end is one (R829)', () => {
  const noon = new Date('2027-01-09T12:00:00Z');
  const question = { sets: [{ ...saturdays, mostADay: 2 }], now: noon };
  expect(load({ ...question, ahead: { lessons: 7, minutes: 7 * 60 } })?.isFull).toBe(false);
  expect(load({ ...question, ahead: { lessons: 8, minutes: 8 * 60 } })?.isFull).toBe(true);
});
