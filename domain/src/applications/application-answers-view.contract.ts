import { z } from 'zod';

/* The answers as staff read them. Plain strings, because the forms may have changed since the application was sent. */

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
export type ApplicationAnswers = z.output<typeof applicationAnswers>;
