import { describe, expect, test } from 'vitest';
import { daysLeft, dueInstant, isDueSoon, isOverdue } from '#homework/due-date.ts';
import { endOfDueSoon } from '#student-overview/student-overview-figures.ts';

const due = (date: string, time: string | undefined, timezone: string) =>
  dueInstant(date, time, timezone)?.toISOString() ?? null;

test.each([
  ['2026-10-24', 'Europe/London', '2026-10-24T22:59:00.000Z'],
  ['2026-10-25', 'Europe/London', '2026-10-25T23:59:00.000Z'],
  ['2026-10-25', 'Asia/Riyadh', '2026-10-25T20:59:00.000Z'],
  ['2026-10-29', 'Africa/Cairo', '2026-10-29T21:59:00.000Z'],
])('due on %s in %s means until the end of that day: %s (R150)', (date, timezone, expected) => {
  expect(due(date, undefined, timezone)).toBe(expected);
});

test.each([
  ['2026-10-24', '18:00', 'Europe/London', '2026-10-24T17:00:00.000Z'],
  ['2026-10-25', '18:00', 'Europe/London', '2026-10-25T18:00:00.000Z'],
  ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '18:00', 'Asia/Riyadh', '2026-10-25T15:00:00.000Z'],
  ['2027-03-28', '01:30', 'Europe/London', null],
])('due on %s at %s in %s is %s (R149, R233)', (date, time, timezone, expected) => {
  expect(due(date, time, timezone)).toBe(expected);
});

const now = new Date('2026-11-15T09:00:00Z');
const DAY_MS = 86_400_000;
const inDays = (days: number, beyondMs = 0) => new Date(now.getTime() + days * DAY_MS + beyondMs);
const soon = (dueAt: Date, status: 'assigned' | 'in-progress' | 'completed' = 'assigned') =>
  isDueSoon({ status, dueAt }, now);

const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

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

describe('days left are rounded up (R144)', () => {
  test.each([
    [0, 0],
    [1 / DAY_MS, 1],
    [0.5, 1],
    [1, 1],
    [1.001, 2],
    [2, 2],
    [2.001, 3],
    [-1, -1],
    [-1.5, -1],
  ])('what is due in %s days has %s left', (days, left) => {
    expect(daysLeft(inDays(days), now)).toBe(left);
  });
});

describe('due soon (R144)', () => {
  test('from now until exactly two days from now', () => {
    expect(soon(now)).toBe(true);
    expect(soon(inDays(1))).toBe(true);
    expect(soon(inDays(2))).toBe(true);
    expect(soon(inDays(2, 1))).toBe(false);
  });

  test('what is overdue by a moment is not due soon', () => {
    expect(soon(inDays(0, -1))).toBe(false);
  });

  test('what is handed in is not due, what is in progress is', () => {
    expect(soon(inDays(1), 'completed')).toBe(false);
    expect(soon(inDays(1), 'in-progress')).toBe(true);
  });

  test('the moment that the database is asked for is the last that is soon', () => {
    const end = endOfDueSoon(now);
    expect(soon(end)).toBe(true);
    expect(soon(new Date(end.getTime() + 1))).toBe(false);
  });
});
