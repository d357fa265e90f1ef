import { expect, test } from 'vitest';
import { isChangeable } from '#feedback/rating-window.ts';

const now = new Date('2026-11-15T09:00:00.000Z');

test.each([
  ['just given', '2026-11-15T09:00:00.000Z', true],
  ['given a moment less than 7 days ago', '2026-11-08T09:00:00.001Z', true],
  ['given 7 days ago', '2026-11-08T09:00:00.000Z', false],
  ['given last year', '2025-11-15T09:00:00.000Z', false],
])('a rating %s may be changed: %s (R128)', (_when, ratedAt, expected) => {
  expect(isChangeable(new Date(ratedAt), now)).toBe(expected);
});
