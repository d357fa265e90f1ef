import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { day } from '#fields/dates.ts';
import { language } from '#fields/language.ts';
import { uploadedFile } from '#files/files.contract.ts';
import { UPLOAD_LIMITS } from '#files/uploads.limits.ts';
import { enquiry, studentApplication, tutorApplication } from './application-answers.contract.ts';
import { APPLICATION_LIMITS } from './applications.limits.ts';

/** The applicant gets only the reference, to name the application in a later conversation. */
const applicationReceipt = z.object({ reference: z.string() }).meta({ id: 'ApplicationReceipt' });
const formStamp = z.object({ stamp: z.string() }).meta({ id: 'FormStamp' });

const stamp = z
  .string()
  .max(APPLICATION_LIMITS.stamp)
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
    .max(APPLICATION_LIMITS.website)
    .default('')
    .describe('Leave this field empty. The form hides it from visitors.'),
  answers: z.discriminatedUnion('kind', [studentApplication, tutorApplication, enquiry]),
});
export type ApplicationForm = z.infer<typeof applicationForm>;

/** The body is the file itself. */
const uploadQuery = z.strictObject({
  id: z.uuid().describe('The client creates the id. A retry with the same id creates no second file.'),
  application: z.uuid().describe('Id of the application that names the file.'),
  name: z.string().max(UPLOAD_LIMITS.name),
  stamp,
});
export type UploadQuery = z.infer<typeof uploadQuery>;

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
});
