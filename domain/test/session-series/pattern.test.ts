import { expect, test } from 'vitest';
import { type PlannedLesson, plannedLessons, type SeriesPattern } from '#session-series/pattern.ts';
import { shiftsFor } from '#session-series/shifts.ts';
import { wallClock } from '#time/zoned-time.ts';

const RIYADH = 'Asia/Riyadh';
const LONDON = 'Europe/London';

const pattern = (given: Partial<SeriesPattern>): SeriesPattern => ({
  ...{ slots: [{ weekday: 7, time: '19:00' }], everyWeeks: 1, startsOn: '2027-01-10' },
  ...{ untilOn: null, lessons: null, timezone: RIYADH },
  ...given,
});
const all = { until: '2030-12-31' };
const days = (lessons: readonly PlannedLesson[]) => lessons.map(({ day }) => day);
const at = (timezone: string) => (lesson: PlannedLesson | undefined) =>
  lesson && Object.values(wallClock(lesson.startsAt, timezone)).join(' ');

test('case 1: Sundays at 19:00 in Riyadh keep their hour through both British changes (R450, R451)', () => {
  const year = pattern({ untilOn: '2027-12-19' });
  const planned = plannedLessons(year, all);
  expect(planned).toHaveLength(50);
  expect(new Set(planned.map(lesson => lesson.startsAt.toISOString().slice(11)))).toEqual(
    new Set(['16:00:00.000Z']),
  );
  expect(planned.flatMap((lesson, i) => (at(LONDON)(lesson)?.endsWith('17:00') ? [i + 1] : []))).toEqual(
    Array.from({ length: 31 }, (_, i) => i + 12),
  );
  const withoutEid = plannedLessons(year, { ...all, isOff: day => day === '2027-05-16' });
  expect(withoutEid).toHaveLength(49);
  expect(shiftsFor(withoutEid, { anchor: RIYADH, tutor: LONDON })).toEqual([
    { minutes: 60, lessons: 30, fromOn: '2027-03-28', untilOn: '2027-10-24' },
  ]);
});

test('case 2: the same hour in Dubai is an hour earlier in London (R451)', () => {
  const london = plannedLessons(pattern({ startsOn: '2027-03-21', timezone: 'Asia/Dubai' }), {
    until: '2027-03-28',
  }).map(at(LONDON));
  expect(london).toEqual(['2027-03-21 15:00', '2027-03-28 16:00']);
});

test('case 3: a lesson after midnight is on the day before for the tutor (R451)', () => {
  const slots = [{ weekday: 1, time: '02:30' }];
  const planned = plannedLessons(pattern({ slots, startsOn: '2027-03-22' }), { until: '2027-03-29' });
  expect(planned.map(at(LONDON))).toEqual(['2027-03-21 23:30', '2027-03-29 00:30']);
  expect(shiftsFor(planned, { anchor: RIYADH, tutor: LONDON })).toEqual([
    { minutes: 60, lessons: 1, fromOn: '2027-03-29', untilOn: '2027-03-29' },
  ]);
});

test.each([
  ['2027-03-28', '03:59', '2027-03-28 00:59'],
  ['2027-03-28', '04:00', '2027-03-28 02:00'],
  ['2027-10-31', '03:30', '2027-10-31 01:30'],
  ['2027-10-31', '04:30', '2027-10-31 01:30'],
])('cases 4 and 5: %s at %s in Riyadh is %s in London (R451)', (day, time, london) => {
  const [lesson] = plannedLessons(pattern({ slots: [{ weekday: 7, time }], startsOn: day }), { until: day });
  expect(at(LONDON)(lesson)).toBe(london);
});

test('case 6: a time that Cairo skips is the first one after the gap, one that it has twice the earlier (R451)', () => {
  const cairo = (startsOn: string, weekday: number, time: string) =>
    plannedLessons(pattern({ slots: [{ weekday, time }], startsOn, timezone: 'Africa/Cairo' }), {
      until: startsOn,
    });
  expect(cairo('2027-04-30', 5, '00:30')).toEqual([
    { day: '2027-04-30', startsAt: new Date('2027-04-29T22:00:00Z'), isClockSkipped: true },
  ]);
  expect(cairo('2027-10-28', 4, '23:30')).toEqual([
    { day: '2027-10-28', startsAt: new Date('2027-10-28T20:30:00Z'), isClockSkipped: false },
  ]);
});

test('case 7: every second week, several weekdays, and a number of lessons that days off do not use up (R450)', () => {
  const slots = [
    { weekday: 2, time: '18:30' },
    { weekday: 7, time: '17:00' },
  ];
  expect(days(plannedLessons(pattern({ slots, everyWeeks: 2 }), { until: '2027-02-09' }))).toEqual([
    ...['2027-01-10', '2027-01-12', '2027-01-24'],
    ...['2027-01-26', '2027-02-07', '2027-02-09'],
  ]);
  const twelve = pattern({ lessons: 12 });
  expect(days(plannedLessons(twelve, all)).at(-1)).toBe('2027-03-28');
  const oneOff = { ...all, isOff: (day: string) => day === '2027-01-31' };
  const later = days(plannedLessons(twelve, oneOff));
  expect(later).toHaveLength(12);
  expect(later.at(-1)).toBe('2027-04-04');
});

test('a week that begins in the middle keeps its order by day, and an end cuts it (R450)', () => {
  const slots = [
    { weekday: 1, time: '17:00' },
    { weekday: 4, time: '08:00' },
  ];
  const midweek = pattern({ slots, startsOn: '2027-01-14', untilOn: '2027-01-24' });
  expect(days(plannedLessons(midweek, all))).toEqual(['2027-01-14', '2027-01-18', '2027-01-21']);
});

test('a tutor hears of each run of lessons that moves, both ways (R454)', () => {
  const slots = [
    { weekday: 7, time: '19:00' },
    { weekday: 3, time: '08:00' },
  ];
  const lessons = plannedLessons(pattern({ slots, startsOn: '2027-10-24', timezone: LONDON }), {
    until: '2028-03-29',
  });
  expect(shiftsFor(lessons, { anchor: LONDON, tutor: RIYADH })).toEqual([
    { minutes: 60, lessons: 42, fromOn: '2027-10-31', untilOn: '2028-03-22' },
  ]);
});
