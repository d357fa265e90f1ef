import { describe, expect, test } from 'vitest';
import { minutesOf, type WeekdayRange } from '#availability/hours.ts';
import { overlapBySeason } from '#availability/overlap-by-season.ts';
import { ELEANOR } from './eleanor.ts';

const now = new Date('2027-01-10T09:00:00Z');
const on = (weekday: number, opens: string, closes: string): WeekdayRange => ({
  weekday,
  opens: minutesOf(opens),
  closes: minutesOf(closes),
});
const question = { sets: [ELEANOR], familyTimezone: 'Asia/Riyadh', now };
const MONDAY_EVENING = [on(1, '17:00', '21:00')];

describe('R481: the overlap of a family’s wish and a tutor’s hours', () => {
  test('17:00–21:00 in Riyadh is 17–20 in winter, 17–19 in summer and 17–19 all year', () => {
    const { seasons, allYear } = overlapBySeason({ ...question, wish: MONDAY_EVENING });
    expect(seasons.map(({ ahead, ranges }) => [ahead, ranges])).toEqual([
      [180, [on(1, '17:00', '20:00')]],
      [120, [on(1, '17:00', '19:00')]],
      [180, [on(1, '17:00', '20:00')]],
    ]);
    expect(seasons.map(({ from, until }) => [from.toISOString(), until.toISOString()])).toEqual([
      ['2027-01-10T09:00:00.000Z', '2027-03-28T01:00:00.000Z'],
      ['2027-03-28T01:00:00.000Z', '2027-10-31T01:00:00.000Z'],
      ['2027-10-31T01:00:00.000Z', '2028-01-10T09:00:00.000Z'],
    ]);
    expect(allYear).toEqual([on(1, '17:00', '19:00')]);
  });

  test('is empty on the days on which she does not teach', () => {
    const { seasons, allYear } = overlapBySeason({ ...question, wish: [on(5, '17:00', '21:00')] });
    expect(seasons.map(({ ranges }) => ranges)).toEqual([[], [], []]);
    expect(allYear).toEqual([]);
  });

  test('passes midnight and the end of the week', () => {
    const late = { ...ELEANOR, hours: [on(7, '22:00', '24:00')] };
    const wish = [on(7, '00:00', '24:00'), on(1, '00:00', '24:00')];
    const { seasons } = overlapBySeason({ ...question, sets: [late], wish });
    expect(seasons.map(({ ranges }) => ranges)).toEqual([
      [on(1, '01:00', '03:00')],
      [on(1, '00:00', '02:00')],
      [on(1, '01:00', '03:00')],
    ]);
    const west = overlapBySeason({ ...question, sets: [late], wish, familyTimezone: 'Asia/Karachi' });
    expect(west.allYear).toEqual([on(1, '03:00', '04:00')]);
  });

  test('is cut at midnight, as people read a week', () => {
    const long = { ...ELEANOR, hours: [on(1, '18:00', '24:00'), on(2, '00:00', '02:00')] };
    const wish = [on(1, '00:00', '24:00'), on(2, '00:00', '24:00')];
    const [winter] = overlapBySeason({ ...question, sets: [long], wish }).seasons;
    expect(winter?.ranges).toEqual([on(1, '21:00', '24:00'), on(2, '00:00', '05:00')]);
  });

  test('follows the set that holds', () => {
    const sets = [
      { ...ELEANOR, validUntil: '2027-02-28' },
      { ...ELEANOR, validFrom: '2027-03-01', hours: [on(1, '15:00', '17:00')] },
    ];
    const { seasons, allYear } = overlapBySeason({ ...question, sets, wish: MONDAY_EVENING });
    expect(seasons.map(({ ranges }) => ranges)).toEqual([
      [on(1, '17:00', '20:00')],
      [on(1, '18:00', '20:00')],
      [on(1, '17:00', '19:00')],
      [on(1, '18:00', '20:00')],
    ]);
    expect(allYear).toEqual([on(1, '18:00', '19:00')]);
  });

  test('is nothing all year where her hours end or are missing', () => {
    const ending = overlapBySeason({
      ...question,
      sets: [{ ...ELEANOR, validUntil: '2027-06-30' }],
      wish: MONDAY_EVENING,
    });
    expect(ending.seasons).toHaveLength(2);
    expect(ending.allYear).toEqual([]);
    expect(overlapBySeason({ ...question, sets: [], wish: MONDAY_EVENING })).toEqual({
      seasons: [],
      allYear: [],
    });
  });
});
