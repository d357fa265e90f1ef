import { expect, test } from 'vitest';
import {
  DUE_SOON_LISTED,
  nextLesson,
  RECENT_TAKEN,
  recentShown,
  UPCOMING_LISTED,
} from '#student-overview/student-overview-figures.ts';

test('of the 5 newest completed sessions 3 are shown, the newest first (R98)', () => {
  const taken = Array.from({ length: RECENT_TAKEN }, (_, n) => n);
  expect(taken).toHaveLength(5);
  expect(recentShown(taken)).toEqual([0, 1, 2]);
  expect(recentShown([7])).toEqual([7]);
});

test.each([
  ['one that goes on', ['now', 'begun later'], ['soon'], 'now'],
  ['the soonest upcoming one where none goes on', [], ['soon', 'later'], 'soon'],
  ['none where there is none', [], [], undefined],
])('the next lesson is %s (R431)', (_which, goingOn, sessions, expected) => {
  expect(nextLesson({ goingOn, upcoming: { sessions } })).toBe(expected);
});

test('the dashboard takes 5 upcoming sessions and 2 pieces that are due soon (R431)', () => {
  expect([UPCOMING_LISTED, DUE_SOON_LISTED]).toEqual([5, 2]);
});
