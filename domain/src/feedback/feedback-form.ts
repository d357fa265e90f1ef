import { z } from 'zod';
import { wholeNumber } from '../fields/number.ts';
import { paragraph } from '../fields/text.ts';

const LONGEST_COMMENTS = 5000;

/** From poor to excellent (R121). */
const rating = wholeNumber(1, 5);

/** What a tutor thinks of a session she gave, as a whole: comments that are not sent are none (R124). */
export const tutorFeedbackForm = z.strictObject({
  rating,
  comments: paragraph(LONGEST_COMMENTS).default(''),
});
export type TutorFeedbackForm = z.infer<typeof tutorFeedbackForm>;
