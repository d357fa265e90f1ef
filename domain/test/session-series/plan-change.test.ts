import { describe, expect, test } from 'vitest';
import { changedPattern } from '#session-series/changed-pattern.ts';
import type { SeriesFacts } from '#session-series/day-marks.ts';
import { patternLessons, type SeriesPattern } from '#session-series/pattern.ts';
import { type LessonInPlan, planChange } from '#session-series/plan-change.ts';
import { instantOf } from '#time/zoned-time.ts';

const NOW = new Date('2027-04-08T09:00:00Z');
const RIYADH = 'Asia/Riyadh';
const SUNDAYS: SeriesPattern = {
  ...{ slots: [{ weekday: 7, time: '19:00' }], everyWeeks: 1, startsOn: '2027-01-10' },
  ...{ untilOn: '2027-05-02', lessons: null, timezone: RIYADH },
};
const at = (day: string, time: string) => instantOf(day, time, RIYADH) ?? NOW;
const from = (day: string, time = '19:00', left: number | null = null) => ({
  ...{ day, placedAt: at(day, time), left },
});

describe('another rule (R456)', () => {
  test('keeps what is not named, and begins on the first of its days', () => {
    const slots = [{ weekday: 2, time: '19:00' }];
    expect(changedPattern(SUNDAYS, { slots }, from('2027-04-11'))).toEqual({
      blocks: '2027-04-11',
      pattern: { ...SUNDAYS, slots, startsOn: '2027-04-13' },
    });
  });

  test('ends on a day, after a number of lessons, or not any more', () => {
    const ends = (...given: Parameters<typeof changedPattern>) => {
      const { untilOn, lessons } = changedPattern(...given).pattern;
      return [untilOn, lessons];
    };
    const twelve = { ...SUNDAYS, untilOn: null, lessons: 12 };
    expect(ends(twelve, {}, from('2027-04-11', '19:00', 4))).toEqual([null, 4]);
    expect(ends(twelve, { untilOn: '2027-06-06' }, from('2027-04-11'))).toEqual(['2027-06-06', null]);
    expect(ends(SUNDAYS, { lessons: 3 }, from('2027-04-11'))).toEqual([null, 3]);
    expect(ends(SUNDAYS, { goesOn: true }, from('2027-04-11'))).toEqual([null, null]);
  });

  test('by another clock counts from the earlier of the two days', () => {
    const night = { ...SUNDAYS, slots: [{ weekday: 1, time: '00:30' }] };
    const london = { slots: [{ weekday: 7, time: '22:30' }], timezone: 'Europe/London' };
    const { pattern, blocks } = changedPattern(night, london, from('2027-04-12', '00:30'));
    expect([pattern.startsOn, blocks]).toEqual(['2027-04-11', '2027-04-11']);
  });

  test('of every second week stays in the same weeks, also from the middle of one', () => {
    const slots = [7, 3].map(weekday => ({ weekday, time: '19:00' }));
    const second = { ...SUNDAYS, slots, everyWeeks: 2 };
    const { pattern, blocks } = changedPattern(second, {}, from('2027-01-13'));
    const days = [...patternLessons(pattern, '2027-01-31')].map(({ day }) => day);
    expect(days.filter(day => day >= blocks)).toEqual(['2027-01-13', '2027-01-24', '2027-01-27']);
  });
});

const FREE: SeriesFacts = {
  hours: { sets: [], days: [] },
  timeOff: [],
  holidays: [],
  iftars: [],
  lessons: [],
};
const DAYS = ['2027-04-11', '2027-04-18', '2027-04-25', '2027-05-02'];
const lesson = (day: string, given: Partial<LessonInPlan> = {}): LessonInPlan => ({
  ...{ id: day, day, startsAt: at(day, '19:00'), status: 'scheduled', isWithdrawn: false },
  ...{ isOwnChange: false, hasTrace: false, ...given },
});
type Change = Parameters<typeof planChange>[0];
const plan = (given: Partial<Change> = {}, facts = FREE) =>
  planChange(
    {
      pattern: { ...SUNDAYS, slots: [{ weekday: 7, time: '18:00' }], startsOn: '2027-04-11' },
      ...{ duration: 60, from: '2027-04-11', until: '2027-06-06', before: DAYS, isReset: false },
      ...{ lessons: DAYS.map(day => lesson(day)), skipped: [], isPaused: () => false, ...given },
    },
    facts,
    NOW,
  );
const on = ({ days }: ReturnType<typeof plan>) => days.filter(({ isOn }) => isOn).map(({ day }) => day);
const ofFour = { ...SUNDAYS, startsOn: '2027-04-11', untilOn: null, lessons: 4 };

describe('the days of a changed series (R456)', () => {
  test('are those that move and those that are made, each to choose', () => {
    expect(on(plan())).toEqual(DAYS);
    const without = plan({ isChosen: day => day !== '2027-04-18' });
    expect(on(without)).toEqual(DAYS.filter(day => day !== '2027-04-18'));
    expect(without.done.remove.map(({ id }) => id)).toEqual(['2027-04-18']);
  });

  test('a lesson that stays where it is, or is cancelled, is one of n and nobody’s to choose', () => {
    const byHand = lesson('2027-04-18', { isOwnChange: true, startsAt: at('2027-04-20', '10:00') });
    const cancelled = lesson('2027-04-25', { status: 'cancelled' });
    const lessons = [lesson('2027-04-11'), byHand, cancelled];
    const found = plan({ pattern: ofFour, lessons });
    expect([on(found), found.isUnfinished]).toEqual([['2027-04-11', '2027-05-02'], false]);
    expect(found.done.keep.map(kept => kept.lesson.id)).toEqual(['2027-04-18', '2027-04-25']);
  });

  test('a day that was left out stays so, with its words, and is none of n', () => {
    const lessons = ['2027-04-11', '2027-04-25', '2027-05-02', '2027-05-09'].map(day => lesson(day));
    const skipped = [{ day: '2027-04-18', reason: 'A wedding' }];
    const found = plan({ pattern: ofFour, before: [...DAYS, '2027-05-09'], lessons, skipped });
    expect(on(found)).toEqual(['2027-04-11', '2027-04-25', '2027-05-02', '2027-05-09']);
    expect(found.left).toEqual(skipped);
    const again = plan({ lessons, skipped, isChosen: day => day < '2027-04-20' });
    expect([on(again), again.left]).toEqual([['2027-04-11', '2027-04-18'], []]);
  });

  test('a pause has no new lesson, and keeps one that takes place in it', () => {
    const isPaused = (day: string) => day >= '2027-04-18' && day <= '2027-04-25';
    const lessons = [lesson('2027-04-11'), lesson('2027-04-18'), lesson('2027-05-02')];
    const found = plan({ lessons, isPaused });
    expect(on(found)).toEqual(['2027-04-11', '2027-04-18', '2027-05-02']);
    expect(found.days.map(({ day }) => day)).not.toContain('2027-04-25');
  });

  test('a lesson on a holiday stays on its day, and none is moved onto one', () => {
    const off = (day: string) => ({
      ...{ fromOn: day, untilOn: day, isOff: true, certainty: 'announced' as const },
    });
    expect(on(plan({}, { ...FREE, holidays: [off('2027-04-18')] }))).toEqual(DAYS);
    const mondays = { ...SUNDAYS, slots: [{ weekday: 1, time: '18:00' }], startsOn: '2027-04-12' };
    const moved = plan({ pattern: mondays }, { ...FREE, holidays: [off('2027-04-19')] });
    expect(on(moved)).toEqual(['2027-04-12', '2027-04-26']);
  });
});
