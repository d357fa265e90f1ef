import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { homeworkView } from '#homework/homework.contract.ts';
import { sessionTotals, sessionView } from '#sessions/sessions.contract.ts';

/** All that a student's dashboard shows (R430–R432). */
const studentOverview = z
  .object({
    totals: sessionTotals
      .pick({ sessions: true, ratings: true, stars: true })
      .describe('All sessions there ever were, and the ratings the student gave.'),
    toRate: z.int().describe('Completed sessions that the student has not rated.'),
    goingOn: z.array(sessionView).describe('Begun and not over.'),
    upcoming: z.object({
      count: z.int(),
      sessions: z.array(sessionView).describe('The next ones, soonest first.'),
    }),
    recent: z.array(sessionView).describe('The last completed ones, newest first.'),
    homework: z.object({
      completed: z.int(),
      pending: z.int(),
      overdue: z.int(),
      dueSoon: z
        .array(homeworkView.pick({ id: true, title: true, subject: true, dueAt: true, status: true }))
        .describe('The first that are due, soonest first.'),
    }),
  })
  .meta({ id: 'StudentOverview' });
export type StudentOverviewRecord = z.input<typeof studentOverview>;
/** As the API answers it. */
export type StudentOverview = z.output<typeof studentOverview>;

export const studentOverviewContract = defineContract('student-overview', {
  'GET /api/student-overview': {
    summary: 'All that a student’s dashboard shows: what is next, what is due, how it is going',
    access: ['student'],
    answer: { status: 200, json: studentOverview },
    errors: [],
  },
});
