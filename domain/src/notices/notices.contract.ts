import { z } from 'zod';
import { BADGE_LIMIT } from '#badges/badge-limit.ts';
import { defineContract, everyRole } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { NOTICE_KINDS } from './notice-kind.ts';

/** Somebody as a notice calls them; a student by the first name (R403). */
const calledPerson = z.object({ name: z.string(), nameAr: z.string().nullable() });

const lessonState = z.object({
  isOn: z.boolean().describe('False once it is cancelled.'),
  startsAt: z.iso.datetime(),
  duration: z.int(),
  subject,
  tutorId: z.uuid().nullable().describe('Null while it waits for another tutor.'),
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

/** As the reader knew it, and as it is. Names and clocks are those of when it was written. */
const lessonNotice = lessonChange.extend({
  id: z.uuid(),
  student: calledPerson,
  studentId: z.uuid(),
  tutor: calledPerson.nullable(),
  timezone: z.string().describe('The family’s zone.'),
  tutorTimezone: z.string().nullable(),
  reason: z.string().nullable(),
});
const homeworkNotice = homeworkChange.extend({
  id: z.uuid(),
  student: calledPerson,
  tutor: calledPerson,
  studentId: z.uuid(),
  timezone: z.string().describe('The family’s zone, in which due dates are read.'),
});

/** What a notice keeps: it is about one or the other. */
export const noticeData = z.object({
  lesson: lessonNotice.nullable().default(null),
  homework: homeworkNotice.nullable().default(null),
});
export type NoticeData = z.input<typeof noticeData>;

export const noticeView = z
  .object({
    id: z.uuid(),
    kind: z.enum(NOTICE_KINDS),
    ...noticeData.shape,
    isOutdated: z.boolean().describe('Whether something newer is told about the same.'),
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
  .describe(`What is neither read nor outdated; counting stops at ${BADGE_LIMIT}.`);

const MAX_AT_ONCE = 100;

const readForm = z
  .strictObject({
    ids: z.array(z.uuid()).min(1).max(MAX_AT_ONCE).optional().describe('These.'),
    upTo: z.uuid().optional().describe('This one and all that are older.'),
  })
  .refine(({ ids, upTo }) => (ids === undefined) !== (upTo === undefined), {
    path: ['ids'],
    params: { problem: 'required' },
  });
export type ReadForm = z.output<typeof readForm>;
const unreadView = z.object({ unread }).meta({ id: 'UnreadNotices' });

/** Of which changes one is mailed; of moves and cancellations always (R682). */
const switches = {
  lessonMade: z.boolean().describe('A new lesson.'),
  lessonTutor: z.boolean().describe('Another tutor.'),
  homeworkSet: z.boolean().describe('New homework.'),
  homeworkGraded: z.boolean().describe('Homework that was marked.'),
};
const noticeSettingsForm = z.strictObject(switches);
export type NoticeSettingsForm = z.infer<typeof noticeSettingsForm>;
export const noticeSettingsView = z
  .object({ ...switches, version: z.int().describe('0 until somebody has chosen.') })
  .meta({ id: 'NoticeSettings' });
export type NoticeSettings = z.infer<typeof noticeSettingsView>;

const mailed = ['tutor', 'student'] as const;

export const noticesContract = defineContract('notices', {
  'GET /api/notices': {
    summary: 'What one was told of, newest first',
    access: everyRole,
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: pageOf(noticeView).meta({ id: 'NoticePage' }) },
    errors: [],
  },
  'POST /api/notices/read': {
    summary: 'Mark one’s own notices as read; others are left as they are',
    access: everyRole,
    body: readForm,
    answer: { status: 200, json: unreadView },
    errors: [],
  },
  'GET /api/me/notice-settings': {
    summary: 'Of which changes one is told by e-mail; a student’s choice is that of the family',
    access: mailed,
    answer: { status: 200, record: noticeSettingsView },
    errors: [],
  },
  'PUT /api/me/notice-settings': {
    summary: 'Turn such mails on or off; what waits to be sent of one that is turned off is withdrawn',
    access: mailed,
    body: noticeSettingsForm,
    version: 'required',
    answer: { status: 200, record: noticeSettingsView },
    errors: [],
  },
});
