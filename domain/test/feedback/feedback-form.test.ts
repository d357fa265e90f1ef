import { expect, test } from 'vitest';
import { tutorFeedbackForm } from '../../src/feedback/feedback-form.ts';
import { check } from '../../src/fields/problem.ts';

test.each([1, 5, '٤'])('%j is a rating, with comments or without (R121, R124)', rating => {
  expect(check(tutorFeedbackForm, { rating })).toMatchObject({ isRight: true, value: { comments: '' } });
});

test.each([
  [{ rating: 0 }, 'rating', 'too-small'],
  [{ rating: 6 }, 'rating', 'too-big'],
  [{ rating: 4.5 }, 'rating', 'type'],
  [{ rating: null }, 'rating', 'type'],
  [{}, 'rating', 'required'],
  [{ rating: 4, comments: 'x'.repeat(5001) }, 'comments', 'too-long'],
  [{ rating: 4, studentRating: 4 }, 'studentRating', 'unknown'],
])('%o is refused at %s: %s', (given, field, problem) => {
  expect(check(tutorFeedbackForm, given)).toEqual({
    isRight: false,
    issues: expect.arrayContaining([{ field, problem }]),
  });
});
