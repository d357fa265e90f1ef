import { z } from 'zod';
import { instant } from '#fields/dates.ts';
import { subject } from '#subjects/subject.ts';
import { GENDERS } from './profile.ts';

/** The tutor's own record, as she and the administrators see it. */
export const tutorView = z
  .object({
    gender: z.enum(GENDERS).nullable(),
    bio: z.string(),
    subjects: z.array(subject),
    hourlyRate: z.number(),
    currency: z.string(),
    availability: z.array(z.string()),
    qualifications: z.array(z.string()),
    experience: z.string(),
    meetingLink: z.string().nullable(),
    approvedAt: instant.nullable(),
    version: z.int(),
  })
  .meta({ id: 'Tutor' });
