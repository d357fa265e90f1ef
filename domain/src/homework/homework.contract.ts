import { z } from 'zod';
import { defineContract, everyRole } from '#contract/contract.ts';
import { httpsUrl } from '#fields/contact.ts';
import { academyDay, instant, timeOfDay } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { line, paragraph } from '#fields/text.ts';
import { FILE_USES } from '#files/file.ts';
import { fileLink, uploadedFile } from '#files/files.contract.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { HOMEWORK_LIMITS } from './homework.limits.ts';
import { HOMEWORK_STATUSES } from './homework-status.ts';

const homeworkStatus = z.enum(HOMEWORK_STATUSES);

export const homeworkView = z
  .object({
    id: z.uuid(),
    student: namedPerson.extend({
      timezone: z.string().describe('The family’s, in which due dates are read.'),
    }),
    tutor: namedPerson,
    sessionId: z.uuid().nullable().describe('The session it was set in.'),
    subject,
    title: z.string(),
    description: z.string(),
    dueAt: instant,
    status: homeworkStatus,
    submission: z
      .object({
        at: instant,
        url: z.string().nullable(),
        files: z.array(uploadedFile),
      })
      .nullable(),
    grade: z.string().nullable(),
    feedback: z.string().nullable(),
    gradedAt: instant.nullable(),
    createdAt: instant,
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'Homework' });
export type HomeworkRecord = z.input<typeof homeworkView>;
/** As the API answers it. */
export type Homework = z.output<typeof homeworkView>;
const homeworkPage = pageOf(homeworkView).meta({ id: 'HomeworkPage' });
export type HomeworkPage = z.output<typeof homeworkPage>;

/** A student's homework, counted (R158). */
const homeworkTotals = z
  .object({ all: z.int(), pending: z.int(), completed: z.int(), overdue: z.int() })
  .meta({ id: 'HomeworkTotals' });
export type HomeworkTotals = z.output<typeof homeworkTotals>;

const title = line(HOMEWORK_LIMITS.title);
const description = paragraph(HOMEWORK_LIMITS.description);
const dueTime = timeOfDay.describe('In the family’s zone. Where none is given, the day’s last minute.');

/** What a tutor sets a student of hers. Day and time are those of the family's clock (R149). */
export const assignHomeworkForm = z.strictObject({
  studentId: z.uuid(),
  tutorId: z.uuid().optional().describe('For administrators only; a tutor sets her own homework.'),
  sessionId: z.uuid().optional().describe('A session of the same tutor and student.'),
  subject,
  title,
  description: description.default(''),
  dueDate: academyDay,
  dueTime: dueTime.optional(),
});
export type AssignHomeworkForm = z.output<typeof assignHomeworkForm>;

/** A new day without a time is due at its end, whatever time the old one had. */
export const changeHomeworkForm = z
  .strictObject({
    subject: subject.optional(),
    title: title.optional(),
    description: description.optional(),
    dueDate: academyDay.optional(),
    dueTime: dueTime.optional(),
  })
  .refine(form => form.dueTime === undefined || form.dueDate !== undefined, {
    path: ['dueDate'],
    params: { problem: 'required' },
  });
export type ChangeHomeworkForm = z.output<typeof changeHomeworkForm>;

export const gradeHomeworkForm = z.strictObject({
  grade: line(HOMEWORK_LIMITS.grade),
  feedback: paragraph(HOMEWORK_LIMITS.feedback).optional().describe('Stays as it is where none is sent.'),
});
export type GradeHomeworkForm = z.output<typeof gradeHomeworkForm>;

/** What a student hands in: a link, files that were sent before, or both (R155). */
export const submitHomeworkForm = z
  .strictObject({
    url: httpsUrl.optional(),
    fileIds: z
      .array(z.uuid())
      .max(HOMEWORK_LIMITS.namedFiles)
      .default([])
      .describe('The ids under which they were uploaded.'),
  })
  .refine(({ url, fileIds }) => url !== undefined || fileIds.length > 0, {
    path: ['url'],
    params: { problem: 'required' },
  });
export type SubmitHomeworkForm = z.output<typeof submitHomeworkForm>;

const workLinkForm = z.strictObject({ fileId: z.uuid(), use: z.enum(FILE_USES) });
export type WorkLinkForm = z.output<typeof workLinkForm>;

export const homeworkListQuery = z.strictObject({
  studentId: z.uuid().optional(),
  status: homeworkStatus.optional(),
  toMark: z
    .literal('true')
    .transform(() => true as const)
    .optional()
    .describe('Only what is handed in and has no grade yet.'),
  ...pageQuery,
});
export type HomeworkFilters = Omit<z.output<typeof homeworkListQuery>, 'cursor' | 'limit'>;

const teachers = ['admin', 'tutor'] as const;

export const homeworkContract = defineContract('homework', {
  'GET /api/homework': {
    summary: 'The homework one may see, what is due last first',
    access: everyRole,
    query: homeworkListQuery,
    answer: { status: 200, json: homeworkPage },
    errors: [],
  },
  'GET /api/homework/pending': {
    summary: 'What one has still to do, soonest due first',
    access: ['student'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: homeworkPage },
    errors: [],
  },
  'GET /api/homework/completed': {
    summary: 'What one has handed in, newest first',
    access: ['student'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: homeworkPage },
    errors: [],
  },
  'GET /api/homework/totals': {
    summary: 'How much homework one has, has done, and is late with',
    access: ['student'],
    answer: { status: 200, json: homeworkTotals },
    errors: [],
  },
  'GET /api/homework/{id}': {
    summary: 'One piece of homework',
    access: everyRole,
    answer: { status: 200, record: homeworkView },
    errors: [],
  },
  'POST /api/homework': {
    summary: 'Set a student homework',
    access: teachers,
    body: assignHomeworkForm,
    answer: { status: 201, record: homeworkView },
    errors: ['homework.tutor', 'homework.student', 'homework.session', 'homework.time-skipped'],
  },
  'PATCH /api/homework/{id}': {
    summary: 'Change what is to be done, or until when, before it is handed in',
    access: teachers,
    body: changeHomeworkForm,
    version: 'required',
    answer: { status: 200, record: homeworkView },
    errors: ['homework.time-skipped', 'homework.closed', 'homework.former-tutor'],
  },
  'POST /api/homework/{id}/grade': {
    summary: 'Grade what was handed in, or grade it anew',
    access: teachers,
    body: gradeHomeworkForm,
    version: 'required',
    answer: { status: 200, record: homeworkView },
    errors: ['homework.former-tutor', 'homework.not-submitted'],
  },
  'POST /api/homework/{id}/begin': {
    summary: 'Mark homework as in progress',
    access: ['student'],
    version: 'required',
    answer: { status: 200, record: homeworkView },
    errors: ['homework.begun'],
  },
  'PUT /api/homework/{id}/submission': {
    summary: 'Hand homework in, or hand in something else before it is graded',
    access: ['student'],
    body: submitHomeworkForm,
    version: 'required',
    answer: { status: 200, record: homeworkView },
    errors: ['homework.graded', 'homework.file', 'homework.too-many-files'],
  },
  'POST /api/homework/{id}/link': {
    summary:
      'An address under which you can have a file of it for an hour; a look at a child’s work is written down',
    access: everyRole,
    body: workLinkForm,
    answer: { status: 200, json: fileLink },
    errors: [],
  },
});
