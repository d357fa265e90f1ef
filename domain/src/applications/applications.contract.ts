import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { day, instant } from '#fields/dates.ts';
import { language } from '#fields/language.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { uploadedFile } from '#files/files.contract.ts';
import { enquiry, studentApplication, tutorApplication } from './application-answers.contract.ts';
import { APPLICATION_KINDS, APPLICATION_STATUSES } from './application-kind.ts';

/** The applicant gets only the reference, to name the application in a later conversation. */
const applicationReceipt = z.object({ reference: z.string() }).meta({ id: 'ApplicationReceipt' });
const formStamp = z.object({ stamp: z.string() }).meta({ id: 'FormStamp' });

/** Plain strings, because the forms may have changed since the application was sent. */
const place = { country: z.string(), city: z.string(), timezone: z.string() };
const times = { subjects: z.array(z.string()), days: z.array(z.int()), parts: z.array(z.string()) };
const studentAnswers = z.object({
  childName: z.string(),
  childAge: z.int(),
  schoolYear: z.string(),
  ...place,
  level: z.string(),
  goals: z.string(),
  ...times,
  tutorGender: z.string(),
  wishes: z.string(),
});
const tutorAnswers = z.object({
  ...place,
  britishNational: z.boolean(),
  nativeEnglish: z.boolean(),
  qualification: z.string(),
  degree: z.string(),
  years: z.int(),
  ...times,
  culture: z.string(),
  introduction: z.string(),
  reliableInternet: z.boolean(),
});
const enquiryAnswers = z.object({ message: z.string() });

const applicationAnswers = z.union([studentAnswers, tutorAnswers, enquiryAnswers]);
export type ApplicationAnswers = z.output<typeof applicationAnswers>;

const summary = {
  id: z.uuid(),
  reference: z.string(),
  kind: z.enum(APPLICATION_KINDS),
  status: z.enum(APPLICATION_STATUSES),
  language,
  name: z.string().describe('Name of the applicant: the parent, the tutor or the visitor.'),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  createdAt: instant,
};

/** The list contains no data of a child. */
const applicationSummary = z.object(summary).meta({ id: 'ApplicationSummary' });
const applicationPage = pageOf(applicationSummary).meta({ id: 'ApplicationPage' });

const certificate = z.object({
  id: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
  scanState: z.string(),
});

const applicationView = z
  .object({
    ...summary,
    answers: applicationAnswers,
    consent: z.object({ version: z.string(), language, at: instant }).nullable(),
    privacyVersion: z
      .string()
      .nullable()
      .describe('Of the privacy notice that the form named, in its language.'),
    files: z.array(certificate),
    version: z.int(),
  })
  .meta({ id: 'Application' });
export type ApplicationRecord = z.input<typeof applicationView>;

const stamp = z
  .string()
  .max(100)
  .describe('Stamp from `GET /api/applications/stamp`. Request it when the form opens.');

export const applicationForm = z.strictObject({
  id: z.uuid().describe('The client creates the id. A retry with the same id creates no second application.'),
  language,
  stamp,
  privacyVersion: day
    .optional()
    .describe(
      'Version of the privacy notice that the form shows. A page that was opened before its publication sends none.',
    ),
  website: z
    .string()
    .max(1000)
    .default('')
    .describe('Leave this field empty. The form hides it from visitors.'),
  answers: z.discriminatedUnion('kind', [studentApplication, tutorApplication, enquiry]),
});
export type ApplicationForm = z.infer<typeof applicationForm>;

/** The body is the file itself. */
const uploadQuery = z.strictObject({
  id: z.uuid().describe('The client creates the id. A retry with the same id creates no second file.'),
  application: z.uuid().describe('Id of the application that names the file.'),
  name: z.string().max(1000),
  stamp,
});
export type UploadQuery = z.infer<typeof uploadQuery>;

const applicationListQuery = z.strictObject({
  kind: z.enum(APPLICATION_KINDS).optional(),
  status: z.enum(APPLICATION_STATUSES).optional(),
  ...pageQuery,
});
export type ApplicationFilters = Omit<z.infer<typeof applicationListQuery>, 'cursor' | 'limit'>;

export const applicationsContract = defineContract('applications', {
  'GET /api/applications/stamp': {
    summary: 'Get a stamp for an application form',
    description:
      'The stamp records the time at which a visitor opens the form. Send the stamp with the form.',
    access: 'anyone',
    answer: { status: 200, json: formStamp },
    errors: [],
  },
  'POST /api/applications/files': {
    summary: 'Upload a certificate for an application',
    description: 'Upload each certificate before the application that names it.',
    access: 'anyone',
    query: uploadQuery,
    file: true,
    answer: { status: 201, json: uploadedFile },
    errors: [
      'limit.reached',
      'idempotency.mismatch',
      'application.expired',
      'application.file-kind',
      'application.file-empty',
      'application.too-many-files',
      'file.infected',
    ],
  },
  'POST /api/applications': {
    summary: 'Submit an application or an enquiry',
    access: 'anyone',
    body: applicationForm,
    answer: { status: 201, json: applicationReceipt },
    errors: [
      'idempotency.mismatch',
      'application.too-fast',
      'application.expired',
      'application.file-missing',
    ],
    limit: { name: 'applications from an address', max: 20, per: 'hour', of: 'address' },
  },
  'GET /api/applications': {
    summary: 'List applications and enquiries, newest first',
    access: ['admin'],
    query: applicationListQuery,
    answer: { status: 200, json: applicationPage },
    errors: [],
  },
  'GET /api/applications/{id}': {
    summary: 'Get an application or an enquiry',
    description: 'The audit log records each read of a family’s application.',
    access: ['admin'],
    answer: { status: 200, record: applicationView },
    errors: [],
  },
});
