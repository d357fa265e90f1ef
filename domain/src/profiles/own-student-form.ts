import { z } from 'zod';
import { email, phone } from '#fields/contact.ts';
import { entries } from '#fields/entries.ts';
import { language } from '#fields/language.ts';
import { line, lineOrNothing, personName } from '#fields/text.ts';
import { chosenSubjects } from '#subjects/subject.ts';

const LONGEST_YEAR = 60;

/** What a family says about the first guardian; an address that was given is not taken away (R441). */
const parentForm = z
  .strictObject({
    name: personName,
    email: email.nullable(),
    phone: phone.nullable(),
    whatsapp: phone.nullable(),
    language,
  })
  .partial();
export type ParentForm = z.infer<typeof parentForm>;

/** What a student says about their learning (R440). The birth date is the academy's to set. */
export const ownStudentForm = z
  .strictObject({
    grade: lineOrNothing(LONGEST_YEAR),
    schoolYear: line(LONGEST_YEAR).nullable(),
    subjects: chosenSubjects,
    learningGoals: entries,
    parentContact: parentForm,
  })
  .partial();
