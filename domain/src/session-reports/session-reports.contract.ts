import { z } from 'zod';
import { defineContract, everyoneInLessons } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { wholeNumber } from '#fields/number.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { paragraph, writing } from '#fields/text.ts';
import { CHOSEN_OUTCOMES, FAILURE_SIDES } from '#sessions/session-outcome.ts';
import { sessionView } from '#sessions/sessions.contract.ts';
import { SESSION_LIMITS } from '#sessions/sessions.limits.ts';
import { SESSION_REPORT_KINDS, SESSION_REPORT_STATUSES } from './session-report-kind.ts';
import { SESSION_REPORT_LIMITS } from './session-reports.limits.ts';

const participant = namedPerson.extend({ timezone: z.string() });
const outcome = z.enum(CHOSEN_OUTCOMES);

/** What a family reported about a session, with the academy's decision. */
export const sessionReportView = z
  .object({
    id: z.uuid(),
    session: sessionView
      .pick({
        ...{ id: true, subject: true, startsAt: true, endsAt: true, duration: true, timezone: true },
        ...{ status: true, outcome: true, failureSide: true, taughtMinutes: true, tutorLeftAt: true },
      })
      .extend({
        version: z.int(),
        isCorrected: z.boolean().describe('Whether a correction changed or cancelled the session.'),
        isRated: z.boolean(),
      })
      .describe('Current state of the session.'),
    tutor: participant,
    student: participant,
    kind: z.enum(SESSION_REPORT_KINDS),
    text: z.string().nullable().describe('What the family wrote. Null for the tutor.'),
    status: z.enum(SESSION_REPORT_STATUSES),
    settlement: z
      .object({
        at: instant,
        outcome: outcome.nullable().describe('How the session ended. Null if its record stayed as it was.'),
        answer: z.string().nullable().describe('The academy’s word to the family. Null for the tutor.'),
      })
      .nullable(),
    createdAt: instant,
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'SessionReport' });
export type SessionReportRecord = z.input<typeof sessionReportView>;
/** The answer as a client receives it. */
export type SessionReport = z.output<typeof sessionReportView>;

const reportForm = z.strictObject({
  sessionId: z.uuid(),
  kind: z.enum(SESSION_REPORT_KINDS),
  text: paragraph(SESSION_REPORT_LIMITS.text).default(''),
});
export type ReportForm = z.output<typeof reportForm>;

const { taughtMinutes } = SESSION_LIMITS;

const settleForm = z
  .strictObject({
    sessionVersion: z.int().min(1).describe('Version of the session that the decision is about.'),
    outcome: outcome.nullable().describe('How the session ended. Null leaves its record as it is.'),
    failureSide: z.enum(FAILURE_SIDES).optional().describe('Required for a technical failure.'),
    taughtMinutes: wholeNumber(taughtMinutes.min, taughtMinutes.max)
      .optional()
      .describe('Required for a session that was cut short. It is less than the duration.'),
    dropRating: z
      .boolean()
      .default(false)
      .describe('Set this to true to delete the rating of a session that is no longer completed.'),
    answer: writing(SESSION_REPORT_LIMITS.answer).describe('What the family reads.'),
  })
  .refine(({ outcome, failureSide }) => (outcome === 'technical-failure') === (failureSide !== undefined), {
    path: ['failureSide'],
    params: { problem: 'required' },
  })
  .refine(({ outcome, taughtMinutes }) => (outcome === 'cut-short') === (taughtMinutes !== undefined), {
    path: ['taughtMinutes'],
    params: { problem: 'required' },
  });
export type SettleReportForm = z.output<typeof settleForm>;

const listQuery = z.strictObject({ status: z.enum(SESSION_REPORT_STATUSES).optional(), ...pageQuery });
export type SessionReportFilters = Omit<z.output<typeof listQuery>, 'cursor' | 'limit'>;

export const sessionReportsContract = defineContract('session-reports', {
  'GET /api/session-reports': {
    summary: 'List reports of families about sessions, newest first',
    description:
      'Tutors and students see reports about their own sessions only. Tutors do not see what the family wrote and what it was answered.',
    access: everyoneInLessons,
    query: listQuery,
    answer: { status: 200, json: pageOf(sessionReportView).meta({ id: 'SessionReportPage' }) },
    errors: [],
  },
  'POST /api/session-reports': {
    summary: 'Report that a session went wrong, or contest an absence',
    description:
      'Until 72 hours after the session, or after the absence was recorded. The server notifies the tutor and the academy.',
    access: ['student'],
    body: reportForm,
    answer: { status: 201, record: sessionReportView },
    errors: [
      'not-found',
      'session.too-early',
      'session-report.kind',
      'session-report.closed',
      'session-report.exists',
    ],
    // Each report sends a mail to a tutor.
    limit: { name: 'session reports of a person', max: 60, per: 'hour', of: 'person' },
  },
  'POST /api/session-reports/{id}/settle': {
    summary: 'Settle a report about a session',
    description:
      'Stores how the session ended, and answers the family. The server notifies the family and the tutor.',
    access: ['operations'],
    body: settleForm,
    version: 'required',
    answer: { status: 200, record: sessionReportView },
    errors: [
      'session-report.settled',
      'session.transition',
      'session.too-early',
      'session.without-tutor',
      'session.rated',
      'session.clash',
    ],
  },
});
