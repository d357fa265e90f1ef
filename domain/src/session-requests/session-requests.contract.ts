import { z } from 'zod';
import { defineContract, everyoneInLessons } from '#contract/contract.ts';
import { academyDay, instant, timeOfDay } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { paragraph, writing } from '#fields/text.ts';
import { timezone } from '#fields/timezone.ts';
import {
  dateMissing,
  hasDateToZone,
  hasWholeTime,
  sessionView,
  timeMissing,
} from '#sessions/sessions.contract.ts';
import { DECISIONS, SESSION_REQUEST_KINDS, SESSION_REQUEST_STATUSES } from './session-request-status.ts';
import { SESSION_REQUEST_LIMITS } from './session-requests.limits.ts';

const participant = namedPerson.extend({ timezone: z.string() });

/** A student's request about a session, with the answer. */
export const sessionRequestView = z
  .object({
    id: z.uuid(),
    session: sessionView
      .pick({
        id: true,
        subject: true,
        startsAt: true,
        endsAt: true,
        duration: true,
        timezone: true,
        tutorLeftAt: true,
      })
      .describe('Current state of the session.'),
    tutor: participant,
    student: participant,
    kind: z.enum(SESSION_REQUEST_KINDS),
    reason: z.string(),
    wish: z
      .object({
        startsAt: instant,
        timezone: z.string().describe('Time zone in which the student entered the time.'),
      })
      .nullable()
      .describe('Preferred new time. Null if the student names none.'),
    status: z.enum(SESSION_REQUEST_STATUSES),
    answer: z
      .object({ at: instant, by: z.enum(['tutor', 'academy']), text: z.string().nullable() })
      .nullable(),
    createdAt: instant,
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'SessionRequest' });
export type SessionRequestRecord = z.input<typeof sessionRequestView>;
/** The answer as a client receives it. */
export type SessionRequest = z.output<typeof sessionRequestView>;

/** A new time for a session, in `timezone` or else in the sender's own time zone. */
const newTime = {
  date: academyDay.optional(),
  time: timeOfDay.optional(),
  timezone: timezone.optional(),
};
const noDateThere = { path: ['date'], params: { problem: 'unknown' } };

/** The request of a student (R113). */
export const askForm = z
  .strictObject({
    sessionId: z.uuid(),
    kind: z.enum(SESSION_REQUEST_KINDS),
    reason: writing(SESSION_REQUEST_LIMITS.reason),
    ...newTime,
  })
  .refine(hasWholeTime, timeMissing)
  .refine(hasDateToZone, dateMissing)
  .refine(({ kind, date }) => kind === 'move' || date === undefined, noDateThere);
export type AskForm = z.output<typeof askForm>;

/** The answer to a request (R115). A move accepted without a time uses the student's preferred time. */
export const answerForm = z
  .strictObject({
    decision: z.enum(DECISIONS),
    answer: paragraph(SESSION_REQUEST_LIMITS.answer).default(''),
    ...newTime,
  })
  .refine(hasWholeTime, timeMissing)
  .refine(hasDateToZone, dateMissing)
  .refine(({ decision, date }) => decision === 'accepted' || date === undefined, noDateThere);
export type AnswerForm = z.output<typeof answerForm>;

const listQuery = z.strictObject({
  status: z.enum(SESSION_REQUEST_STATUSES).optional(),
  sessionId: z.uuid().optional(),
  ...pageQuery,
});
export type SessionRequestFilters = Omit<z.output<typeof listQuery>, 'cursor' | 'limit'>;

export const sessionRequestsContract = defineContract('session-requests', {
  'GET /api/session-requests': {
    summary: 'List session requests, newest first',
    description: 'Tutors and students see requests about their own sessions only.',
    access: everyoneInLessons,
    query: listQuery,
    answer: { status: 200, json: pageOf(sessionRequestView).meta({ id: 'SessionRequestPage' }) },
    errors: [],
  },
  'POST /api/session-requests': {
    summary: 'Ask to move or cancel an upcoming session',
    access: ['student'],
    body: askForm,
    answer: { status: 201, record: sessionRequestView },
    errors: [
      'not-found',
      'session.time-skipped',
      'session-request.closed',
      'session-request.exists',
      'session-request.time',
    ],
    // Each request sends a mail to a tutor or to the academy (R113).
    limit: { name: 'session requests of a person', max: 60, per: 'hour', of: 'person' },
  },
  'POST /api/session-requests/{id}/withdrawal': {
    summary: 'Withdraw an open session request',
    access: ['student'],
    version: 'required',
    answer: { status: 200, record: sessionRequestView },
    errors: ['session-request.answered'],
  },
  'POST /api/session-requests/{id}/answer': {
    summary: 'Accept or decline a session request',
    description: 'Acceptance moves or cancels the session at once.',
    access: ['operations', 'tutor'],
    body: answerForm,
    version: 'required',
    answer: { status: 200, record: sessionRequestView },
    errors: [
      'session-request.answered',
      'session-request.time',
      // The errors of the same change without a request.
      'session.former-tutor',
      'session.tutor',
      'session.student',
      'session.inactive',
      'vetting.expired',
      'session.time-skipped',
      'session.too-far',
      'session.too-long',
      'session.clash',
    ],
  },
});
