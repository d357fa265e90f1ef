import { z } from 'zod';
import { country, email, phone } from '#fields/contact.ts';
import { wholeNumber } from '#fields/number.ts';
import { line, paragraph, writing } from '#fields/text.ts';
import { timezone } from '#fields/timezone.ts';
import { applicantName, chosenDays, chosenParts, chosenSubjects, consent } from './application-fields.ts';
import { LEVELS, TUTOR_GENDERS } from './offered.ts';

/** What a family tells (R371). */
export const studentApplication = z.strictObject({
  kind: z.literal('student'),
  name: applicantName.describe('The parent’s.'),
  childName: applicantName,
  childAge: wholeNumber(3, 19),
  schoolYear: line(60),
  country,
  city: line(120),
  timezone,
  level: z.enum(LEVELS),
  goals: writing(2000),
  subjects: chosenSubjects,
  days: chosenDays,
  parts: chosenParts,
  tutorGender: z.enum(TUTOR_GENDERS).default('any'),
  wishes: paragraph(1000).default(''),
  phone: phone.describe('For WhatsApp.'),
  email,
  consent,
});
