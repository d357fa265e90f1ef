import { z } from 'zod';
import { SUBJECTS } from './subjects.ts';

export const subject = z.enum(SUBJECTS);
