import { expect, test } from 'vitest';
import { OFFERED_SUBJECTS, SUBJECTS, typedSubjects } from '#subjects/subjects.ts';

const arabic = (subject: string) => (subject === 'Mathematics' ? ['Maths', 'الرياضيات'] : []);

test.each([
  ['', [], []],
  ['english, HISTORY', ['English', 'History'], []],
  ['computer  science', ['Computer Science'], []],
  ['English, , english', ['English'], []],
  ['الرياضيات، Physics', ['Mathematics', 'Physics'], []],
  ['maths', ['Mathematics'], []],
  ['English, Alchemy, alchemy ', ['English'], ['Alchemy', 'alchemy']],
])('%j means %j, and %j is unknown (R18)', (text, subjects, unknown) => {
  expect(typedSubjects(text, arabic)).toEqual({ subjects, unknown });
});

test('English comes first where people choose, and no subject is missing (R744)', () => {
  expect(OFFERED_SUBJECTS[0]).toBe('English');
  expect(OFFERED_SUBJECTS.toSorted()).toEqual(SUBJECTS.toSorted());
});
