import { z } from 'zod';
import { assignmentView } from '#assignments/assignments.contract.ts';
import { defineContract } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { uploadedFile } from '#files/files.contract.ts';
import { profileView, schoolingView, signInState } from '#profiles/profiles.contract.ts';
import { progress } from '#progress/progress.contract.ts';
import { studentOverview } from '#student-overview/student-overview.contract.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { CONSENT_PURPOSES, LOOKS_DAYS } from './student-record-figures.ts';

/** All of a student on one page, for the admins (R876). */
const studentRecord = z
  .object({
    profile: profileView,
    signIn: signInState,
    student: schoolingView,
    assignments: z.array(assignmentView).describe('Newest first; those that have ended too.'),
    overview: studentOverview,
    progress: progress.describe('Of the usual period.'),
    consents: z
      .array(
        z.object({
          guardian: z.string(),
          purpose: z.enum(CONSENT_PURPOSES),
          textVersion: z.string().describe('Which version of the text the guardian agreed to.'),
          givenAt: instant,
        }),
      )
      .describe('Consents in force.'),
    readers: z.int().describe(`Number of people who looked at the record in the last ${LOOKS_DAYS} days.`),
  })
  .meta({ id: 'WholeStudentRecord' });
export type WholeStudentRecord = z.input<typeof studentRecord>;
/** The answer as a client receives it. */
export type WholeStudent = z.output<typeof studentRecord>;

/** A file that the student has handed in. */
const studentFile = uploadedFile
  .extend({
    sentAt: instant,
    homework: z.object({ id: z.uuid(), title: z.string(), subject }),
  })
  .meta({ id: 'StudentFile' });
export type StudentFileRecord = z.input<typeof studentFile>;
/** The answer as a client receives it. */
export type StudentFile = z.output<typeof studentFile>;

export const studentRecordContract = defineContract('students', {
  'GET /api/students/{id}/record': {
    summary: 'Get the full record of a student',
    description: 'The audit log records each read. The parent’s contact has its own endpoint.',
    access: ['operations'],
    answer: { status: 200, json: studentRecord },
    errors: [],
  },
  'GET /api/students/{id}/files': {
    summary: 'List the files that a student has handed in, newest first',
    description: 'A file is opened by the link of its homework. The server records each look.',
    access: ['operations'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: pageOf(studentFile).meta({ id: 'StudentFilePage' }) },
    errors: [],
  },
});
