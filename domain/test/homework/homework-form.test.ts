import { expect, test } from 'vitest';
import { check } from '#fields/problem.ts';
import {
  assignHomeworkForm,
  changeHomeworkForm,
  gradeHomeworkForm,
  homeworkListQuery,
  submitHomeworkForm,
} from '#homework/homework.contract.ts';

const homework = {
  studentId: '7b0c9f6e-6f0e-4a55-9d0c-2f1f2f9a8b11',
  subject: 'English',
  title: 'Essay',
  dueDate: '2026-11-20',
};

test('homework needs a student, a subject, a title and a day, and no more', () => {
  expect(check(assignHomeworkForm, homework)).toEqual({
    isRight: true,
    value: { ...homework, description: '' },
  });
});

test('a day and a time typed with Arabic digits are taken (R295)', () => {
  const typed = { ...homework, dueDate: '٢٠٢٦-١١-٢٠', dueTime: '١٨:٣٠' };
  expect(check(assignHomeworkForm, typed)).toMatchObject({
    value: { dueDate: '2026-11-20', dueTime: '18:30' },
  });
});

test.each([
  [{ title: ' ' }, 'title', 'too-short'],
  [{ title: 'x'.repeat(201) }, 'title', 'too-long'],
  [{ description: 'x'.repeat(5001) }, 'description', 'too-long'],
  [{ subject: 'Alchemy' }, 'subject', 'not-offered'],
  [{ dueDate: '2026-02-30' }, 'dueDate', 'format'],
  [{ dueDate: '1999-12-31' }, 'dueDate', 'too-small'],
  [{ dueTime: '24:00' }, 'dueTime', 'format'],
  [{ sessionId: 'the last one' }, 'sessionId', 'format'],
  [{ status: 'completed' }, 'status', 'unknown'],
  [{ grade: 'A' }, 'grade', 'unknown'],
])('%o is refused at %s: %s', (wrong, field, problem) => {
  expect(check(assignHomeworkForm, { ...homework, ...wrong })).toEqual({
    isRight: false,
    issues: expect.arrayContaining([{ field, problem }]),
  });
});

test('a time alone is no due date, a day alone is', () => {
  expect(check(changeHomeworkForm, { dueTime: '18:00' })).toEqual({
    isRight: false,
    issues: [{ field: 'dueDate', problem: 'required' }],
  });
  expect(check(changeHomeworkForm, { dueDate: '2026-11-21' }).isRight).toBe(true);
});

test.each(['studentId', 'tutorId', 'sessionId', 'status'])('a change does not set the %s', field => {
  expect(check(changeHomeworkForm, { [field]: homework.studentId }).isRight).toBe(false);
});

test.each([
  [{ grade: 'A-' }, true],
  [{ grade: 'ممتاز', feedback: '' }, true],
  [{ grade: 'x'.repeat(20) }, true],
  [{ grade: 'x'.repeat(21) }, false],
  [{ grade: '' }, false],
  [{ feedback: 'Well done' }, false],
])('%o is a grade: %s (R140)', (given, isRight) => {
  expect(check(gradeHomeworkForm, given).isRight).toBe(isRight);
});

test('a list is of what is to be marked, or of everything; overdue is no status (R141)', () => {
  expect(check(homeworkListQuery, { toMark: 'true' })).toMatchObject({ value: { toMark: true } });
  expect(check(homeworkListQuery, { toMark: 'false' }).isRight).toBe(false);
  expect(check(homeworkListQuery, { status: 'overdue' }).isRight).toBe(false);
});

const FILE = '7b0c9f6e-6f0e-4a55-9d0c-2f1f2f9a8b11';

test.each([
  [{ url: 'https://work.example/essay' }, { url: 'https://work.example/essay', fileIds: [] }],
  [{ fileIds: [FILE] }, { fileIds: [FILE] }],
])('%o can be handed in (R155)', (given, value) => {
  expect(check(submitHomeworkForm, given)).toEqual({ isRight: true, value });
});

test.each([
  [{}, 'url', 'required'],
  [{ fileIds: [] }, 'url', 'required'],
  [{ url: 'http://work.example/essay' }, 'url', 'format'],
  [{ url: 'javascript:alert(1)' }, 'url', 'format'],
  [{ url: 'my essay' }, 'url', 'format'],
  [{ fileIds: ['essay.pdf'] }, 'fileIds.0', 'format'],
])('%o cannot: %s is %s', (given, field, problem) => {
  expect(check(submitHomeworkForm, given)).toMatchObject({ isRight: false, issues: [{ field, problem }] });
});
