import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { academyDay } from '#fields/dates.ts';
import { progressNoteView } from '#progress-notes/progress-notes.contract.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { MAX_MONTHS, USUAL_MONTHS } from './progress-period.ts';

const ratings = z.object({
  ratings: z.int().describe('Number of rated sessions.'),
  stars: z.int().describe('Sum of the stars of all ratings.'),
});

const sums = {
  sessions: z.int().describe('Number of completed sessions.'),
  minutes: z.int(),
  given: ratings.describe('Ratings from the student.'),
  received: ratings.describe('Ratings from the tutors.'),
};
const sessionSums = z.object(sums);
export type SessionSums = Readonly<z.output<typeof sessionSums>>;

const homeworkSums = z.object({
  set: z.int().describe('Number of homework items due in the period.'),
  onTime: z.int().describe('Number submitted by the due date.'),
  late: z.int().describe('Number submitted after the due date.'),
  open: z.int().describe('Number not submitted and not due yet.'),
  overdue: z.int().describe('Number not submitted and past the due date.'),
});
export type HomeworkSums = Readonly<z.output<typeof homeworkSums>>;

/** The progress of a student in a period (R163–R165). */
export const progress = z
  .object({
    period: z.object({ from: z.string(), until: z.string() }),
    total: sessionSums,
    months: z
      .array(z.object({ month: z.string().describe('Month as YYYY-MM.'), ...sums }))
      .describe('Every month of the period, including months without a session.'),
    subjects: z.array(z.object({ subject, ...sums })).describe('Subjects by hours, highest first.'),
    homework: homeworkSums,
    notes: z
      .object({ count: z.int(), newest: z.array(progressNoteView) })
      .describe('Number of progress notes in the period, and the newest notes.'),
  })
  .meta({ id: 'Progress' });
export type ProgressRecord = z.input<typeof progress>;
/** The answer as a client receives it. */
export type Progress = z.output<typeof progress>;

export const progressContract = defineContract('progress', {
  'GET /api/progress': {
    summary: 'Get the student’s progress in a period',
    description: 'The answer covers hours, ratings, subjects and homework.',
    access: ['student'],
    query: z.strictObject({
      from: academyDay
        .optional()
        .describe(
          `First day in the family’s time zone. The default period covers ${USUAL_MONTHS} calendar months. The longest period covers ${MAX_MONTHS}.`,
        ),
      until: academyDay.optional().describe('Last day in the family’s time zone. Default: today.'),
    }),
    answer: { status: 200, json: progress },
    errors: [],
  },
});
