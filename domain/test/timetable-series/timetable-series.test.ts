import { describe, expect, test } from 'vitest';
import type { HoursSet } from '#availability/hours.ts';
import { followTimetable } from '#timetable-series/follow-timetable.ts';
import { slotsOfSeries } from '#timetable-series/slots-of-series.ts';
import { nearDay, placeInTimetable } from '#timetable-series/time-in-ramadan.ts';

const RIYADH = 'Asia/Riyadh';
const NOW = new Date('2026-11-16T09:00:00Z');
const HOUR_MS = 3_600_000;
const DAYS = { country: 'SA', fromOn: '2027-02-08', untilOn: '2027-03-08' } as const;
const RAMADAN = { ...DAYS, iftarFrom: '17:00', iftarUntil: '19:00' };
const hour = (from: string) => ({ from: new Date(from), until: new Date(Date.parse(from) + HOUR_MS) });

describe('R546: the place of a lesson', () => {
  test.each([
    ['2027-02-14', 7, '2027-02-14'],
    ['2027-02-14', 1, '2027-02-15'],
    ['2027-02-14', 3, '2027-02-17'],
    ['2027-02-14', 4, '2027-02-11'],
    ['2027-02-14', 6, '2027-02-13'],
  ])('of %s on weekday %i is on the nearest date, %s', (day, weekday, near) => {
    expect(nearDay(day, weekday)).toBe(near);
  });

  test.each([
    ['2027-02-07', '15:00'],
    ['2027-02-14', '18:00'],
    ['2027-03-07', '18:00'],
    ['2027-03-14', '15:00'],
  ])('on %s is at %s UTC', (day, time) => {
    const lesson = { day, placedAt: new Date(`${day}T15:00:00Z`) };
    const slots = [{ weekday: 7, newWeekday: 7, newTime: '21:00' }];
    const place = placeInTimetable(lesson, { ...RAMADAN, slots }, RIYADH);
    expect(place).toEqual(new Date(`${day}T${time}:00Z`));
  });
});

describe('R548: a proposal', () => {
  const pattern = {
    ...{ slots: [{ weekday: 7, time: '18:00' }], everyWeeks: 1, startsOn: '2027-01-10' },
    ...{ untilOn: '2027-03-28', lessons: null, timezone: RIYADH },
  };
  const hours = (weekday: number, opens: number, closes: number): HoursSet => ({
    ...{ timezone: RIYADH, validFrom: '2026-01-01', validUntil: null, mostADay: null, bufferMinutes: 0 },
    hours: [{ weekday, opens, closes }],
  });
  const proposed = (sets: readonly HoursSet[], given: object = {}, time = '18:00') =>
    slotsOfSeries(
      {
        pattern: { ...pattern, slots: [{ weekday: 7, time }] },
        ...{ duration: 60, iftar: RAMADAN, stored: [] },
        ...given,
      },
      { hours: { sets, days: [] }, timeOff: [], taken: [] },
      NOW,
    ).map(({ state, newWeekday, newTime }) => [state, newWeekday, newTime]);

  test('is the first start after iftar in the tutor’s hours on the same weekday', () => {
    expect(proposed([])).toEqual([['proposed', 7, '19:00']]);
    expect(proposed([hours(7, 1220, 1320)])).toEqual([['proposed', 7, '20:30']]);
  });

  test('counts the lessons that are ahead in the range', () => {
    const asked = { pattern, duration: 60, iftar: RAMADAN, stored: [] };
    const facts = { hours: { sets: [], days: [] }, timeOff: [], taken: [] };
    const counted = (now: string) => slotsOfSeries(asked, facts, new Date(now)).map(({ lessons }) => lessons);
    expect(counted('2026-11-16T09:00:00Z')).toEqual([4]);
    expect(counted('2027-02-14T15:00:00Z')).toEqual([3]);
  });

  test('is a day later or a day earlier, where she does not teach on that day', () => {
    expect(proposed([hours(1, 1140, 1260)])).toEqual([['proposed', 1, '19:00']]);
    expect(proposed([hours(6, 1140, 1260)])).toEqual([['proposed', 6, '19:00']]);
  });

  test('is none where she teaches at no such time, and none is needed beside iftar', () => {
    expect(proposed([hours(3, 1140, 1260)])).toEqual([['needs-slot', null, null]]);
    expect(proposed([], {}, '19:00')).toEqual([['as-usual', null, null]]);
  });

  test('stays what lessons follow already, unless iftar comes to lie there', () => {
    const stored = [{ weekday: 7, newWeekday: 1, newTime: '19:30', state: 'proposed' as const }];
    expect(proposed([], { stored })).toEqual([['proposed', 1, '19:30']]);
    const iftar = { ...RAMADAN, iftarUntil: '20:00' };
    expect(proposed([], { stored, iftar })).toEqual([['proposed', 7, '20:00']]);
  });

  test('does not put two lessons of a series at one time', () => {
    const slots = [
      { weekday: 6, time: '18:00' },
      { weekday: 7, time: '18:00' },
    ];
    const late = [{ ...hours(6, 1140, 1260), hours: [{ weekday: 6, opens: 1140, closes: 1260 }] }];
    expect(proposed(late, { pattern: { ...pattern, slots } })).toEqual([
      ['proposed', 6, '19:00'],
      ['proposed', 6, '20:00'],
    ]);
  });

  test('leaves the usual and the decided times of all other weekdays free, also of later ones', () => {
    const late = [{ ...hours(6, 1140, 1320), hours: [{ weekday: 6, opens: 1140, closes: 1320 }] }];
    const slots = [
      { weekday: 5, time: '18:00' },
      { weekday: 6, time: '19:00' },
      { weekday: 7, time: '18:00' },
    ];
    const stored = [{ weekday: 7, newWeekday: 6, newTime: '20:00', state: 'confirmed' as const }];
    expect(proposed(late, { pattern: { ...pattern, slots }, stored })).toEqual([
      ['proposed', 6, '21:00'],
      ['as-usual', null, null],
      ['confirmed', 6, '20:00'],
    ]);
  });
});

