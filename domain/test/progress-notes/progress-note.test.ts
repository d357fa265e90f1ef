import { expect, test } from 'vitest';
import { check } from '#fields/problem.ts';
import { changeProgressNoteForm, writeProgressNoteForm } from '#progress-notes/progress-notes.contract.ts';

const note = {
  studentId: '7b0c9f6e-6f0e-4a55-9d0c-2f1f2f9a8b11',
  subject: 'English',
  note: 'Reads with more confidence.',
};

test('a note needs no points, and keeps those it has without the space around them (R160)', () => {
  expect(check(writeProgressNoteForm, note)).toEqual({
    isRight: true,
    value: { ...note, strengths: [], areasForImprovement: [] },
  });
  const points = { ...note, strengths: [' Listening '], areasForImprovement: ['الإملاء'] };
  expect(check(writeProgressNoteForm, points)).toMatchObject({
    value: { strengths: ['Listening'], areasForImprovement: ['الإملاء'] },
  });
});

test.each([
  [{ note: '  ' }, 'note', 'too-short'],
  [{ note: 'x'.repeat(5001) }, 'note', 'too-long'],
  [{ subject: 'Alchemy' }, 'subject', 'not-offered'],
  [{ studentId: 'Omar' }, 'studentId', 'format'],
  [{ strengths: [''] }, 'strengths.0', 'too-short'],
  [{ strengths: ['x'.repeat(201)] }, 'strengths.0', 'too-long'],
  [{ areasForImprovement: Array(21).fill('x') }, 'areasForImprovement', 'too-long'],
  [{ tutorId: note.studentId }, 'tutorId', 'unknown'],
])('%o is refused at %s: %s', (wrong, field, problem) => {
  expect(check(writeProgressNoteForm, { ...note, ...wrong })).toEqual({
    isRight: false,
    issues: expect.arrayContaining([{ field, problem }]),
  });
});

test('a change does not move a note to another student', () => {
  expect(check(changeProgressNoteForm, { studentId: note.studentId }).isRight).toBe(false);
});
