import { expect, test } from 'vitest';
import { typedSubjects } from '#subjects/subjects.ts';

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
