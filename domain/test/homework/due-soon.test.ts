import { describe, expect, test } from 'vitest';
import { daysLeft, isDueSoon } from '#homework/due-soon.ts';
import { endOfDueSoon } from '#student-overview/student-overview-figures.ts';

const now = new Date('2026-11-15T09:00:00Z');
const DAY_MS = 86_400_000;
const inDays = (days: number, beyondMs = 0) => new Date(now.getTime() + days * DAY_MS + beyondMs);
const soon = (dueAt: Date, status: 'assigned' | 'in-progress' | 'completed' = 'assigned') =>
  isDueSoon({ status, dueAt }, now);

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
