import { z } from 'zod';
import { badgeCount } from '#badges/badges.contract.ts';
import { defineContract } from '#contract/contract.ts';
import { sessionTotals, sessionView } from '#sessions/sessions.contract.ts';

/** Counted as badges are, with the first few of them. */
const waiting = z.object({ count: badgeCount, sessions: z.array(sessionView) });

/** All that a tutor's overview shows (R109–R111). */
const tutorOverview = z
  .object({
    totals: sessionTotals.pick({ sessions: true, ratings: true, stars: true }),
    upcomingWithinAWeek: z.int(),
    activeStudents: z.int().describe('Assigned to her now, with an active account.'),
    upcoming: z.array(sessionView).describe('The next ones, soonest first.'),
    recent: z.array(sessionView).describe('The last completed ones, newest first.'),
    leftOpen: waiting.describe('Ended and neither completed nor cancelled, oldest first.'),
    withoutNotes: waiting.describe('Completed and with nothing written about them, newest first.'),
    homeworkToMark: badgeCount,
    hoursByMonth: z
      .array(z.object({ month: z.string().describe('YYYY-MM'), minutes: z.int() }))
      .describe('Of completed sessions, the current month last; a month without any is there too.'),
  })
  .meta({ id: 'TutorOverview' });
export type TutorOverviewRecord = z.input<typeof tutorOverview>;
/** As the API answers it. */
export type TutorOverview = z.output<typeof tutorOverview>;

export const tutorOverviewContract = defineContract('tutor-overview', {
  'GET /api/tutor-overview': {
    summary: 'All that a tutor’s overview shows: her lessons, what waits for her, and her hours',
    access: ['tutor'],
    answer: { status: 200, json: tutorOverview },
    errors: [],
  },
});
