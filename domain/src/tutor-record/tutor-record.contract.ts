import { z } from 'zod';
import { assignmentView } from '#assignments/assignments.contract.ts';
import { defineContract } from '#contract/contract.ts';
import { profileView, signInState, tutorView } from '#profiles/profiles.contract.ts';
import { tutorOverview } from '#tutor-overview/tutor-overview.contract.ts';

/** All of a tutor on one page, for the admins (R878). */
const tutorRecord = z
  .object({
    profile: profileView,
    signIn: signInState,
    tutor: tutorView,
    assignments: z.array(assignmentView).describe('The newest 100; those that have ended too.'),
    overview: tutorOverview,
    week: z
      .object({
        days: z.array(
          z.object({
            day: z.iso.date(),
            lessons: z.int().describe('Lessons that were not cancelled.'),
            minutes: z.int().describe('How long they are together.'),
            offered: z.int().describe('Minutes of the weekly hours, less time off.'),
          }),
        ),
        hasHours: z.boolean().describe('Whether the tutor has said when they teach.'),
      })
      .describe('Today and the six days after it, by the tutor’s clock.'),
    punctuality: z
      .object({
        joined: z.int().describe('How many of the last 20 lessons the tutor joined through the academy.'),
        onTime: z.int().describe('How many of these within 3 minutes of the start.'),
      })
      .describe('What the joins of the last 20 lessons tell.'),
  })
  .meta({ id: 'WholeTutorRecord' });
export type WholeTutorRecord = z.input<typeof tutorRecord>;
/** The answer as a client receives it. */
export type WholeTutor = z.output<typeof tutorRecord>;

export const tutorRecordContract = defineContract('tutors', {
  'GET /api/tutors/{id}/record': {
    summary: 'Get the full record of a tutor',
    access: ['operations'],
    answer: { status: 200, json: tutorRecord },
    errors: [],
  },
});
