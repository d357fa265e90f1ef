import { expect, test } from 'vitest';
import { isToBeRated, needsFeedback, whyNotRate } from '#feedback/rating.ts';

const rated = { studentRating: 4 };
const byTutorAlone = { studentRating: null };

test.each([
  ['completed', null, true],
  ['completed', byTutorAlone, true],
  ['completed', rated, false],
  ['scheduled', null, false],
  ['in-progress', null, false],
  ['cancelled', null, false],
  ['cancelled', rated, false],
] as const)(
  'a session that is %s, with feedback %o, needs feedback: %s (R96)',
  (status, feedback, expected) => {
    expect(needsFeedback({ status, feedback })).toBe(expected);
  },
);

test.each([
  ['completed', true],
  ['scheduled', false],
  ['in-progress', false],
  ['cancelled', false],
] as const)('a session that is %s may be rated, by whomever: %s (R126)', (status, expected) => {
  expect(isToBeRated({ status })).toBe(expected);
});

test.each([
  ['scheduled', null, 'session.not-completed'],
  ['in-progress', null, 'session.not-completed'],
  ['cancelled', null, 'session.not-completed'],
  ['cancelled', rated, 'session.not-completed'],
  ['completed', null, null],
  ['completed', byTutorAlone, null],
  ['completed', rated, 'feedback.exists'],
] as const)(
  'its student rates a session once, and only what is completed: %s, %o, %s (R120, R126)',
  (...given) => {
    const [status, feedback, expected] = given;
    expect(whyNotRate({ status, feedback })).toBe(expected);
  },
);
