import { describe, expect, test } from 'vitest';
import { isApart } from '#availability/hours.ts';
import { wishedRanges } from '#availability/wish.ts';

describe('R481: a family’s wish', () => {
  test('is each part of each day that it names', () => {
    expect(wishedRanges({ weekdays: '1,3', parts: 'evening,morning' })).toEqual([
      { weekday: 1, opens: 480, closes: 720 },
      { weekday: 1, opens: 1020, closes: 1260 },
      { weekday: 3, opens: 480, closes: 720 },
      { weekday: 3, opens: 1020, closes: 1260 },
    ]);
  });

  test('is the whole week where nothing is said', () => {
    const week = wishedRanges({});
    expect(week).toHaveLength(7);
    expect(week[6]).toEqual({ weekday: 7, opens: 0, closes: 1440 });
  });
});

describe('R475: ranges', () => {
  test('of one day may touch and may not overlap', () => {
    const [morning, noon] = [
      { weekday: 1, opens: 540, closes: 720 },
      { weekday: 1, opens: 720, closes: 780 },
    ];
    expect(isApart([morning, noon])).toBe(true);
    expect(isApart([morning, { ...noon, opens: 715 }])).toBe(false);
    expect(isApart([morning, { ...morning, weekday: 2 }])).toBe(true);
    expect(isApart([morning, morning])).toBe(false);
  });
});
