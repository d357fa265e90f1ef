import { z } from 'zod';
import { SUBJECTS } from './subjects.ts';

export const subject = z.enum(SUBJECTS);

/** A person's subjects without duplicates. */
export const chosenSubjects = z.array(subject).overwrite(chosen => [...new Set(chosen)]);
