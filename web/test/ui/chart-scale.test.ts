import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisMarks, percentOf } from '#ui/chart-scale.ts';

test.each([
  [
    [9, 6, 4, 14, 19, 13],
    [0, 5, 10, 15, 20],
  ],
  [
    [3.8, 4.8],
    [0, 1, 2, 3, 4, 5],
  ],
  [[0.3], [0, 0.1, 0.2, 0.3]],
  [[100], [0, 20, 40, 60, 80, 100]],
  [
    [0, 0],
    [0, 1],
  ],
  [[], [0, 1]],
])('an axis over %j is marked %j', (values, marks) => {
  expect(axisMarks(values)).toEqual(marks);
});

const tenths = fc.nat(10_000_000).map(count => count / 10);

test('an axis begins at zero, reaches over every value and has few marks at even steps', () => {
  fc.assert(
    fc.property(fc.array(tenths, { minLength: 1 }), values => {
      const marks = axisMarks(values);
      expect(marks[0]).toBe(0);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
      expect(marks.length).toBeLessThanOrEqual(6);
      expect(new Set(marks).size).toBe(marks.length);
    }),
  );
});

test('a value reaches as high as its share of the axis', () => {
  expect(percentOf(5, 20)).toBe(25);
  expect(percentOf(0, 0)).toBe(0);
});
