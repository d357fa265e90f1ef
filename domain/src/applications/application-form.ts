import { z } from 'zod';
import { language } from '#fields/language.ts';
import { pageQuery } from '#fields/page.ts';
import { applicationKind, applicationStatus } from './application-kind.ts';
import { enquiry } from './enquiry.ts';
import { studentApplication } from './student-application.ts';
import { tutorApplication } from './tutor-application.ts';

const stamp = z.string().max(100).describe('As `GET /api/applications/stamp` gave it when the form opened.');

export const applicationForm = z.strictObject({
  id: z.uuid().describe('Made by the sender, so that a retry makes no second application.'),
  language,
  stamp,
  website: z.string().max(1000).default('').describe('People do not see this field and leave it empty.'),
  answers: z.discriminatedUnion('kind', [studentApplication, tutorApplication, enquiry]),
});
export type ApplicationForm = z.infer<typeof applicationForm>;

/** The file itself is the body. */
export const uploadQuery = z.strictObject({
  id: z.uuid().describe('Made by the sender, so that a retry makes no second file.'),
  application: z.uuid().describe('The id that the application is going to have.'),
  name: z.string().max(1000),
  stamp,
});
export type UploadQuery = z.infer<typeof uploadQuery>;

export const applicationListQuery = z.strictObject({
  kind: applicationKind.optional(),
  status: applicationStatus.optional(),
  ...pageQuery,
});
export type ApplicationFilters = Omit<z.infer<typeof applicationListQuery>, 'cursor' | 'limit'>;
