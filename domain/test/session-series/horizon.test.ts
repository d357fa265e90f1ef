import { describe, expect, test } from 'vitest';
import type { SeriesFacts } from '#session-series/day-marks.ts';
import { daysUntil, fillUntil } from '#session-series/horizon.ts';
import type { SeriesPattern } from '#session-series/pattern.ts';
import { planFill } from '#session-series/plan-fill.ts';

const HALF_A_YEAR = { weeks: 26, lastDayToTeach: null };
const at = (time: string) => new Date(`${time}Z`);
const open = (given: Partial<SeriesPattern> = {}): SeriesPattern => ({
  ...{ slots: [{ weekday: 1, time: '19:00' }], everyWeeks: 1, startsOn: '2026-11-16' },
  ...{ untilOn: null, lessons: null, timezone: 'Asia/Riyadh' },
  ...given,
});

describe('how far an open series is filled (R453, R459)', () => {
  const filled = (filledUntil: string, now: string, given: object = {}) =>
    fillUntil({ filledUntil, timezone: 'Asia/Riyadh', untilOn: null }, { ...HALF_A_YEAR, ...given }, at(now));

  test('case 23: made on 16 November, it is filled until 17 May, and a week later until 24 May', () => {
    const now = at('2026-11-16T09:00');
    expect(daysUntil({ pattern: open(), horizon: HALF_A_YEAR, now })).toBe('2027-05-17');
    expect(filled('2027-05-17', '2026-11-22T09:00')).toBeNull();
    expect(filled('2027-05-17', '2026-11-23T09:00')).toBe('2027-05-24');
    expect(filled('2027-05-24', '2026-11-23T09:00')).toBeNull();
  });

  test('a day is one of the family’s clock', () => {
    // It is the 23rd in Riyadh.
    expect(filled('2027-05-17', '2026-11-22T21:30')).toBe('2027-05-24');
  });

  test('one that begins later is filled from its first day on, at most 104 weeks ahead', () => {
    const until = (startsOn: string) =>
      daysUntil({ pattern: open({ startsOn }), horizon: HALF_A_YEAR, now: at('2026-11-16T09:00') });
    expect(until('2027-11-15')).toBe('2028-05-15');
    expect(until('2028-10-30')).toBe('2028-11-13');
  });

  test('nothing is made after the last day on which the tutor may teach, nor made twice', () => {
    const horizon = { weeks: 26, lastDayToTeach: '2027-03-01' };
    expect(daysUntil({ pattern: open(), horizon, now: at('2026-11-16T09:00') })).toBe('2027-03-01');
    expect(filled('2027-03-01', '2026-12-16T09:00', horizon)).toBeNull();
    expect(filled('2027-03-01', '2026-12-16T09:00', { lastDayToTeach: '2027-04-05' })).toBe('2027-04-05');
  });

  test('one that ends is filled up to its last day', () => {
    const ending = (untilOn: string) => ({ filledUntil: '2027-05-17', timezone: 'Asia/Riyadh', untilOn });
    expect(fillUntil(ending('2027-05-20'), HALF_A_YEAR, at('2026-11-23T09:00'))).toBe('2027-05-20');
    expect(fillUntil(ending('2027-05-10'), HALF_A_YEAR, at('2026-11-23T09:00'))).toBeNull();
  });

  test('one with an end is looked at up to it, and one of n lessons up to 104 weeks', () => {
    const now = at('2026-11-16T09:00');
    const horizon = null;
    expect(daysUntil({ pattern: open({ untilOn: '2027-01-04' }), horizon, now })).toBe('2027-01-04');
    expect(daysUntil({ pattern: open({ lessons: 12 }), horizon, now })).toBe('2028-11-13');
  });
});

describe('what is made of the next days (R459, R460)', () => {
  const facts = (given: Partial<SeriesFacts> = {}): SeriesFacts => ({
    ...{ hours: { sets: [], days: [] }, timeOff: [], holidays: [], iftars: [], lessons: [] },
    ...given,
  });
  const hour = (from: string) => ({ from: at(from), until: new Date(at(from).getTime() + 3_600_000) });
  const plan = (known: Partial<SeriesFacts> = {}, given: object = {}, now = '2026-11-23T09:00') =>
    planFill(
      {
        ...{ pattern: open(), duration: 60, filledUntil: '2027-05-03', off: { days: [], pauses: [] } },
        ...given,
      },
      { until: '2027-05-24', facts: facts(known), now: at(now) },
    );
  const days = ({ lessons, holidays, gaps }: ReturnType<typeof plan>) =>
    [lessons, holidays, gaps].map(part => part.map(({ day }) => day));

  test('the days after those that are made, without what somebody left out', () => {
    expect(days(plan())).toEqual([['2027-05-10', '2027-05-17', '2027-05-24'], [], []]);
    const off = {
      days: [{ day: '2027-05-10' }],
      pauses: [{ fromOn: '2027-05-20', untilOn: '2027-06-20' }],
    };
    expect(days(plan({}, { off }))).toEqual([['2027-05-17'], [], []]);
  });

  test('a day on which somebody is busy or away is a gap, a holiday is none', () => {
    const busy = { id: 'other', isTutors: true, isStudents: false, isSingle: true };
    const known = {
      lessons: [{ ...hour('2027-05-10T15:30'), ...busy }],
      timeOff: [{ from: at('2027-05-17T00:00'), until: at('2027-05-18T00:00') }],
      holidays: [{ fromOn: '2027-05-24', untilOn: '2027-05-24', isOff: true, certainty: 'fixed' as const }],
    };
    expect(days(plan(known))).toEqual([[], ['2027-05-24'], ['2027-05-10', '2027-05-17']]);
  });

  test('a day at iftar has its lesson, which the timetable of Ramadan moves', () => {
    const ramadan = { country: 'SA', fromOn: '2027-05-10', untilOn: '2027-05-17' } as const;
    const iftars = [{ ...ramadan, iftarFrom: '18:00', iftarUntil: '20:00' }];
    expect(days(plan({ iftars }))).toEqual([['2027-05-10', '2027-05-17', '2027-05-24'], [], []]);
  });

  test('the pair’s own lesson at the same time is taken in', () => {
    const own = { ...hour('2027-05-10T16:00'), id: 'own', isTutors: true, isStudents: true, isSingle: true };
    expect(plan({ lessons: [own] }).lessons[0]).toMatchObject({ day: '2027-05-10', joins: 'own' });
  });

  test('days that have passed meanwhile are not made: it goes on from today', () => {
    expect(days(plan({}, {}, '2027-05-17T16:00'))).toEqual([['2027-05-24'], [], []]);
  });
});
