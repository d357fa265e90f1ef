import { z } from 'zod';
import { SUBJECTS } from './subjects.ts';

export const subject = z.enum(SUBJECTS);

/** Those of somebody's choice, each once. */
export const chosenSubjects = z.array(subject).overwrite(chosen => [...new Set(chosen)]);
