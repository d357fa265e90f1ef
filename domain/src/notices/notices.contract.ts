import { z } from 'zod';
import { BADGE_LIMIT } from '#badges/badge-limit.ts';
import { defineContract, everyRole } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { SESSION_REPORT_KINDS } from '#session-reports/session-report-kind.ts';
import { SETTLEMENTS } from '#session-reports/settlement.ts';
import { TOLD_OUTCOMES } from '#sessions/session-outcome.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { BELL_KINDS } from './notice-kind.ts';

/** A person's name in a notice. Students appear by first name (R403). */
const calledPerson = z.object({ name: z.string(), nameAr: z.string().nullable() });

const lessonState = z.object({
  isOn: z.boolean().describe('False if the lesson is cancelled.'),
  startsAt: z.iso.datetime(),
  duration: z.int(),
  subject,
  tutorId: z.uuid().nullable().describe('Null while the lesson waits for another tutor.'),
  outcome: z
    .enum(TOLD_OUTCOMES)
    .nullable()
    .default(null)
    .describe('How the lesson ended, if the notice is about that.'),
});
export const lessonChange = z.object({ from: lessonState.nullable(), to: lessonState });

const homeworkState = z.object({
  title: z.string(),
  subject,
  dueAt: z.iso.datetime(),
  grade: z.string().nullable(),
  feedback: z.string().nullable(),
});
export const homeworkChange = z.object({ from: homeworkState.nullable(), to: homeworkState });

/** The state that the reader knew, and the current one. Names and zones are those of the time of writing. */
const lessonNotice = lessonChange.extend({
  id: z.uuid(),
  student: calledPerson,
  studentId: z.uuid(),
  tutor: calledPerson.nullable(),
  timezone: z.string().describe('The family’s time zone.'),
  tutorTimezone: z.string().nullable(),
  reason: z.string().nullable(),
});
const homeworkNotice = homeworkChange.extend({
  id: z.uuid(),
  student: calledPerson,
  tutor: calledPerson,
  studentId: z.uuid(),
  timezone: z.string().describe('The family’s time zone, which due dates refer to.'),
});

/** A new series, or one that goes on by another rule, in place of each of its lessons (R525). */
const seriesNotice = z.object({
  id: z.uuid(),
  subject,
  startsAt: z.iso.datetime().describe('The first lesson, or the first one by the new rule.'),
  duration: z.int(),
  count: z.int().describe('Number of its lessons.'),
  student: calledPerson,
  studentId: z.uuid(),
  tutor: calledPerson,
  timezone: z.string().describe('The family’s time zone.'),
  tutorTimezone: z.string(),
});

/** The staff's note is not in the notice: it is read where it can be removed (R924). */
const staffNoteNotice = z.object({ id: z.uuid(), by: calledPerson });

/** Nothing of what the family wrote: the record is read where each look is recorded (R831). */
const applicationNotice = z.object({ id: z.uuid(), reference: z.string() });

/** Days of a series that were not free (R460), to those who decide what becomes of them. */
const gapNotice = z.object({
  id: z.uuid().describe('Of the series.'),
  day: z.string().describe('The first of the days, by the family’s clock.'),
  count: z.int().describe('Number of days.'),
  student: calledPerson,
  reader: z.enum(['admin', 'tutor']),
});

/** The clocks go forward or back: what it means for weekly lessons (R528). */
const clockChangeNotice = z.object({
  timezone: z.string().describe('Whose clocks change.'),
  day: z.string().describe('The date, in that time zone.'),
  isForward: z.boolean(),
  count: z.int().describe('Number of the reader’s weekly lessons that begin at another time by their clock.'),
  reader: z.enum(['tutor', 'student']),
});

