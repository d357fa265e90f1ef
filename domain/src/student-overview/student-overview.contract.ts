import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { homeworkView } from '#homework/homework.contract.ts';
import { sessionTotals, sessionView } from '#sessions/sessions.contract.ts';

/** The data of a student's dashboard (R430–R432). */
export const studentOverview = z
  .object({
    firstDays: z
      .object({ tutor: z.boolean(), lesson: z.boolean(), parent: z.boolean(), notices: z.boolean() })
      .describe(
        'What of a new student’s first days is done: a tutor, a lesson, a parent’s email address, a choice of mails.',
      ),
    totals: sessionTotals
      .pick({ sessions: true, ratings: true, stars: true })
      .describe(
        'Sessions of the student, without those of series that start in more than 7 days, and the student’s ratings.',
      ),
    toRate: z.int().describe('Number of completed sessions without the student’s rating.'),
    goingOn: z.array(sessionView).describe('Sessions that have started and not ended.'),
    upcoming: z.object({
      count: z
        .int()
        .describe('Number of upcoming sessions. Sessions of a series count from 7 days before their start.'),
      planned: z.int().describe('Number of scheduled sessions of series that start later.'),
      sessions: z.array(sessionView).describe('Next sessions, soonest first.'),
    }),
    recent: z.array(sessionView).describe('Last completed sessions, newest first.'),
    homework: z.object({
      completed: z.int(),
      pending: z.int(),
      overdue: z.int(),
      dueSoon: z
        .array(homeworkView.pick({ id: true, title: true, subject: true, dueAt: true, status: true }))
        .describe('Next homework due, soonest first.'),
    }),
  })
  .meta({ id: 'StudentOverview' });
export type StudentOverviewRecord = z.input<typeof studentOverview>;
/** The answer as a client receives it. */
export type StudentOverview = z.output<typeof studentOverview>;

export const studentOverviewContract = defineContract('student-overview', {
  'GET /api/student-overview': {
    summary: 'Get the overview for the student’s dashboard',
    access: ['student'],
    answer: { status: 200, json: studentOverview },
    errors: [],
  },
});
