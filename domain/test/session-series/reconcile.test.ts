import { expect, test } from 'vitest';
import { plannedLessons, type SeriesPattern, type SeriesSlot } from '#session-series/pattern.ts';
import { reconcile } from '#session-series/reconcile.ts';
import type { SeriesLesson } from '#session-series/series-lesson.ts';
import { wallClock } from '#time/zoned-time.ts';

const NOW = new Date('2027-04-10T09:00:00Z');
const RIYADH = 'Asia/Riyadh';
const [MON, TUE, WED, SUN] = [1, 2, 3, 7];

const days = (from: string, until: string, slots: readonly SeriesSlot[], everyWeeks = 1) => {
  const pattern: SeriesPattern = {
    ...{ slots: slots.toSorted((a, b) => a.weekday - b.weekday), everyWeeks, startsOn: from },
    ...{ untilOn: until, lessons: null, timezone: RIYADH },
  };
  return plannedLessons(pattern, { until });
};
const slot = (weekday: number, time = '19:00') => ({ weekday, time });
const wanted = (off: readonly string[], ...given: Parameters<typeof days>) =>
  days(...given).map(day => ({ ...day, isOff: off.includes(day.day) }));
const planned = (...given: Parameters<typeof days>): SeriesLesson[] =>
  days(...given).map(({ day, startsAt }) => ({
    ...{ id: day, day, startsAt, status: 'scheduled' as const },
    ...{ isOwnChange: false, hasTrace: false },
  }));

interface Given {
  readonly from: string;
  readonly before: readonly string[];
  readonly after: ReturnType<typeof wanted>;
  readonly lessons: readonly SeriesLesson[];
  readonly isReset?: boolean;
}
const local = (instant: Date) => Object.values(wallClock(instant, RIYADH)).join(' ');
/** Ids with their new times, to read. */
function changed({ from, before, after, lessons, isReset = false }: Given, now = NOW) {
  const done = reconcile({ from, before, wanted: after, lessons, isReset }, now);
  return {
    move: done.move.map(({ lesson, to }) => `${lesson.id} to ${local(to.startsAt)}`),
    keep: done.keep.map(({ lesson, to }) => `${lesson.id} for ${local(to.startsAt)}`),
    make: done.make.map(({ startsAt }) => local(startsAt)),
    remove: done.remove.map(({ id }) => id),
    cancel: done.cancel.map(({ id }) => id),
  };
}
const nothing = { move: [], keep: [], make: [], remove: [], cancel: [] };
const of = (lessons: readonly SeriesLesson[]) => lessons.map(({ day }) => day);
const withOne = (lessons: readonly SeriesLesson[], day: string, given: Partial<SeriesLesson>) =>
  lessons.map(lesson => (lesson.day === day ? { ...lesson, ...given } : lesson));

const FROM = '2027-04-11';
const UNTIL = '2027-05-02';
const sundays = planned(FROM, UNTIL, [slot(SUN)]);
const at18 = { from: FROM, before: of(sundays), after: wanted([], FROM, UNTIL, [slot(SUN, '18:00')]) };

test('case 14: every lesson keeps its id and gets the new hour (R456)', () => {
  expect(changed({ ...at18, lessons: sundays })).toEqual({
    ...nothing,
    move: [
      ...['2027-04-11 to 2027-04-11 18:00', '2027-04-18 to 2027-04-18 18:00'],
      ...['2027-04-25 to 2027-04-25 18:00', '2027-05-02 to 2027-05-02 18:00'],
    ],
  });
});

test('case 15: a lesson moved by hand stays and takes its day, or follows the rule again (R456)', () => {
  const byHand = { startsAt: new Date('2027-04-26T14:00:00Z'), isOwnChange: true, hasTrace: true };
  const lessons = withOne(sundays, '2027-04-25', byHand);
  const kept = changed({ ...at18, lessons });
  expect(kept.keep).toEqual(['2027-04-25 for 2027-04-25 18:00']);
  expect([kept.move.length, kept.make]).toEqual([3, []]);
  expect(changed({ ...at18, lessons, isReset: true }).move).toContain('2027-04-25 to 2027-04-25 18:00');
});

test('case 16: what has begun or is closed stays untouched, and its day is not made again (R456)', () => {
  const held = withOne(sundays, '2027-04-25', {
    ...{ startsAt: new Date('2027-04-09T16:00:00Z'), isOwnChange: true, hasTrace: true },
    status: 'completed',
  });
  const lessons = withOne(held, '2027-04-18', { status: 'cancelled' });
  expect(changed({ ...at18, lessons })).toEqual({
    ...nothing,
    move: ['2027-04-11 to 2027-04-11 18:00', '2027-05-02 to 2027-05-02 18:00'],
    keep: ['2027-04-18 for 2027-04-18 18:00'],
  });
});

