import { expect, test } from 'vitest';
import { dueInstant } from '#homework/homework-due.ts';

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
