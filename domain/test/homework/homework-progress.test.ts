import { expect, test } from 'vitest';
import { dashboardRate } from '#homework/homework-progress.ts';

test.each([
  [0, 0, 0],
  [0, 3, 0],
  [3, 0, 100],
  [5, 1, 83],
  [1, 2, 33],
  [2, 1, 67],
  [1, 7, 13],
])('with %s completed and %s pending the dashboard shows %s per cent (R147)', (completed, pending, rate) => {
  expect(dashboardRate({ completed, pending })).toBe(rate);
});
