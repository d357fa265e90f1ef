import { expect, test } from 'vitest';
import { canJoin } from '#sessions/joining.ts';

const lesson = {
  status: 'scheduled',
  startsAt: new Date('2026-11-16T16:00:00Z'),
  endsAt: new Date('2026-11-16T17:00:00Z'),
  meetingLink: 'https://meet.example/room',
} as const;

test.each([
  ['15:49:59', false],
  ['15:50:00', true],
  ['16:30:00', true],
  ['16:59:59', true],
  ['17:00:00', false],
])('a lesson from 16:00 to 17:00 at %s: to be joined is %s (R112)', (time, isOpenNow) => {
  expect(canJoin(lesson, new Date(`2026-11-16T${time}Z`))).toBe(isOpenNow);
});

test.each([
  ['in-progress', true],
  ['completed', false],
  ['cancelled', false],
] as const)('a lesson that is %s may be joined: %s', (status, isOpenNow) => {
  expect(canJoin({ ...lesson, status }, lesson.startsAt)).toBe(isOpenNow);
});

test('without a link there is nowhere to go', () => {
  expect(canJoin({ ...lesson, meetingLink: null }, lesson.startsAt)).toBe(false);
});

test.each([
  ['12:00:00', true],
  ['16:59:59', true],
  ['17:00:00', false],
])('a lesson from 16:00 to 17:00 that is in progress at %s: to be joined is %s (R112)', (time, isOpenNow) => {
  const begun = { ...lesson, status: 'in-progress' } as const;
  expect(canJoin(begun, new Date(`2026-11-16T${time}Z`))).toBe(isOpenNow);
  expect(canJoin({ ...begun, meetingLink: null }, new Date(`2026-11-16T${time}Z`))).toBe(false);
});
