import { expect, test } from 'vitest';
import { completionRate } from '#homework/completion-rate.ts';

test.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 2, 50],
  [3, 3, 100],
  [5, 6, 83],
  [1, 8, 13],
])('%s completed of %s are %s per cent (R147)', (completed, all, rate) => {
  expect(completionRate({ completed, all })).toBe(rate);
});
