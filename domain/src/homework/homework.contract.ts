import { z } from 'zod';
import { defineContract, everyoneInLessons } from '#contract/contract.ts';
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
      timezone: z.string().describe('The family’s time zone. Due dates use it.'),
    }),
    tutor: namedPerson,
    sessionId: z.uuid().nullable().describe('Session in which the tutor set the homework.'),
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
/** The answer as a client receives it. */
export type Homework = z.output<typeof homeworkView>;
const homeworkPage = pageOf(homeworkView).meta({ id: 'HomeworkPage' });
export type HomeworkPage = z.output<typeof homeworkPage>;

/** The number of a student's homework items by status (R158). */
const homeworkTotals = z
  .object({ all: z.int(), pending: z.int(), completed: z.int(), overdue: z.int() })
  .meta({ id: 'HomeworkTotals' });
export type HomeworkTotals = z.output<typeof homeworkTotals>;

const title = line(HOMEWORK_LIMITS.title);
const description = paragraph(HOMEWORK_LIMITS.description);
const dueTime = timeOfDay.describe('Time in the family’s time zone. Default: the last minute of the day.');

/** Homework that a tutor sets for a student. Day and time are in the family's time zone (R149). */
export const assignHomeworkForm = z.strictObject({
  studentId: z.uuid(),
  tutorId: z
    .uuid()
    .optional()
    .describe('Only admins send this field. Tutors set homework in their own name.'),
  sessionId: z.uuid().optional().describe('Id of a session with the same tutor and student.'),
  subject,
  title,
  description: description.default(''),
  dueDate: academyDay,
  dueTime: dueTime.optional(),
});
export type AssignHomeworkForm = z.output<typeof assignHomeworkForm>;

/** A new day without a time is due at the end of the day, whatever the old time. */
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
  feedback: paragraph(HOMEWORK_LIMITS.feedback)
    .optional()
    .describe('Omit the field to leave the feedback unchanged.'),
});
export type GradeHomeworkForm = z.output<typeof gradeHomeworkForm>;

/** A submission of a student: a link, uploaded files or both (R155). */
export const submitHomeworkForm = z
  .strictObject({
    url: httpsUrl.optional(),
    fileIds: z
      .array(z.uuid())
      .max(HOMEWORK_LIMITS.namedFiles)
      .default([])
      .describe('Ids of the uploaded files.'),
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
    .describe('List only submitted homework without a grade.'),
  ...pageQuery,
});
export type HomeworkFilters = Omit<z.output<typeof homeworkListQuery>, 'cursor' | 'limit'>;

const teachers = ['operations', 'tutor'] as const;

export const homeworkContract = defineContract('homework', {
  'GET /api/homework': {
    summary: 'List homework, latest due date first',
    description: 'Tutors and students see their own homework only.',
    access: everyoneInLessons,
    query: homeworkListQuery,
    answer: { status: 200, json: homeworkPage },
    errors: [],
  },
  'GET /api/homework/pending': {
    summary: 'List pending homework, earliest due date first',
    access: ['student'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: homeworkPage },
    errors: [],
  },
  'GET /api/homework/completed': {
    summary: 'List submitted homework, newest first',
    access: ['student'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: homeworkPage },
    errors: [],
  },
  'GET /api/homework/totals': {
    summary: 'Count the student’s homework by status',
    access: ['student'],
    answer: { status: 200, json: homeworkTotals },
    errors: [],
  },
  'GET /api/homework/{id}': {
    summary: 'Get a homework item',
    access: everyoneInLessons,
    answer: { status: 200, record: homeworkView },
    errors: [],
  },
  'POST /api/homework': {
    summary: 'Set homework for a student',
    access: teachers,
    body: assignHomeworkForm,
    answer: { status: 201, record: homeworkView },
    errors: [
      'homework.tutor',
      'homework.student',
      'homework.session',
      'homework.time-skipped',
      'homework.past',
    ],
  },
  'PATCH /api/homework/{id}': {
    summary: 'Update homework before submission',
    access: teachers,
    body: changeHomeworkForm,
    version: 'required',
    answer: { status: 200, record: homeworkView },
    errors: ['homework.time-skipped', 'homework.past', 'homework.closed', 'homework.former-tutor'],
  },
  'POST /api/homework/{id}/grade': {
    summary: 'Grade submitted homework',
    description: 'A later grade replaces the earlier grade.',
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
    summary: 'Submit homework',
    description: 'A student can replace the submission until the tutor grades it.',
    access: ['student'],
    body: submitHomeworkForm,
    version: 'required',
    answer: { status: 200, record: homeworkView },
    errors: ['homework.graded', 'homework.file', 'homework.too-many-files'],
  },
  'POST /api/homework/{id}/link': {
    summary: 'Create a temporary link to a submitted file',
    description: 'The link works for an hour. The audit log records access to a student’s work.',
    access: everyoneInLessons,
    body: workLinkForm,
    answer: { status: 200, json: fileLink },
    errors: [],
  },
});
