import { z } from 'zod';
import { defineContract, everyRole } from '#contract/contract.ts';
import { httpsUrl } from '#fields/contact.ts';
import { academyDay, instant, timeOfDay } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { oneOfNumbers } from '#fields/number.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { paragraph, searchText, writing } from '#fields/text.ts';
import { timezone } from '#fields/timezone.ts';
import { DEFAULT_SESSION_DURATION, SESSION_DURATIONS } from '#settings/session-durations.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { COUNTED_AT_MOST } from './session-figures.ts';
import { SESSION_PERIODS } from './session-period.ts';
import { LOGGED_STATUSES, SESSION_STATUSES } from './session-status.ts';
import { SESSION_LIMITS } from './sessions.limits.ts';

const teachers = ['admin', 'tutor'] as const;

/** The least that one must know of the other person: what to call them and what their clock reads. */
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
    timezone: z.string().describe('The family’s zone.'),
    status: z.enum(SESSION_STATUSES),
    notes: z.string(),
    homework: z.string(),
    meetingLink: z.string().nullable(),
    confirmedAt: instant.nullable().describe('When the family confirmed this start.'),
    tutorLeftAt: instant
      .nullable()
      .describe('Since when a session to come waits for another tutor; nobody gives it at present.'),
    isFormer: z
      .boolean()
      .describe('Whether the reader is its former tutor, who closes what has begun and no more.'),
    cancellation: z.object({ at: instant, reason: z.string().nullable() }).nullable(),
    begunAt: instant.nullable().describe('When it was set in progress.'),
    closedAt: instant
      .nullable()
      .describe('When it was completed; null of one completed before this was kept.'),
    correction: z
      .object({
        at: instant,
        reason: z.string().nullable().describe('Null for the family, who does not read it.'),
      })
      .nullable()
      .describe('The last correction since it was completed.'),
    feedback: z
      .object({
        studentRating: z.int().nullable(),
        studentComments: z.string().nullable(),
        studentRatedAt: instant.nullable().describe('When the student first rated it.'),
        tutorRating: z.int().nullable(),
        tutorComments: z.string().nullable(),
        studentVersion: z
          .int()
          .describe('The version of the student’s rating, for If-Match of a change to it; 0 is the first.'),
        tutorVersion: z
          .int()
          .describe('The version of the tutor’s rating, for If-Match of a change to it; 0 is the first.'),
      })
      .nullable(),
    createdAt: instant,
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'Session' });
export type SessionRecord = z.input<typeof sessionView>;
/** As the API answers it. */
export type Session = z.output<typeof sessionView>;

export const sessionPage = pageOf(sessionView).meta({ id: 'SessionPage' });

export const sessionTotals = z
  .object({
    sessions: z.int(),
    completed: z.int(),
    minutes: z.int(),
    ratings: z.int().describe('How many of them their students rated.'),
    stars: z.int().describe('Of all ratings together.'),
    isAll: z.boolean().describe(`False where a text or a period leaves more than ${COUNTED_AT_MOST}.`),
  })
  .meta({ id: 'SessionTotals' });
export type SessionTotals = z.output<typeof sessionTotals>;

const duration = oneOfNumbers(SESSION_DURATIONS);

/** Date and time are read in `timezone`, or in the typist's own zone where none is given. */
export const logSessionForm = z.strictObject({
  studentId: z.uuid(),
  tutorId: z.uuid().optional().describe('For administrators only; a tutor logs her own sessions.'),
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

/** Date and time move together: half a moment is no moment. */
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
  })
  .refine(hasWholeTime, timeMissing)
  .refine(hasDateToZone, dateMissing);
export type ChangeSessionForm = z.output<typeof changeSessionForm>;

export const changeStatusForm = z.strictObject({
  status: z.enum(SESSION_STATUSES),
  reason: paragraph(SESSION_LIMITS.cancelReason).optional(),
});
export type ChangeStatusForm = z.output<typeof changeStatusForm>;

const sessionFilters = {
  status: z.enum(SESSION_STATUSES).optional(),
  subject: subject.optional(),
  period: z.enum(SESSION_PERIODS).optional(),
  studentId: z.uuid().optional(),
  q: searchText.optional().describe('Matches the student’s name, the subject and the notes.'),
};
export const sessionExportQuery = z.strictObject(sessionFilters);
export const sessionListQuery = z.strictObject({ ...sessionFilters, ...pageQuery });
const onePage = z.strictObject(pageQuery);
export type SessionFilters = z.output<typeof sessionExportQuery>;

