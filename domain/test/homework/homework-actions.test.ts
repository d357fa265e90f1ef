import { expect, test } from 'vitest';
import { canStartHomework, canSubmitHomework, isRoomForFiles } from '#homework/homework-actions.ts';

test.each([
  ['assigned', true],
  ['in-progress', false],
  ['completed', false],
] as const)('homework that is %s may be begun: %s (R154)', (status, expected) => {
  expect(canStartHomework({ status })).toBe(expected);
});

test('homework is handed in, and replaced, until it is graded (R155)', () => {
  expect(canSubmitHomework({ gradedAt: null })).toBe(true);
  expect(canSubmitHomework({ gradedAt: new Date('2026-11-15T09:00:00Z') })).toBe(false);
  expect(canSubmitHomework({ gradedAt: '2026-11-15T09:00:00.000Z' })).toBe(false);
});

test.each([
  [0, true],
  [1, true],
  [10, true],
  [11, false],
])('homework may have %i files: %s (R155)', (count, expected) => {
  expect(isRoomForFiles(count)).toBe(expected);
});