describe('R549: lessons that follow', () => {
  const lesson = (id: string, startsAt: string, given: object = {}) => ({
    ...{ id, startsAt: new Date(startsAt), duration: 60, status: 'scheduled' as const },
    ...{ isOwnChange: false, isElsewhere: false, ...given },
  });
  const wanted = (of: ReturnType<typeof lesson>, at: string) => ({ lesson: of, wantedAt: new Date(at) });
  const reasons = ({ stay }: ReturnType<typeof followTimetable<ReturnType<typeof lesson>>>) =>
    stay.map(({ lesson: { id }, reason }) => [id, reason]);
  const followed = (lessons: readonly ReturnType<typeof wanted>[], now = NOW, open: object[] = []) => {
    const there = open as { id: string; from: Date; until: Date }[];
    const followed = followTimetable(lessons, there, { now, lastDayToTeach: null });
    return [followed.move.map(({ lesson: { id } }) => id), reasons(followed)];
  };
  const first = lesson('first', '2027-02-14T15:00:00Z');

  test('go where they are wanted, and those that are there or over stay unmentioned', () => {
    const over = lesson('over', '2026-11-01T15:00:00Z');
    const there = lesson('there', '2027-02-21T18:00:00Z');
    const lessons = [
      wanted(first, '2027-02-14T18:00:00Z'),
      wanted(over, '2026-11-01T18:00:00Z'),
      wanted(there, '2027-02-21T18:00:00Z'),
    ];
    expect(followed(lessons)).toEqual([['first'], []]);
  });

  test.each([
    ['2027-02-13T14:59:59Z', []],
    ['2027-02-13T15:00:00Z', [['first', 'near']]],
  ])('at %s are more than 24 hours ahead or stay', (now, stay) => {
    expect(followed([wanted(first, '2027-02-14T18:00:00Z')], new Date(now))[1]).toEqual(stay);
    expect(
      followed([wanted(lesson('first', '2027-02-14T18:00:00Z'), '2027-02-14T15:00:00Z')], new Date(now))[1],
    ).toEqual(stay);
  });

  test('stay where somebody moved them, another tutor gives them, or the other time is taken', () => {
    const moved = lesson('moved', '2027-02-21T12:00:00Z', { isOwnChange: true });
    const covered = lesson('covered', '2027-02-28T15:00:00Z', { isElsewhere: true });
    const lessons = [
      wanted(first, '2027-02-14T18:00:00Z'),
      wanted(moved, '2027-02-21T18:00:00Z'),
      wanted(covered, '2027-02-28T18:00:00Z'),
    ];
    const open = [{ id: 'other', ...hour('2027-02-14T18:30:00Z') }];
    expect(followed(lessons, NOW, open)).toEqual([
      [],
      [
        ['first', 'clash'],
        ['moved', 'own-change'],
        ['covered', 'other-tutor'],
      ],
    ]);
  });

  test.each([
    ['2027-02-14', []],
    ['2027-02-13', [['first', 'expired']]],
  ])('go where the documents of the tutor, valid until %s, let her teach', (lastDayToTeach, stay) => {
    const there = wanted(first, '2027-02-14T23:30:00Z');
    expect(reasons(followTimetable([there], [], { now: NOW, lastDayToTeach }))).toEqual(stay);
  });

  test('take the place that another leaves, but not that of one that stays after all', () => {
    const second = lesson('second', '2027-02-14T18:00:00Z');
    const open = [first, second].map(({ id, startsAt }) => ({ id, ...hour(startsAt.toISOString()) }));
    const lessons = [wanted(first, '2027-02-14T18:00:00Z'), wanted(second, '2027-02-15T18:00:00Z')];
    expect(followed(lessons, NOW, open)).toEqual([['first', 'second'], []]);
    const busy = { id: 'busy', ...hour('2027-02-15T18:00:00Z') };
    expect(followed(lessons, NOW, [...open, busy])).toEqual([
      [],
      [
        ['first', 'clash'],
        ['second', 'clash'],
      ],
    ]);
  });
});
