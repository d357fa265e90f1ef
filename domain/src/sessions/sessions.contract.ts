import { z } from 'zod';
import { defineContract, everyoneInLessons } from '#contract/contract.ts';
import { httpsUrl } from '#fields/contact.ts';
import { academyDay, instant, timeOfDay } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { oneOfNumbers, wholeNumber } from '#fields/number.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { paragraph, searchText, writing } from '#fields/text.ts';
import { timezone } from '#fields/timezone.ts';
import { DEFAULT_SESSION_DURATION, SESSION_DURATIONS } from '#settings/session-durations.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { CANCELLATION_COSTS } from './cancellation-cost.ts';
import { COUNTED_AT_MOST } from './session-figures.ts';
import { CHOSEN_OUTCOMES, FAILURE_SIDES, fitsStatus, SESSION_OUTCOMES } from './session-outcome.ts';
import { SESSION_PERIODS } from './session-period.ts';
import { LOGGED_STATUSES, SESSION_STATUSES } from './session-status.ts';
import { SESSION_VIEWS } from './session-view.ts';
import { SESSION_LIMITS } from './sessions.limits.ts';

const teachers = ['operations', 'tutor'] as const;

/** The least data about the other person: the name and the time zone. */
const participant = namedPerson.extend({ timezone: z.string() });

export const sessionView = z
  .object({
    id: z.uuid(),
    tutor: participant,
    student: participant,
    subject,
    startsAt: instant,
    endsAt: instant,
    duration: z.int(),
    timezone: z.string().describe('The family’s time zone.'),
    status: z.enum(SESSION_STATUSES),
    outcome: z
      .enum(SESSION_OUTCOMES)
      .nullable()
      .describe(
        'How the session ended. Null while it is open, and if it was closed before the server stored it.',
      ),
    failureSide: z
      .enum(FAILURE_SIDES)
      .nullable()
      .describe('The side on which the technology failed. Null unless the outcome is `technical-failure`.'),
    taughtMinutes: z.int().nullable().describe('Null unless the outcome is `cut-short`.'),
    notes: z.string(),
    homework: z.string(),
    meetingLink: z.string().nullable(),
    seriesId: z.uuid().nullable().describe('The weekly series of the session.'),
    confirmedAt: instant.nullable().describe('Time at which the family confirmed this start.'),
    tutorLeftAt: instant
      .nullable()
      .describe('Time since which the upcoming session has no tutor. An admin assigns another tutor.'),
    isFormer: z
      .boolean()
      .describe(
        'True if the reader is the former tutor. A former tutor can only complete or cancel a started session.',
      ),
    cancellation: z.object({ at: instant, reason: z.string().nullable() }).nullable(),
    begunAt: instant.nullable().describe('Time of the change to in progress.'),
    closedAt: instant
      .nullable()
      .describe('Time of completion. Null for sessions completed before the server stored it.'),
    correction: z
      .object({
        at: instant,
        reason: z.string().nullable().describe('Reason for the correction. Null for the family.'),
      })
      .nullable()
      .describe('Last correction since completion.'),
    feedback: z
      .object({
        studentRating: z.int().nullable(),
        studentComments: z.string().nullable(),
        studentRatedAt: instant.nullable().describe('Time of the student’s first rating.'),
        tutorRating: z.int().nullable(),
        tutorComments: z.string().nullable(),
        studentVersion: z
          .int()
          .describe(
            'Version of the student’s rating. Send it as If-Match to update the rating. The first version is 0.',
          ),
        tutorVersion: z
          .int()
          .describe(
            'Version of the tutor’s rating. Send it as If-Match to update the rating. The first version is 0.',
          ),
      })
      .nullable(),
    createdAt: instant,
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'Session' });
export type SessionRecord = z.input<typeof sessionView>;
/** The answer as a client receives it. */
export type Session = z.output<typeof sessionView>;

export const sessionPage = pageOf(sessionView).meta({ id: 'SessionPage' });

