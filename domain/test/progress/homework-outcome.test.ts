import { expect, test } from 'vitest';
import { homeworkOutcome } from '#progress/homework-outcome.ts';

const now = new Date('2026-11-15T09:00:00.000Z');
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const DAY = 86_400_000;

test.each([
  ['a day before it was due', -DAY, -2 * DAY, 'onTime'],
  ['at the instant it was due', -DAY, -DAY, 'onTime'],
  ['a moment after it was due', -DAY, -DAY + 1, 'late'],
  ['long before it is due', DAY, -DAY, 'onTime'],
] as const)(
  'homework that was handed in %s counts so: %i, %i, %s (R165)',
  (_when, due, submitted, expected) => {
    const homework = { status: 'completed', dueAt: at(due), submittedAt: at(submitted) } as const;
    expect(homeworkOutcome(homework, now)).toBe(expected);
  },
);

test.each([
  ['assigned', 1, 'open'],
  ['assigned', 0, 'open'],
  ['assigned', -1, 'overdue'],
  ['in-progress', 1, 'open'],
  ['in-progress', 0, 'open'],
  ['in-progress', -1, 'overdue'],
] as const)('homework that is %s and due in %i milliseconds is %s (R165)', (status, due, expected) => {
  expect(homeworkOutcome({ status, dueAt: at(due), submittedAt: null }, now)).toBe(expected);
});
