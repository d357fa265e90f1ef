import { expect, test } from 'vitest';
import { isPending } from '#homework/homework-status.ts';

test.each([
  ['assigned', true],
  ['in-progress', true],
  ['completed', false],
] as const)('homework that is %s is pending: %s (R142)', (status, expected) => {
  expect(isPending(status)).toBe(expected);
});
