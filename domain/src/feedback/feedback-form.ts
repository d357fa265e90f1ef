import { z } from 'zod';
import { wholeNumber } from '#fields/number.ts';
import { paragraph } from '#fields/text.ts';

const LONGEST_COMMENTS = 5000;

/** From poor to excellent (R121). */
const rating = wholeNumber(1, 5);

/** What a tutor thinks of a session she gave, as a whole: comments that are not sent are none (R124). */
export const tutorFeedbackForm = z.strictObject({
  rating,
  comments: paragraph(LONGEST_COMMENTS).default(''),
});
export type TutorFeedbackForm = z.infer<typeof tutorFeedbackForm>;

/** What a student thinks of a session they had (R127). */
export const feedbackForm = z.strictObject({
  rating,
  comment: paragraph(LONGEST_COMMENTS).default(''),
});
export type FeedbackForm = z.infer<typeof feedbackForm>;

export const changeFeedbackForm = z.strictObject({
  rating: rating.optional(),
  comment: paragraph(LONGEST_COMMENTS).optional().describe('Stays as it is where none is sent.'),
});
export type ChangeFeedbackForm = z.infer<typeof changeFeedbackForm>;
