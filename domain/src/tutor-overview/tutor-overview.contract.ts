import { z } from 'zod';
import { badgeCount } from '#badges/badges.contract.ts';
import { defineContract } from '#contract/contract.ts';
import { sessionTotals, sessionView } from '#sessions/sessions.contract.ts';

/** A count with the limit of badges, and the first sessions. */
const waiting = z.object({ count: badgeCount, sessions: z.array(sessionView) });

/** The data of a tutor's overview (R109–R111). */
export const tutorOverview = z
  .object({
    firstSteps: z
      .object({ profile: z.boolean(), hours: z.boolean(), documents: z.boolean(), lesson: z.boolean() })
      .describe('Which of a new tutor’s first steps are done.'),
    totals: sessionTotals.pick({ sessions: true, ratings: true, stars: true }),
    upcomingWithinAWeek: z.int(),
    activeStudents: z.int().describe('Number of assigned students with an active account.'),
    upcoming: z.array(sessionView).describe('Next sessions, soonest first.'),
    recent: z.array(sessionView).describe('Last completed sessions, newest first.'),
    leftOpen: waiting.describe('Ended sessions not yet completed or cancelled, oldest first.'),
    withoutNotes: waiting.describe('Completed sessions without notes, newest first.'),
    homeworkToMark: badgeCount,
    hoursByMonth: z
      .array(z.object({ month: z.string().describe('Month as YYYY-MM.'), minutes: z.int() }))
      .describe(
        'Minutes of completed sessions by month, current month last. The list includes months without a session.',
      ),
  })
  .meta({ id: 'TutorOverview' });
export type TutorOverviewRecord = z.input<typeof tutorOverview>;
/** The answer as a client receives it. */
export type TutorOverview = z.output<typeof tutorOverview>;

export const tutorOverviewContract = defineContract('tutor-overview', {
  'GET /api/tutor-overview': {
    summary: 'Get the overview for the tutor’s dashboard',
    access: ['tutor'],
    answer: { status: 200, json: tutorOverview },
    errors: [],
  },
});
