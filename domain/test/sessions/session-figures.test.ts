import { expect, test } from 'vitest';
import { averageRating, hoursIn } from '../../src/sessions/session-figures.ts';

test.each([
  [0, 0],
  [29, 0],
  [30, 1],
  [90, 2],
  [150, 3],
  [149, 2],
])('%i minutes are %i hours on a tile (R101)', (minutes, hours) => {
  expect(hoursIn(minutes)).toBe(hours);
});

test.each([
  [0, 0, null],
  [5, 1, '5.0'],
  [14, 3, '4.7'],
  [13, 3, '4.3'],
  [9, 2, '4.5'],
])('%i stars in %i ratings are %s on average (R102)', (stars, ratings, average) => {
  expect(averageRating(stars, ratings)).toBe(average);
});
