import { z } from 'zod';
import { instant } from '#fields/dates.ts';
import { language } from '#fields/language.ts';
import { pageOf } from '#fields/page.ts';
import { applicationKind, applicationStatus } from './application-kind.ts';

/** What the applicant learns: what to name the application by. */
export const applicationReceipt = z.object({ reference: z.string() }).meta({ id: 'ApplicationReceipt' });
export const formStamp = z.object({ stamp: z.string() }).meta({ id: 'FormStamp' });

/** Shown as they were given, also where the form has changed since then. */
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

export const applicationAnswers = z.union([studentAnswers, tutorAnswers, enquiryAnswers]);

const summary = {
  id: z.uuid(),
  reference: z.string(),
  kind: applicationKind,
  status: applicationStatus,
  language,
  name: z.string().describe('Of the applicant: the parent’s, the tutor’s or the visitor’s.'),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  createdAt: instant,
};

/** What the list shows: nothing of a child. */
const applicationSummary = z.object(summary).meta({ id: 'ApplicationSummary' });
export const applicationPage = pageOf(applicationSummary).meta({ id: 'ApplicationPage' });

const certificate = z.object({
  id: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
  scanState: z.string(),
});

export const applicationView = z
  .object({
    ...summary,
    answers: applicationAnswers,
    consent: z.object({ version: z.string(), language, at: instant }).nullable(),
    files: z.array(certificate),
    version: z.int(),
  })
  .meta({ id: 'Application' });
export type ApplicationRecord = z.input<typeof applicationView>;
