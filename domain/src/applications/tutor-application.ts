import { z } from 'zod';
import { country, email, phone } from '#fields/contact.ts';
import { wholeNumber } from '#fields/number.ts';
import { line, writing } from '#fields/text.ts';
import { timezone } from '#fields/timezone.ts';
import {
  applicantName,
  chosenDays,
  chosenFiles,
  chosenParts,
  chosenSubjects,
  confirmed,
  consent,
} from './application-fields.ts';
import { MOST_CERTIFICATES } from './certificate.ts';
import { QUALIFICATIONS } from './offered.ts';

const LEAST_YEARS = 2;

/** What a tutor tells: all that the academy asks for (R345, R372). */
export const tutorApplication = z.strictObject({
  kind: z.literal('tutor'),
  name: applicantName,
  email,
  phone: phone.describe('For WhatsApp.'),
  country,
  city: line(120),
  timezone,
  britishNational: confirmed,
  nativeEnglish: confirmed,
  qualification: z.enum(QUALIFICATIONS),
  degree: line(200),
  years: wholeNumber(LEAST_YEARS, 60).describe('Years of teaching.'),
  certificates: chosenFiles(MOST_CERTIFICATES).describe('The ids of files that were sent before.'),
  subjects: chosenSubjects,
  days: chosenDays,
  parts: chosenParts,
  culture: writing(2000).describe('How the tutor works with families of another culture.'),
  introduction: writing(3000),
  reliableInternet: confirmed,
  consent,
});
