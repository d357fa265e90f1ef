import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { pageQuery } from '#fields/page.ts';
import { paragraph } from '#fields/text.ts';
import { sessionPage, sessionView } from '#sessions/sessions.contract.ts';
import { FEEDBACK_LIMITS, RATINGS } from './feedback.limits.ts';

const rating = z.number().int().min(1).max(RATINGS.length);
const comments = paragraph(FEEDBACK_LIMITS.comments);

/** A tutor's rating replaces the earlier one as a whole. Omitted comments become empty (R124). */
export const tutorFeedbackForm = z.strictObject({ rating, comments: comments.default('') });
export type TutorFeedbackForm = z.output<typeof tutorFeedbackForm>;

/** A student's rating (R127). */
export const feedbackForm = z.strictObject({ rating, comment: comments.default('') });
export type FeedbackForm = z.output<typeof feedbackForm>;

export const changeFeedbackForm = z.strictObject({
  rating: rating.optional(),
  comment: comments.optional().describe('Omit the field to leave the comment unchanged.'),
});
export type ChangeFeedbackForm = z.output<typeof changeFeedbackForm>;

const onePage = z.strictObject(pageQuery);

export const feedbackContract = defineContract('feedback', {
  'PUT /api/sessions/{id}/tutor-feedback': {
    summary: 'Rate a session as its tutor',
    access: ['tutor'],
    body: tutorFeedbackForm,
    version: 'required',
    versionField: 'feedback.tutorVersion',
    answer: { status: 200, record: sessionView },
    errors: ['session.former-tutor', 'session.not-completed'],
  },
  'GET /api/sessions/to-rate': {
    summary: 'List the student’s unrated sessions, newest first',
    access: ['student'],
    query: onePage,
    answer: { status: 200, json: sessionPage },
    errors: [],
  },
  'GET /api/sessions/rated-lately': {
    summary: 'List sessions with a rating the student can still change',
    description: 'The newest rating comes first.',
    access: ['student'],
    query: onePage,
    answer: { status: 200, json: sessionPage },
    errors: [],
  },
  'POST /api/sessions/{id}/feedback': {
    summary: 'Rate a session as its student',
    description: 'A student rates a session once.',
    access: ['student'],
    body: feedbackForm,
    answer: { status: 201, record: sessionView },
    errors: ['session.not-completed', 'feedback.exists'],
  },
  'PATCH /api/sessions/{id}/feedback': {
    summary: 'Update the student’s rating of a session',
    description: 'A student can update a rating for 7 days after the first rating.',
    access: ['student'],
    body: changeFeedbackForm,
    version: 'required',
    versionField: 'feedback.studentVersion',
    answer: { status: 200, record: sessionView },
    errors: ['feedback.closed'],
  },
});
