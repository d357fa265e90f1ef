import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { paragraph } from '#fields/text.ts';
import { SESSION_LIMITS } from '#sessions/sessions.limits.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { DEPARTURE_LIMITS } from './departures.limits.ts';

const lessonToSettle = z
  .object({
    id: z.uuid(),
    subject,
    startsAt: instant,
    endsAt: instant,
    duration: z.int(),
    timezone: z.string().describe('The family’s time zone.'),
    student: namedPerson,
    tutors: z
      .array(namedPerson)
      .describe(
        'Tutors who teach the subject and are free then, the student’s own tutors first; at most 10.',
      ),
  })
  .meta({ id: 'LessonToSettle' });
export type LessonToSettleRecord = z.input<typeof lessonToSettle>;
/** The answer as a client receives it. */
export type LessonToSettle = z.output<typeof lessonToSettle>;

const departureView = z
  .object({
    lessons: z.array(lessonToSettle).describe('Soonest first; at most 200.'),
    hasMore: z.boolean(),
    version: z.int().describe('The version of the profile.'),
  })
  .meta({ id: 'Departure' });

const departureForm = z.strictObject({
  lessons: z
    .array(
      z.strictObject({
        id: z.uuid(),
        tutorId: z.uuid().nullable().describe('The new tutor. Null cancels the lesson.'),
      }),
    )
    .max(DEPARTURE_LIMITS.lessons),
  reason: paragraph(SESSION_LIMITS.cancelReason)
    .default('')
    .describe('For the families whose lessons are cancelled.'),
});
export type DepartureForm = z.output<typeof departureForm>;

export const departuresContract = defineContract('tutors', {
  'GET /api/tutors/{id}/departure': {
    summary: 'List the lessons to settle before a tutor can be deactivated',
    access: ['operations'],
    answer: { status: 200, record: departureView },
    errors: [],
  },
  'POST /api/tutors/{id}/departure': {
    summary: 'Deactivate a tutor, and give or cancel every lesson to come',
    description:
      'The server settles all lessons or none. It also ends the assignments of the tutor. The tutor stays active if more than 200 lessons are to be settled.',
    access: ['operations'],
    body: departureForm,
    version: 'required',
    answer: {
      status: 200,
      json: z
        .object({ isActive: z.boolean(), settled: z.int(), profileVersion: z.int() })
        .meta({ id: 'Departed' }),
    },
    errors: [
      'profile.lesson-running',
      'profile.lessons-to-come',
      'profile.self',
      'assignment.person',
      'session.tutor',
      'session.student',
      'session.inactive',
      'session.clash',
      'vetting.expired',
    ],
  },
});