test('case 18: Sundays become Tuesdays of the same blocks of seven days (R456)', () => {
  const after = wanted([], '2027-04-13', '2027-05-04', [slot(TUE)]);
  expect(changed({ ...at18, after, lessons: sundays }).move).toEqual([
    ...['2027-04-11 to 2027-04-13 19:00', '2027-04-18 to 2027-04-20 19:00'],
    ...['2027-04-25 to 2027-04-27 19:00', '2027-05-02 to 2027-05-04 19:00'],
  ]);
});

test('case 19: Monday and Tuesday become Tuesday and Wednesday (R456)', () => {
  const lessons = planned('2027-04-12', '2027-04-20', [slot(MON), slot(TUE)]);
  const after = wanted([], '2027-04-13', '2027-04-21', [slot(TUE), slot(WED)]);
  expect(changed({ from: '2027-04-12', before: of(lessons), after, lessons })).toEqual({
    ...nothing,
    move: [
      ...['2027-04-12 to 2027-04-13 19:00', '2027-04-13 to 2027-04-14 19:00'],
      ...['2027-04-19 to 2027-04-20 19:00', '2027-04-20 to 2027-04-21 19:00'],
    ],
  });
});

test('case 20: of two times a week one is left: far lessons vanish, one tomorrow and one with a note stay as withdrawn (R457)', () => {
  const lessons = withOne(planned('2027-04-11', '2027-04-26', [slot(SUN), slot(MON)]), '2027-04-19', {
    hasTrace: true,
  });
  const after = wanted([], '2027-04-11', '2027-04-25', [slot(SUN)]);
  const evening = new Date('2027-04-11T15:00:00Z');
  const done = changed({ from: '2027-04-11', before: of(lessons), after, lessons }, evening);
  expect(done.move).toHaveLength(3);
  expect(done).toMatchObject({
    cancel: ['2027-04-12', '2027-04-19'],
    remove: ['2027-04-26'],
    ...{ keep: [], make: [] },
  });
});

test('two days before its start a lesson does not vanish any more (R457)', () => {
  const [lesson] = sundays;
  if (!lesson) throw new Error('no lesson');
  const twoDaysBefore = lesson.startsAt.getTime() - 48 * 3_600_000;
  const gone = { from: FROM, before: [lesson.day], after: [], lessons: [lesson] };
  expect(changed(gone, new Date(twoDaysBefore)).cancel).toEqual([lesson.id]);
  expect(changed(gone, new Date(twoDaysBefore - 1)).remove).toEqual([lesson.id]);
});

test('a second time a week and a shorter interval are made, an ended series is taken out (R456)', () => {
  const both = wanted([], FROM, '2027-04-19', [slot(SUN), slot(MON)]);
  expect(changed({ ...at18, after: both, lessons: sundays })).toMatchObject({
    make: ['2027-04-12 19:00', '2027-04-19 19:00'],
    remove: ['2027-04-25', '2027-05-02'],
  });
  const biweekly = planned(FROM, UNTIL, [slot(SUN)], 2);
  const weekly = wanted([], FROM, UNTIL, [slot(SUN)]);
  expect(changed({ from: FROM, before: of(biweekly), after: weekly, lessons: biweekly }).make).toEqual([
    '2027-04-18 19:00',
    '2027-05-02 19:00',
  ]);
});

test('days that are off do not shift the lessons beside them (R456)', () => {
  const slots = [slot(SUN), slot(MON)];
  const all = planned(FROM, '2027-04-12', slots);
  const before = of(all);
  const skipped = all.slice(1);
  const after = wanted([FROM], FROM, '2027-04-12', [slot(SUN, '18:00'), slot(MON, '18:00')]);
  expect(changed({ from: FROM, before, after, lessons: skipped })).toEqual({
    ...nothing,
    move: ['2027-04-12 to 2027-04-12 18:00'],
  });
  expect(changed({ from: FROM, before, after, lessons: all })).toMatchObject({ cancel: [FROM] });
});

test('a time of today that is over is no place (R456)', () => {
  const noon = new Date('2027-04-11T09:00:00Z');
  const after = wanted([], FROM, UNTIL, [slot(SUN, '10:00')]);
  expect(changed({ ...at18, after, lessons: sundays }, noon)).toMatchObject({
    cancel: [FROM],
    ...{ make: [], remove: [] },
  });
});
