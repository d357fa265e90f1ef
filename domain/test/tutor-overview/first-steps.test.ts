import { expect, test } from 'vitest';
import { firstSteps } from '#tutor-overview/first-steps.ts';

const tutor = { bio: 'Twelve years in Leeds.', subjects: ['English'], qualifications: ['CELTA'] };
const doneOf = (start: Parameters<typeof firstSteps>[0]) =>
  firstSteps(start)
    .filter(({ isDone }) => isDone)
    .map(({ key }) => key);

test('a new tutor has a profile to write and a lesson to log (R756)', () => {
  const empty = { bio: '', subjects: [], qualifications: [] };
  expect(doneOf({ tutor: empty, sessions: 0 })).toEqual([]);
  expect(doneOf({ tutor, sessions: 0 })).toEqual(['profile']);
  expect(doneOf({ tutor: empty, sessions: 1 })).toEqual(['lesson']);
  expect(doneOf({ tutor, sessions: 1 })).toEqual(['profile', 'lesson']);
});

test.each([{ bio: '' }, { subjects: [] }, { qualifications: [] }])(
  'a profile without %j is not done (R756)',
  missing => {
    expect(doneOf({ tutor: { ...tutor, ...missing }, sessions: 0 })).toEqual([]);
  },
);

test('a profile that has not loaded is not shown as open (R756)', () => {
  expect(doneOf({ tutor: null, sessions: 0 })).toEqual(['profile']);
});
