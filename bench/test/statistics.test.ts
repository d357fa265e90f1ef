import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimate } from '#bench/statistics/estimate.ts';
import { median } from '#bench/statistics/median.ts';
import { seededRandom } from '#bench/statistics/seeded-random.ts';

const measured = fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 40 });

describe('the median', () => {
  test('is the middle one, or lies between the two in the middle', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([10, 1, 3, 2])).toBe(2.5);
  });

  test('does not care about the order', () => {
    fc.assert(
      fc.property(measured, values => {
        expect(median(values.toReversed())).toBe(median(values));
      }),
    );
  });

  test('of nothing is an error and not a number', () => {
    expect(() => median([])).toThrow('nothing was measured');
  });
});

describe('the seeded generator', () => {
  test('gives the same numbers for the same seed and others for another', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
  });

  test('spreads its numbers evenly from 0 up to, but not including, 1', () => {
    const numbers = Array.from({ length: 10_000 }, seededRandom(7));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    for (let tenth = 0; tenth < 10; tenth++) {
      const inIt = numbers.filter(number => Math.floor(number * 10) === tenth).length;
      expect(inIt).toBeGreaterThan(900);
      expect(inIt).toBeLessThan(1100);
    }
  });
});

describe('the interval of a median', () => {
  test('holds the median and stays within what was measured', () => {
    fc.assert(
      fc.property(measured, values => {
        const { low, median: middle, high } = estimate(values);
        expect(low).toBeLessThanOrEqual(middle);
        expect(high).toBeGreaterThanOrEqual(middle);
        expect(low).toBeGreaterThanOrEqual(Math.min(...values));
        expect(high).toBeLessThanOrEqual(Math.max(...values));
      }),
      { numRuns: 10 },
    );
  });

  test('is the same each time it is computed', () => {
    const values = [0.61, 0.7, 0.64, 0.66, 0.69];
    expect(estimate(values)).toEqual(estimate(values));
  });

  test('is narrower the more was measured', () => {
    const random = seededRandom(3);
    const values = Array.from({ length: 400 }, () => 1 + random());
    const width = (count: number) => {
      const { low, high } = estimate(values.slice(0, count));
      return high - low;
    };
    expect(width(400)).toBeLessThan(width(20) / 2);
  });

  test('holds the true median nineteen times in twenty', () => {
    const random = seededRandom(11);
    const samples = Array.from({ length: 60 }, () => Array.from({ length: 31 }, random));
    const hits = samples.filter(sample => {
      const { low, high } = estimate(sample);
      return low <= 0.5 && 0.5 <= high;
    }).length;
    expect(hits).toBeGreaterThan(52);
    expect(hits).toBeLessThan(60);
  });
});
