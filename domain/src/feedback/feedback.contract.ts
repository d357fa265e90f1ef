import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { wholeNumber } from '#fields/number.ts';
import { pageQuery } from '#fields/page.ts';
import { paragraph } from '#fields/text.ts';
import { sessionPage, sessionView } from '#sessions/sessions.contract.ts';
import { FEEDBACK_LIMITS } from './feedback.limits.ts';

/** From poor to excellent (R121). */
const rating = wholeNumber(1, 5);
const comments = paragraph(FEEDBACK_LIMITS.comments);

/** What a tutor thinks of a session she gave, as a whole: comments that are not sent are none (R124). */
export const tutorFeedbackForm = z.strictObject({ rating, comments: comments.default('') });
export type TutorFeedbackForm = z.output<typeof tutorFeedbackForm>;

/** What a student thinks of a session they had (R127). */
export const feedbackForm = z.strictObject({ rating, comment: comments.default('') });
export type FeedbackForm = z.output<typeof feedbackForm>;

export const changeFeedbackForm = z.strictObject({
  rating: rating.optional(),
  comment: comments.optional().describe('Stays as it is where none is sent.'),
});
export type ChangeFeedbackForm = z.output<typeof changeFeedbackForm>;

const onePage = z.strictObject(pageQuery);

export const feedbackContract = defineContract('feedback', {
  'PUT /api/sessions/{id}/tutor-feedback': {
    summary: 'Rate a session that one has given, and comment on it',
    access: ['tutor'],
    body: tutorFeedbackForm,
    version: 'required',
    versionField: 'feedback.tutorVersion',
    answer: { status: 200, record: sessionView },
    errors: ['session.former-tutor', 'session.not-completed'],
  },
  'GET /api/sessions/to-rate': {
    summary: 'The completed sessions that one has not rated yet, newest first',
    access: ['student'],
    query: onePage,
    answer: { status: 200, json: sessionPage },
    errors: [],
  },
  'GET /api/sessions/rated-lately': {
    summary: 'The sessions whose rating one may still change, the newest rating first',
    access: ['student'],
    query: onePage,
    answer: { status: 200, json: sessionPage },
    errors: [],
  },
  'POST /api/sessions/{id}/feedback': {
    summary: 'Rate a session that one has had, once',
    access: ['student'],
    body: feedbackForm,
    answer: { status: 201, record: sessionView },
    errors: ['session.not-completed', 'feedback.exists'],
  },
  'PATCH /api/sessions/{id}/feedback': {
    summary: 'Change a rating within 7 days of when one first gave it',
    access: ['student'],
    body: changeFeedbackForm,
    version: 'required',
    versionField: 'feedback.studentVersion',
    answer: { status: 200, record: sessionView },
    errors: ['feedback.closed'],
  },
});