/** Date and time are read in `timezone`, or in the typist's own zone where none is given. */
const correctionForm = z
  .strictObject({
    reason: writing(SESSION_LIMITS.correctionReason).describe(
      'Read by the tutor and the academy, not by the family.',
    ),
    date: academyDay.optional(),
    time: timeOfDay.optional(),
    timezone: timezone.optional(),
    duration: duration.optional(),
    studentId: z.uuid().optional().describe('Who had it in truth. For administrators only.'),
    tutorId: z.uuid().optional().describe('Who gave it in truth. For administrators only.'),
    void: z.literal(true).optional().describe('It did not take place. For administrators only.'),
    dropRating: z.boolean().default(false).describe('A rating is lost with what stops being completed.'),
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

/** What stands in the way of a session (R88). */
export const sessionClash = z
  .object({
    whose: z.enum(['tutor', 'student']),
    startsAt: instant,
    endsAt: instant,
    session: sessionView.nullable().describe('Null where the reader may not see it.'),
  })
  .meta({ id: 'SessionClash' });
export type SessionClashRecord = z.input<typeof sessionClash>;
/** As the API answers it. */
export type SessionClash = z.output<typeof sessionClash>;

/** As the form would be sent, so far as it says who and when. */
const clashQuery = logSessionForm
  .pick({ studentId: true, date: true, time: true, timezone: true, duration: true })
  .extend({ except: z.uuid().optional().describe('One’s own session that is being moved.') });
export type ClashQuery = z.output<typeof clashQuery>;

/** A session whose tutor has left, and to whom it can be given (R604). */
const waitingSession = sessionView
  .extend({ tutors: z.array(namedPerson).describe('Who teaches the student this subject now, by name.') })
  .meta({ id: 'WaitingSession' });
export type WaitingSessionRecord = z.input<typeof waitingSession>;
/** As the API answers it. */
export type WaitingSession = z.output<typeof waitingSession>;

const reassignForm = z.strictObject({ tutorId: z.uuid() });
export type ReassignForm = z.output<typeof reassignForm>;

const whose = ['session.tutor', 'session.student', 'session.inactive'] as const;
const when = ['session.time-skipped', 'session.future', 'session.too-old', 'session.too-far'] as const;
const room = ['session.too-long', 'session.clash'] as const;

export const sessionsContract = defineContract('sessions', {
  'GET /api/sessions': {
    summary: 'The sessions one may see, newest first',
    access: everyRole,
    query: sessionListQuery,
    answer: { status: 200, json: sessionPage },
    errors: [],
  },
  'GET /api/sessions/export': {
    summary: 'The same list as a CSV file, all of it',
    access: teachers,
    query: sessionExportQuery,
    answer: { status: 200, file: 'text/csv; charset=utf-8' },
    errors: [],
  },
  'GET /api/sessions/totals': {
    summary: 'The same list added up: how many, how long, how rated',
    access: ['tutor'],
    query: sessionExportQuery,
    answer: { status: 200, json: sessionTotals },
    errors: [],
  },
  'GET /api/sessions/clash': {
    summary: 'What would be in the way of a session, asked before it is saved',
    access: ['tutor'],
    query: clashQuery,
    answer: { status: 200, json: z.object({ clash: sessionClash.nullable() }).meta({ id: 'ClashAnswer' }) },
    errors: ['not-found', 'session.student', 'session.inactive', 'session.time-skipped'],
  },
  'GET /api/sessions/ahead': {
    summary: 'A student’s sessions that go on or are to come, soonest first',
    access: ['student'],
    query: onePage,
    answer: { status: 200, json: sessionPage },
    errors: [],
  },
  'GET /api/sessions/over': {
    summary: 'All others of a student’s sessions, newest first',
    access: ['student'],
    query: onePage,
    answer: { status: 200, json: sessionPage },
    errors: [],
  },
  'GET /api/sessions/without-tutor': {
    summary: 'Sessions to come whose tutor has left, soonest first, each with who could give it',
    access: ['admin'],
    query: onePage,
    answer: { status: 200, json: pageOf(waitingSession).meta({ id: 'WaitingSessionPage' }) },
    errors: [],
  },
  'GET /api/sessions/{id}': {
    summary: 'One session',
    access: everyRole,
    answer: { status: 200, record: sessionView },
    errors: [],
  },
  'POST /api/sessions': {
    summary: 'Log a session: one to come, one going on, or one that took place',
    access: teachers,
    body: logSessionForm,
    answer: { status: 201, record: sessionView },
    errors: [...whose, ...when, ...room],
  },
  'PATCH /api/sessions/{id}': {
    summary: 'Change when a session is, or what is written about it',
    access: teachers,
    body: changeSessionForm,
    version: 'required',
    answer: { status: 200, record: sessionView },
    errors: [
      'session.former-tutor',
      'session.without-tutor',
      'session.closed',
      'session.completed',
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
      ...whose,
      ...room,
    ],
  },
  'POST /api/sessions/{id}/correction': {
    summary: 'Correct a completed session, with a reason; the family is told',
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
    // Each is a mail to a family (R499).
    limit: { name: 'corrections of a person', max: 60, per: 'hour', of: 'person' },
  },
  'POST /api/sessions/{id}/reassignment': {
    summary: 'Give a session whose tutor has left to another',
    access: ['admin'],
    body: reassignForm,
    version: 'required',
    answer: { status: 200, record: sessionView },
    errors: ['session.not-waiting', 'session.clash', ...whose],
  },
});
