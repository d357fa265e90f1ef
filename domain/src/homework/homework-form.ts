import { z } from 'zod';
import { httpsUrl } from '#fields/contact.ts';
import { academyDay, timeOfDay } from '#fields/dates.ts';
import { pageQuery } from '#fields/page.ts';
import { line, paragraph } from '#fields/text.ts';
import { FILE_USES } from '#files/file.ts';
import { subject } from '#subjects/subject.ts';
import { homeworkStatus } from './homework-status-field.ts';

const LONGEST_TITLE = 200;
const LONGEST_TEXT = 5000;
const LONGEST_GRADE = 20;

const title = line(LONGEST_TITLE);
const description = paragraph(LONGEST_TEXT);
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
export type AssignHomeworkForm = z.infer<typeof assignHomeworkForm>;

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
export type ChangeHomeworkForm = z.infer<typeof changeHomeworkForm>;

export const gradeHomeworkForm = z.strictObject({
  grade: line(LONGEST_GRADE),
  feedback: paragraph(LONGEST_TEXT).optional().describe('Stays as it is where none is sent.'),
});
export type GradeHomeworkForm = z.infer<typeof gradeHomeworkForm>;

/** More than that are not even read. */
const MOST_NAMED = 1000;

/** What a student hands in: a link, files that were sent before, or both (R155). */
export const submitHomeworkForm = z
  .strictObject({
    url: httpsUrl.optional(),
    fileIds: z
      .array(z.uuid())
      .max(MOST_NAMED)
      .default([])
      .describe('The ids under which they were uploaded.'),
  })
  .refine(({ url, fileIds }) => url !== undefined || fileIds.length > 0, {
    path: ['url'],
    params: { problem: 'required' },
  });
export type SubmitHomeworkForm = z.infer<typeof submitHomeworkForm>;

export const workLinkForm = z.strictObject({ fileId: z.uuid(), use: z.enum(FILE_USES) });
export type WorkLinkForm = z.infer<typeof workLinkForm>;

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
export type HomeworkFilters = Omit<z.infer<typeof homeworkListQuery>, 'cursor' | 'limit'>;