export const sessionTotals = z
  .object({
    sessions: z.int(),
    completed: z.int(),
    minutes: z.int(),
    ratings: z.int().describe('Number of sessions rated by their student.'),
    stars: z.int().describe('Sum of the stars of all ratings.'),
    isAll: z
      .boolean()
      .describe(`False if a search text or a period matches more than ${COUNTED_AT_MOST} sessions.`),
  })
  .meta({ id: 'SessionTotals' });
export type SessionTotals = z.output<typeof sessionTotals>;

const duration = oneOfNumbers(SESSION_DURATIONS);

/** Date and time are in `timezone` or else in the sender's own time zone. */
export const logSessionForm = z.strictObject({
  studentId: z.uuid(),
  tutorId: z.uuid().optional().describe('Only admins send this field. Tutors log their own sessions.'),
  subject,
  date: academyDay,
  time: timeOfDay,
  timezone: timezone.optional(),
  duration: duration.default(DEFAULT_SESSION_DURATION),
  status: z.enum(LOGGED_STATUSES).default('scheduled'),
  notes: paragraph(SESSION_LIMITS.notes).default(''),
  homework: paragraph(SESSION_LIMITS.homework).default(''),
  meetingLink: httpsUrl.optional(),
});
export type LogSessionForm = z.output<typeof logSessionForm>;

interface TypedTime {
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly timezone?: string | undefined;
}

/** A date without a time, or a time without a date, does not give an instant. */
export const hasWholeTime = ({ date, time }: TypedTime) => (date === undefined) === (time === undefined);
export const hasDateToZone = ({ date, timezone }: TypedTime) => timezone === undefined || date !== undefined;
export const timeMissing = { path: ['time'], params: { problem: 'required' } };
export const dateMissing = { path: ['date'], params: { problem: 'required' } };

export const changeSessionForm = z
  .strictObject({
    subject: subject.optional(),
    date: academyDay.optional(),
    time: timeOfDay.optional(),
    timezone: timezone.optional(),
    duration: duration.optional(),
    notes: paragraph(SESSION_LIMITS.notes).optional(),
    homework: paragraph(SESSION_LIMITS.homework).optional(),
    meetingLink: httpsUrl.nullable().optional(),
    reason: paragraph(SESSION_LIMITS.cancelReason).optional().describe('Told to whom the change concerns.'),
  })
  .refine(hasWholeTime, timeMissing)
  .refine(hasDateToZone, dateMissing);
export type ChangeSessionForm = z.output<typeof changeSessionForm>;

const { taughtMinutes } = SESSION_LIMITS;

export const changeStatusForm = z
  .strictObject({
    status: z.enum(SESSION_STATUSES),
    reason: paragraph(SESSION_LIMITS.cancelReason).optional(),
    outcome: z
      .enum(CHOSEN_OUTCOMES)
      .optional()
      .describe(
        'How the session ended. Default: `taught` for completed sessions, `academy-cancelled` for cancelled ones.',
      ),
    failureSide: z.enum(FAILURE_SIDES).optional().describe('Required for a technical failure.'),
    taughtMinutes: wholeNumber(taughtMinutes.min, taughtMinutes.max)
      .optional()
      .describe('Required for a session that was cut short. It is less than the duration.'),
  })
  .refine(({ status, outcome }) => outcome === undefined || fitsStatus(outcome, status), {
    path: ['outcome'],
    params: { problem: 'not-offered' },
  })
  .refine(({ outcome, failureSide }) => outcome !== 'technical-failure' || failureSide !== undefined, {
    path: ['failureSide'],
    params: { problem: 'required' },
  })
  .refine(({ outcome, failureSide }) => outcome === 'technical-failure' || failureSide === undefined, {
    path: ['failureSide'],
    params: { problem: 'not-offered' },
  })
  .refine(({ outcome, taughtMinutes }) => outcome !== 'cut-short' || taughtMinutes !== undefined, {
    path: ['taughtMinutes'],
    params: { problem: 'required' },
  })
  .refine(({ outcome, taughtMinutes }) => outcome === 'cut-short' || taughtMinutes === undefined, {
    path: ['taughtMinutes'],
    params: { problem: 'not-offered' },
  });
