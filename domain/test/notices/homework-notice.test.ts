import { expect, test } from 'vitest';
import { type HomeworkState, homeworkNoticeOf, homeworkStateOf } from '#notices/homework-notice.ts';
import { isOptional, NOTICE_KINDS } from '#notices/notice-kind.ts';

const set: HomeworkState = {
  title: 'An essay',
  subject: 'English',
  dueAt: '2027-03-26T20:59:00.000Z',
  grade: null,
  feedback: null,
};
const graded = { ...set, grade: 'B+', feedback: 'Well argued' };

test.each([
  ['set', null, set, 'homework-set'],
  ['set and graded before anybody was told', null, graded, 'homework-graded'],
  ['graded', set, graded, 'homework-graded'],
  ['a better grade', graded, { ...graded, grade: 'A' }, 'homework-graded'],
  ['another comment', graded, { ...graded, feedback: 'Very well argued' }, 'homework-graded'],
  ['the same grade again', graded, graded, null],
  ['another day', set, { ...set, dueAt: '2027-03-27T20:59:00.000Z' }, null],
] as const)('homework: %s (R525)', (_, from, to, kind) => {
  expect(homeworkNoticeOf({ from, to })).toBe(kind);
});

test('what is told of homework', () => {
  expect(homeworkStateOf({ ...graded, dueAt: new Date(graded.dueAt) })).toEqual(graded);
});

test('every kind can be turned off but cancellations, moves and what takes them back (R682)', () => {
  expect(NOTICE_KINDS.filter(kind => !isOptional(kind))).toEqual([
    'lesson-moved',
    'lesson-cancelled',
    'lesson-restored',
    'lesson-late-cancelled',
    'lesson-student-absent',
    'lesson-tutor-absent',
    'lesson-technical-failure',
  ]);
});
