import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { academyDay } from '#fields/dates.ts';
import { progressNoteView } from '#progress-notes/progress-notes.contract.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { MAX_MONTHS, USUAL_MONTHS } from './progress-period.ts';

const ratings = z.object({
  ratings: z.int().describe('How many sessions were rated.'),
  stars: z.int().describe('Of all these ratings together.'),
});

const sums = {
  sessions: z.int().describe('Completed ones.'),
  minutes: z.int(),
  given: ratings.describe('By the student.'),
  received: ratings.describe('From the tutors.'),
};
const sessionSums = z.object(sums);
export type SessionSums = Readonly<z.output<typeof sessionSums>>;

const homeworkSums = z.object({
  set: z.int().describe('All that is due in the period.'),
  onTime: z.int().describe('Handed in, not after it was due.'),
  late: z.int().describe('Handed in later.'),
  open: z.int().describe('Not handed in, and not due yet.'),
  overdue: z.int().describe('Not handed in, though it was due.'),
});
export type HomeworkSums = Readonly<z.output<typeof homeworkSums>>;

/** How a student got on in a period (R163–R165). */
const progress = z
  .object({
    period: z.object({ from: z.string(), until: z.string() }),
    total: sessionSums,
    months: z
      .array(z.object({ month: z.string().describe('YYYY-MM'), ...sums }))
      .describe('All that the period reaches into, also those without a session.'),
    subjects: z.array(z.object({ subject, ...sums })).describe('The one with the most hours first.'),
    homework: homeworkSums,
    notes: z
      .object({ count: z.int(), newest: z.array(progressNoteView) })
      .describe('What tutors wrote in the period, and the last of it.'),
  })
  .meta({ id: 'Progress' });
export type ProgressRecord = z.input<typeof progress>;
/** As the API answers it. */
export type Progress = z.output<typeof progress>;

export const progressContract = defineContract('progress', {
  'GET /api/progress': {
    summary: 'How the student who asks got on in a period: hours, ratings, subjects and homework',
    access: ['student'],
    query: z.strictObject({
      from: academyDay
        .optional()
        .describe(
          `The first day, by the family’s clock. Without it the period reaches into ${USUAL_MONTHS} months; into ${MAX_MONTHS} it may.`,
        ),
      until: academyDay.optional().describe('The last day. Without it, today.'),
    }),
    answer: { status: 200, json: progress },
    errors: [],
  },
});