export type ChangeStatusForm = z.output<typeof changeStatusForm>;

const undoForm = z.strictObject({
  of: z.int().min(1).describe('Version of the session in the answer to the status change.'),
});
export type UndoForm = z.output<typeof undoForm>;

const sessionFilters = {
  view: z
    .enum(SESSION_VIEWS)
    .optional()
    .describe(
      '`past`: sessions that have begun, newest first. `to-come`: the others, soonest first, without cancelled sessions unless `status` asks for them. Default: all, newest first.',
    ),
  status: z.enum(SESSION_STATUSES).optional(),
  outcome: z.enum(SESSION_OUTCOMES).optional().describe('List only sessions with this outcome.'),
  notes: z.literal('missing').optional().describe('List only completed sessions without notes.'),
  toClose: z
    .literal('true')
    .transform(() => true as const)
    .optional()
    .describe('List only ended sessions not yet completed or cancelled.'),
  subject: subject.optional(),
  period: z
    .enum(SESSION_PERIODS)
    .optional()
    .describe('The period ends now. In the view `to-come` it starts now.'),
  studentId: z.uuid().optional(),
  tutorId: z.uuid().optional().describe('Only admins choose a tutor. Tutors see their own sessions.'),
  q: searchText.optional().describe('Text to find in the student’s name, the subject and the notes.'),
};
export const sessionExportQuery = z.strictObject(sessionFilters);
export const sessionListQuery = z.strictObject({ ...sessionFilters, ...pageQuery });
const onePage = z.strictObject(pageQuery);
export type SessionFilters = z.output<typeof sessionExportQuery>;

/** Date and time are in `timezone` or else in the sender's own time zone. */
const correctionForm = z
  .strictObject({
    reason: writing(SESSION_LIMITS.correctionReason).describe(
      'The tutor and the academy can read the reason. The family cannot.',
    ),
    date: academyDay.optional(),
    time: timeOfDay.optional(),
    timezone: timezone.optional(),
    duration: duration.optional(),
    studentId: z.uuid().optional().describe('Correct student. Only admins send this field.'),
    tutorId: z.uuid().optional().describe('Correct tutor. Only admins send this field.'),
    void: z.literal(true).optional().describe('The session did not take place. Only admins send this field.'),
    dropRating: z
      .boolean()
      .default(false)
      .describe(
        'Set this to true to delete the rating. A session loses its rating when it is no longer completed.',
      ),
  })
  .refine(hasWholeTime, timeMissing)
  .refine(hasDateToZone, dateMissing)
  .refine(
    ({ date, duration, studentId, tutorId, void: isVoid }) =>
      [date, duration, studentId, tutorId, isVoid].some(part => part !== undefined),
    dateMissing,
  )
  .refine(
    ({ date, duration, studentId, tutorId, void: isVoid }) =>
      isVoid === undefined || [date, duration, studentId, tutorId].every(part => part === undefined),
    { path: ['void'], params: { problem: 'not-offered' } },
  );
export type CorrectionForm = z.output<typeof correctionForm>;

/** The session that overlaps the given time (R88). */
export const sessionClash = z
  .object({
    whose: z.enum(['tutor', 'student']),
    startsAt: instant,
    endsAt: instant,
    session: sessionView.nullable().describe('Null if the reader cannot see the session.'),
  })
  .meta({ id: 'SessionClash' });
export type SessionClashRecord = z.input<typeof sessionClash>;
/** The answer as a client receives it. */
export type SessionClash = z.output<typeof sessionClash>;

/** The fields of the form that decide about a clash. */
const clashQuery = logSessionForm
  .pick({ studentId: true, date: true, time: true, timezone: true, duration: true })
  .extend({
    tutorId: z.uuid().optional().describe('Only admins send this field. Tutors ask about their own time.'),
    except: z.uuid().optional().describe('Id of the session to move. The check ignores this session.'),
  });
