import { expect, test } from 'vitest';
import { changeFeedbackForm, feedbackForm, tutorFeedbackForm } from '#feedback/feedback.contract.ts';
import { check } from '#fields/problem.ts';

test.each([1, 5])('%j is a rating, with comments or without (R121, R124)', rating => {
  expect(check(tutorFeedbackForm, { rating })).toMatchObject({ isRight: true, value: { comments: '' } });
});

test.each([
  [{ rating: 0 }, 'rating', 'too-small'],
  [{ rating: 6 }, 'rating', 'too-big'],
  [{ rating: 4.5 }, 'rating', 'type'],
  [{ rating: null }, 'rating', 'type'],
  [{ rating: '4' }, 'rating', 'type'],
  [{ rating: '٤' }, 'rating', 'type'],
  [{}, 'rating', 'required'],
  [{ rating: 4, comments: 'x'.repeat(5001) }, 'comments', 'too-long'],
  [{ rating: 4, studentRating: 4 }, 'studentRating', 'unknown'],
])('%o is refused at %s: %s', (given, field, problem) => {
  expect(check(tutorFeedbackForm, given)).toEqual({
    isRight: false,
    issues: expect.arrayContaining([{ field, problem }]),
  });
});

test.each([1, 5])('a student rates with %j, with a comment or without (R127)', rating => {
  expect(check(feedbackForm, { rating })).toMatchObject({ isRight: true, value: { comment: '' } });
});

test.each([
  [{ rating: 0 }, 'rating', 'too-small'],
  [{ rating: 6 }, 'rating', 'too-big'],
  [{ rating: 4.5 }, 'rating', 'type'],
  [{ rating: '4' }, 'rating', 'type'],
  [{ comment: 'Good' }, 'rating', 'required'],
  [{ rating: 4, comment: 'x'.repeat(5001) }, 'comment', 'too-long'],
  [{ rating: 4, tutorRating: 4 }, 'tutorRating', 'unknown'],
])('%o of a student is refused at %s: %s', (given, field, problem) => {
  expect(check(feedbackForm, given)).toEqual({
    isRight: false,
    issues: expect.arrayContaining([{ field, problem }]),
  });
});

test('a change says only what is to be otherwise (R128)', () => {
  expect(check(changeFeedbackForm, { comment: '' })).toEqual({ isRight: true, value: { comment: '' } });
  expect(check(changeFeedbackForm, { rating: 4.5 })).toMatchObject({ isRight: false });
});
