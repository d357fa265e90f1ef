import { expect, test } from 'vitest';
import { isInStartWindow } from '#sessions/start-window.ts';

const lesson = {
  status: 'scheduled',
  startsAt: new Date('2026-11-16T16:00:00Z'),
  endsAt: new Date('2026-11-16T17:00:00Z'),
} as const;

test.each([
  ['15:49:59', false],
  ['15:50:00', true],
  ['16:59:59', true],
  ['17:00:00', false],
])('a lesson from 16:00 to 17:00 at %s: at hand is %s (R723)', (time, expected) => {
  expect(isInStartWindow(lesson, new Date(`2026-11-16T${time}Z`))).toBe(expected);
});

test('what has been started, completed or cancelled is not to be started (R723)', () => {
  for (const status of ['in-progress', 'completed', 'cancelled'] as const)
    expect(isInStartWindow({ ...lesson, status }, lesson.startsAt)).toBe(false);
});
