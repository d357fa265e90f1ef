import { expect, test } from 'vitest';
import { rateOfAll } from '#homework/homework-figures.ts';

test.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 2, 50],
  [3, 3, 100],
])('%s completed of %s are %s per cent (R147)', (completed, all, rate) => {
  expect(rateOfAll({ completed, all })).toBe(rate);
});
