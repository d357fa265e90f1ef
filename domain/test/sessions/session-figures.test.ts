import { expect, test } from 'vitest';
import { averageRating, hoursIn, meanRating } from '#sessions/session-figures.ts';

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
  [87, 20, '4.4'],
])('%i stars in %i ratings are %s on average (R102)', (stars, ratings, average) => {
  expect(averageRating(stars, ratings)).toBe(average);
});

test('an average is rounded half up, whatever the fraction is in binary', () => {
  const everyAverage = Array.from({ length: 60 }, (_, n) => n + 1).flatMap(ratings =>
    Array.from({ length: 4 * ratings + 1 }, (_, more) => ({ stars: ratings + more, ratings })),
  );
  for (const { stars, ratings } of everyAverage)
    expect(meanRating(stars, ratings)).toBe(Math.floor((20 * stars + ratings) / (2 * ratings)) / 10);
  expect(meanRating(0, 0)).toBeNull();
});