export type ClashQuery = z.output<typeof clashQuery>;

/** A session without a tutor, and the tutors that can take it over (R604). */
const waitingSession = sessionView
  .extend({
    tutors: z.array(namedPerson).describe('Current tutors of the student in this subject, by name.'),
  })
  .meta({ id: 'WaitingSession' });
export type WaitingSessionRecord = z.input<typeof waitingSession>;
/** The answer as a client receives it. */
export type WaitingSession = z.output<typeof waitingSession>;

const reassignForm = z.strictObject({ tutorId: z.uuid() });
export type ReassignForm = z.output<typeof reassignForm>;

const familyCancelForm = z.strictObject({
  cost: z
    .enum(CANCELLATION_COSTS)
    .describe('What the family was told: free of charge, or the session counts as taken.'),
  reason: paragraph(SESSION_LIMITS.cancelReason).default(''),
});
export type FamilyCancelForm = z.output<typeof familyCancelForm>;

const whose = ['session.tutor', 'session.student', 'session.inactive', 'vetting.expired'] as const;
const when = ['session.time-skipped', 'session.future', 'session.too-old', 'session.too-far'] as const;
const room = ['session.too-long', 'session.clash'] as const;

const joinedSession = z
  .object({ meetingLink: httpsUrl, joinedAt: instant.describe('Time at which this person first joined.') })
  .meta({ id: 'JoinedSession' });
export type JoinedSessionRecord = z.input<typeof joinedSession>;

const sessionOptions = z
  .object({
    freeUntil: instant.describe('Last time at which the family can cancel free of charge.'),
    studentAbsentFrom: instant.describe(
      'Time from which the tutor can report that the student did not come.',
    ),
    tutorAbsentFrom: instant.describe('Time from which the absence of the tutor can be recorded.'),
    selfService: z.boolean().describe('True if the family can move and cancel the session itself.'),
  })
  .meta({ id: 'SessionOptions' });
/** The answer as a client receives it. */
export type SessionOptions = z.output<typeof sessionOptions>;

