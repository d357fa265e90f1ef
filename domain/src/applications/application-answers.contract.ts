import { z } from 'zod';
import { country, email, phone } from '#fields/contact.ts';
import { wholeNumber } from '#fields/number.ts';
import { line, paragraph, personName, writing } from '#fields/text.ts';
import { timezone } from '#fields/timezone.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { APPLICATION_LIMITS } from './applications.limits.ts';
import { MAX_CERTIFICATES } from './certificate.ts';
import { CONSENT_VERSION, LEVELS, PARTS_OF_DAY, QUALIFICATIONS, TUTOR_GENDERS, WEEKDAYS } from './offered.ts';

/*
 * The answers of the forms. They are apart from the endpoints because the browser checks answers with them, and a
 * public page should load no more than that.
 */

const LETTER = /\p{L}/u;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/** A visitor can type anything here, so a name needs a letter and has no emoji (R383). */
const applicantName = personName.refine(name => LETTER.test(name) && !EMOJI.test(name), {
  params: { problem: 'characters' },
});

/** At least one of the offered values, without duplicates. */
const someOf = <T extends z.ZodType>(offered: T, most: number) =>
  z
    .array(offered)
    .min(1)
    .max(most)
    .overwrite(chosen => [...new Set(chosen)]);

const chosenSubjects = someOf(subject, APPLICATION_LIMITS.subjects);
const chosenDays = someOf(wholeNumber(1, WEEKDAYS.length), WEEKDAYS.length);
const chosenParts = someOf(z.enum(PARTS_OF_DAY), PARTS_OF_DAY.length);
const chosenFiles = (most: number) => someOf(z.uuid(), most);

const consent = z.literal(CONSENT_VERSION);

/** A statement that the applicant must confirm. */
const confirmed = z.literal(true);

/** The application of a family (R371). */
export const studentApplication = z.strictObject({
  kind: z.literal('student'),
  name: applicantName.describe('Name of the parent.'),
  childName: applicantName,
  childAge: wholeNumber(APPLICATION_LIMITS.youngest, APPLICATION_LIMITS.oldest),
  schoolYear: line(APPLICATION_LIMITS.schoolYear),
  country,
  city: line(APPLICATION_LIMITS.city),
  timezone,
  level: z.enum(LEVELS),
  goals: writing(APPLICATION_LIMITS.goals),
  subjects: chosenSubjects,
  days: chosenDays,
  parts: chosenParts,
  tutorGender: z.enum(TUTOR_GENDERS).default('any'),
  wishes: paragraph(APPLICATION_LIMITS.wishes).default(''),
  phone: phone.describe('Phone number for WhatsApp.'),
  email,
  consent,
});

/** The application of a tutor (R345, R372). */
export const tutorApplication = z.strictObject({
  kind: z.literal('tutor'),
  name: applicantName,
  email,
  phone: phone.describe('Phone number for WhatsApp.'),
  country,
  city: line(APPLICATION_LIMITS.city),
  timezone,
  britishNational: confirmed,
  nativeEnglish: confirmed,
  qualification: z.enum(QUALIFICATIONS),
  degree: line(APPLICATION_LIMITS.degree),
  years: wholeNumber(APPLICATION_LIMITS.leastYears, APPLICATION_LIMITS.mostYears).describe(
    'Years of teaching experience.',
  ),
  certificates: chosenFiles(MAX_CERTIFICATES).describe('Ids of the uploaded files.'),
  subjects: chosenSubjects,
  days: chosenDays,
  parts: chosenParts,
  culture: writing(APPLICATION_LIMITS.culture).describe(
    'The tutor’s approach to families of other cultures.',
  ),
  introduction: writing(APPLICATION_LIMITS.introduction),
  reliableInternet: confirmed,
  consent,
});

/** A question of a visitor, with at least one way to answer it (R373). */
export const enquiry = z
  .strictObject({
    kind: z.literal('enquiry'),
    name: applicantName,
    email: email.optional(),
    phone: phone.optional(),
    message: writing(APPLICATION_LIMITS.message),
  })
  .refine(form => form.email !== undefined || form.phone !== undefined, {
    path: ['email'],
    params: { problem: 'required' },
  });