/** A report of a family about a lesson (R500). What it wrote is read where it is settled. */
const reportNotice = z.object({
  id: z.uuid(),
  sessionId: z.uuid(),
  kind: z.enum(SESSION_REPORT_KINDS),
  startsAt: z.iso.datetime().describe('The lesson’s.'),
  duration: z.int(),
  student: calledPerson,
  studentId: z.uuid(),
  tutor: calledPerson,
  timezone: z.string().describe('The family’s time zone.'),
  tutorTimezone: z.string(),
  reader: z.enum(['admin', 'tutor', 'student']),
  settlement: z.enum(SETTLEMENTS).nullable().describe('Null while the report is open.'),
});

/** Exactly one of them is there. */
export const noticeData = z.object({
  lesson: lessonNotice.nullable().default(null),
  series: seriesNotice.nullable().default(null),
  seriesGap: gapNotice.nullable().default(null),
  clockChange: clockChangeNotice.nullable().default(null),
  report: reportNotice.nullable().default(null),
  homework: homeworkNotice.nullable().default(null),
  staffNote: staffNoteNotice.nullable().default(null),
  application: applicationNotice.nullable().default(null),
});
export type NoticeData = z.input<typeof noticeData>;

export const noticeView = z
  .object({
    id: z.uuid(),
    kind: z.enum(BELL_KINDS),
    ...noticeData.shape,
    isOutdated: z
      .boolean()
      .describe('Whether a newer notice exists about the same record, or the record was removed.'),
    isRead: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'Notice' });
export type NoticeRecord = z.input<typeof noticeView>;
/** As the API answers it. */
export type Notice = z.output<typeof noticeView>;

const unread = z
  .int()
  .min(0)
  .max(BADGE_LIMIT)
  .describe(`Number of notices that are neither read nor outdated, at most ${BADGE_LIMIT}.`);

const MAX_AT_ONCE = 100;

const readForm = z
  .strictObject({
    ids: z.array(z.uuid()).min(1).max(MAX_AT_ONCE).optional().describe('Ids of the notices to mark.'),
    upTo: z
      .uuid()
      .optional()
      .describe('Id of the newest notice to mark. The server marks it and all older ones.'),
  })
  .refine(({ ids, upTo }) => (ids === undefined) !== (upTo === undefined), {
    path: ['ids'],
    params: { problem: 'required' },
  });
export type ReadForm = z.output<typeof readForm>;
const unreadView = z.object({ unread }).meta({ id: 'UnreadNotices' });

/** The changes that the academy mails. It always mails moves and cancellations (R682). */
const switches = {
  lessonMade: z.boolean().describe('A new lesson.'),
  lessonTutor: z.boolean().describe('Another tutor.'),
  homeworkSet: z.boolean().describe('New homework.'),
  homeworkGraded: z.boolean().describe('Homework that was marked.'),
};
const noticeSettingsForm = z.strictObject(switches);
export type NoticeSettingsForm = z.infer<typeof noticeSettingsForm>;
export const noticeSettingsView = z
  .object({ ...switches, version: z.int().describe('0 until the person changes a setting.') })
  .meta({ id: 'NoticeSettings' });
export type NoticeSettings = z.infer<typeof noticeSettingsView>;

const mailed = ['tutor', 'student'] as const;

export const noticesContract = defineContract('notices', {
  'GET /api/notices': {
    summary: 'List your notices, newest first',
    access: everyRole,
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: pageOf(noticeView).meta({ id: 'NoticePage' }) },
    errors: [],
  },
  'POST /api/notices/read': {
    summary: 'Mark your notices as read',
    access: everyRole,
    body: readForm,
    answer: { status: 200, json: unreadView },
    errors: [],
  },
  'GET /api/me/notice-settings': {
    summary: 'Get your settings for mails about changes',
    description: 'The settings of a student are those of the family.',
    access: mailed,
    answer: { status: 200, record: noticeSettingsView },
    errors: [],
  },
  'PUT /api/me/notice-settings': {
    summary: 'Turn mails about changes on or off',
    description: 'The server withdraws mails that wait and are turned off.',
    access: mailed,
    body: noticeSettingsForm,
    version: 'required',
    answer: { status: 200, record: noticeSettingsView },
    errors: [],
  },
});