export const sessionsContract = defineContract('sessions', {
  'GET /api/sessions': {
    summary: 'List sessions, newest first',
    description: 'Tutors and students see their own sessions only. The view `to-come` is soonest first.',
    access: everyoneInLessons,
    query: sessionListQuery,
    answer: { status: 200, json: sessionPage },
    errors: [],
  },
  'GET /api/sessions/export': {
    summary: 'Export the session list as a CSV file',
    description: 'The file contains every session that matches the filters.',
    access: teachers,
    query: sessionExportQuery,
    answer: { status: 200, file: 'text/csv; charset=utf-8' },
    errors: [],
  },
  'GET /api/sessions/totals': {
    summary: 'Get the totals of the session list',
    description: 'The answer counts sessions, minutes and ratings.',
    access: ['tutor'],
    query: sessionExportQuery,
    answer: { status: 200, json: sessionTotals },
    errors: [],
  },
  'GET /api/sessions/clash': {
    summary: 'Check for a clash before saving a session',
    access: teachers,
    query: clashQuery,
    answer: { status: 200, json: z.object({ clash: sessionClash.nullable() }).meta({ id: 'ClashAnswer' }) },
    errors: [
      'not-found',
      'session.tutor',
      'session.student',
      'session.inactive',
      'vetting.expired',
      'session.time-skipped',
    ],
  },
  'GET /api/sessions/ahead': {
    summary: 'List current and upcoming sessions, soonest first',
    access: ['student'],
    query: onePage,
    answer: { status: 200, json: sessionPage },
    errors: [],
  },
  'GET /api/sessions/over': {
    summary: 'List past, completed and cancelled sessions, newest first',
    access: ['student'],
    query: onePage,
    answer: { status: 200, json: sessionPage },
    errors: [],
  },
  'GET /api/sessions/without-tutor': {
    summary: 'List upcoming sessions without a tutor, soonest first',
    description: 'The tutor of these sessions has left. Each session lists the tutors able to take it over.',
    access: ['operations'],
    query: onePage,
    answer: { status: 200, json: pageOf(waitingSession).meta({ id: 'WaitingSessionPage' }) },
    errors: [],
  },
  'GET /api/sessions/{id}': {
    summary: 'Get a session',
    access: everyoneInLessons,
    answer: { status: 200, record: sessionView },
    errors: [],
  },
  'GET /api/sessions/{id}/options': {
    summary: 'Get the time limits of the lesson rules for a session',
    description: 'The limits are those of the rules that hold on the day of the session.',
    access: everyoneInLessons,
    answer: { status: 200, json: sessionOptions },
    errors: [],
  },
  'POST /api/sessions': {
    summary: 'Log a session',
    description: 'The session is scheduled, in progress or completed.',
    access: teachers,
    body: logSessionForm,
    answer: { status: 201, record: sessionView },
    errors: [...whose, ...when, ...room],
  },
  'PATCH /api/sessions/{id}': {
    summary: 'Update a session’s time or details',
    access: teachers,
    body: changeSessionForm,
    version: 'required',
    answer: { status: 200, record: sessionView },
    errors: [
      'session.former-tutor',
      'session.without-tutor',
      'session.closed',
      'session.completed',
      'session.reported',
      'session.past',
      ...whose,
      ...when,
      ...room,
    ],
  },
  'POST /api/sessions/{id}/status': {
    summary: 'Start, complete, cancel or reinstate a session',
    access: teachers,
    body: changeStatusForm,
    version: 'required',
    answer: { status: 200, record: sessionView },
    errors: [
      'session.former-tutor',
      'session.without-tutor',
      'session.transition',
      'session.too-early',
      'session.cut-off',
      ...whose,
      ...room,
    ],
  },
  'POST /api/sessions/{id}/cancel': {
    summary: 'Cancel an upcoming session as its family',
    description:
      'The session is cancelled if it still costs what the family was told. Only the tutor or an admin can reinstate it.',
    access: ['student'],
    body: familyCancelForm,
    version: 'required',
    answer: { status: 200, record: sessionView },
    errors: ['session.not-upcoming', 'session.no-self-service', 'session.cost-changed'],
    // Each cancellation sends mails.
    limit: { name: 'own changes of a family', max: 60, per: 'hour', of: 'person' },
  },
  'POST /api/sessions/{id}/undo': {
    summary: 'Undo the last status change of a session',
    description:
      'Only the account that changed the status can undo the change, within 60 seconds. A session stays completed if it has a rating.',
    access: teachers,
    body: undoForm,
    answer: { status: 200, record: sessionView },
    errors: [
      'session.undo-over',
      'session.undo-rated',
      'session.former-tutor',
      'session.without-tutor',
      'session.clash',
    ],
  },
  'POST /api/sessions/{id}/join': {
    summary: 'Join a session',
    description: 'The server stores when each person first joined.',
    access: everyoneInLessons,
    answer: { status: 200, json: joinedSession },
    errors: ['session.not-joinable'],
  },
  'POST /api/sessions/{id}/correction': {
    summary: 'Correct a completed session',
    description: 'The correction needs a reason. The server notifies the family.',
    access: teachers,
    body: correctionForm,
    version: 'required',
    answer: { status: 200, record: sessionView },
    errors: [
      'session.former-tutor',
      'session.not-completed',
      'session.correction-closed',
      'session.rated',
      'session.tutor',
      'session.student',
      ...when,
      ...room,
    ],
    // Each correction sends a mail to a family (R499).
    limit: { name: 'corrections of a person', max: 60, per: 'hour', of: 'person' },
  },
  'POST /api/sessions/{id}/reassignment': {
    summary: 'Assign another tutor to a session',
    description: 'The session is still to come. Its tutor has left, or hands it over.',
    access: ['operations'],
    body: reassignForm,
    version: 'required',
    answer: { status: 200, record: sessionView },
    errors: ['session.not-waiting', 'session.clash', ...whose],
  },
});
