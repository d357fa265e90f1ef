import { expect, test } from 'vitest';
import { isOverdue, isPending } from '#homework/homework-status.ts';

const now = new Date('2026-11-15T09:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test.each([
  ['assigned', true],
  ['in-progress', true],
  ['completed', false],
] as const)('homework that is %s is pending: %s (R142)', (status, expected) => {
  expect(isPending(status)).toBe(expected);
});

test.each([
  ['assigned', -1, true],
  ['in-progress', -1, true],
  ['completed', -1, false],
  ['assigned', 0, false],
  ['assigned', 1, false],
] as const)(
  'homework that is %s and due in %i minutes is overdue: %s (R143)',
  (status, minutes, expected) => {
    expect(isOverdue({ status, dueAt: at(minutes) }, now)).toBe(expected);
  },
);
