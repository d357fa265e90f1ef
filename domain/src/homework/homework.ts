import { z } from 'zod';
import { instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { pageOf } from '#fields/page.ts';
import { uploadedFile } from '#files/file.ts';
import { subject } from '#subjects/subject.ts';
import { homeworkStatus } from './homework-status-field.ts';

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
export const homeworkPage = pageOf(homeworkView).meta({ id: 'HomeworkPage' });
export type HomeworkPage = z.output<typeof homeworkPage>;
