import { z } from 'zod';
import { applicationSummary, applicationTotals } from '#applications/application-admin.contract.ts';
import { defineContract } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { languages } from '#language/language.ts';
import { mailView } from '#mail/mail.contract.ts';
import { waitingConversation } from '#messages/messages.contract.ts';
import { ROLES } from '#roles.ts';
import { SECURITY_EVENT_KINDS } from '#security-events/security-event-kind.ts';
import { sessionReportView } from '#session-reports/session-reports.contract.ts';
import { sessionRequestView } from '#session-requests/session-requests.contract.ts';
import { seriesGap } from '#session-series/series-gaps.contract.ts';
import { sessionView } from '#sessions/sessions.contract.ts';
import { expiringView } from '#vetting/vetting.contract.ts';
import { LESSON_RISKS } from './lesson-risk.ts';
import { TODAY_LIMITS } from './today.limits.ts';

const { counted, listed, lessonsOfDay, measured } = TODAY_LIMITS;

/** The first few of a list, and how many there are. */
const part = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.int().min(0).max(counted).describe(`Counting stops at ${counted}.`),
    items: z.array(item).max(listed),
  });

const lesson = z
  .object({
    session: sessionView,
    risks: z.array(z.enum(LESSON_RISKS)).describe('The gravest first.'),
    tutorPhone: z.string().nullable(),
  })
  .meta({ id: 'LessonAtRisk' });

const documentToRenew = expiringView
  .extend({ tutorPhone: z.string().nullable(), tutorLanguage: z.enum(languages) })
  .meta({ id: 'DocumentToRenew' });

const failedMail = mailView
  .extend({
    person: namedPerson
      .extend({ role: z.enum(ROLES).nullable() })
      .nullable()
      .describe('Whose address it is. Null if nobody has it any more.'),
  })
  .meta({ id: 'FailedMail' });

const ofDay = z.int().min(0).max(lessonsOfDay);
const ofMeasured = z.int().min(0).max(measured);

const figures = z
  .object({
    lessons: z
      .object({ done: ofDay, toClose: ofDay, now: ofDay, next: ofDay })
      .describe(
        `Lessons of the academy’s day that were not cancelled. Counting each stops at ${lessonsOfDay}.`,
      ),
    onTime: z
      .object({ count: ofMeasured, of: ofMeasured })
      .describe('How many of the last lessons their tutors began in time.'),
    matched: applicationTotals.shape.matched,
    answered: z
      .object({ of: ofMeasured, medianMinutes: z.number().nullable() })
      .describe('The time to the answer of the last session requests.'),
    rated: z.object({ of: ofMeasured, stars: z.int().min(0) }).describe('The last ratings by students.'),
  })
  .meta({ id: 'TodayFigures' });

/** Today's board (R940). */
const today = z
  .object({
    lessons: z.object({
      late: part(lesson),
      next: part(lesson),
      over: part(lesson),
      onCourse: z.int().min(0).max(counted).describe('Lessons under way in which nobody is missing.'),
      withoutTutor: z.boolean().describe('Whether sessions wait for another tutor.'),
    }),
    reports: part(sessionReportView).describe('Open reports of families about sessions, newest first.'),
    gaps: part(seriesGap).describe(
      'Days of weekly series that were not free and need a decision, soonest first.',
    ),
    applications: part(applicationSummary).describe('Families that wait, the least time left first.'),
    requests: part(sessionRequestView).describe('Open requests, the soonest session first.'),
    messages: part(waitingConversation).describe(
      'Unanswered messages to the academy, the longest wait first.',
    ),
    accounts: part(namedPerson.extend({ email: z.string().nullable(), waitingSince: instant })).describe(
      'Confirmed accounts that have no role yet, the longest wait first.',
    ),
    tutors: part(namedPerson.extend({ waitingSince: instant })).describe('Tutors who wait for approval.'),
    documents: part(documentToRenew).describe(
      'Documents of active tutors that end within 30 days or have ended, the first to end first.',
    ),
    mail: part(failedMail).describe('Mails of the last week that could not be sent, newest first.'),
    ratings: part(sessionView).describe('Sessions of the last week with one or two stars, newest first.'),
    figures,
  })
  .meta({ id: 'Today' });
export type TodayRecord = z.input<typeof today>;
/** The answer as a client receives it. */
export type Today = z.output<typeof today>;
export type TodayLesson = Today['lessons']['late']['items'][number];
export type DocumentToRenew = Today['documents']['items'][number];

/** How often something happened that an owner should look at, without who it was. */
const securityToday = z
  .object({
    items: z.array(
      z.object({
        kind: z.enum(SECURITY_EVENT_KINDS),
        count: z.int().min(1).max(counted).describe(`Counting stops at ${counted}.`),
        lastAt: instant,
      }),
    ),
  })
  .meta({ id: 'SecurityToday' });
export type SecurityTodayRecord = z.input<typeof securityToday>;
/** The answer as a client receives it. */
export type SecurityToday = z.output<typeof securityToday>;

export const todayContract = defineContract('today', {
  'GET /api/today': {
    summary: 'Get what needs attention today',
    description:
      'The answer lists and counts lessons at risk, applications, requests, messages, accounts without a role, tutors and their documents, mails and ratings.',
    access: ['operations'],
    answer: { status: 200, json: today },
    errors: [],
  },
  'GET /api/today/security': {
    summary: 'Count the security events of the last day that are worth a look',
    description: 'The answer contains counts only. `GET /api/security-events` names the people.',
    access: ['owner'],
    answer: { status: 200, json: securityToday },
    errors: [],
  },
});
