import { z } from 'zod';
import { subject } from '#subjects/subject.ts';
import { parentContact } from './parent-contact.ts';

/** The student's own record, as the family and the administrators see it. */
export const studentView = z
  .object({
    grade: z.string(),
    schoolYear: z.string().nullable(),
    birthDate: z.string().nullable(),
    subjects: z.array(subject),
    learningGoals: z.array(z.string()),
    parentContact: parentContact.nullable(),
    version: z.int(),
  })
  .meta({ id: 'Student' });
