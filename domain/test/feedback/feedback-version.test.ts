import { expect, test } from 'vitest';
import { studentVersionOf, tutorVersionOf } from '#feedback/feedback-version.ts';

test('each side has a version of its own (R126)', () => {
  const feedback = { studentVersion: 2, tutorVersion: 5 };
  expect(studentVersionOf({ feedback })).toBe(2);
  expect(tutorVersionOf({ feedback })).toBe(5);
});

test('of a session that nobody has rated both are the first', () => {
  expect(studentVersionOf({ feedback: null })).toBe(0);
  expect(tutorVersionOf({ feedback: null })).toBe(0);
});
