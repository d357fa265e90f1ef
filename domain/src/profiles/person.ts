import { z } from 'zod';
import { profileView, STANDINGS } from './profile.ts';
import { studentView } from './student.ts';
import { tutorView } from './tutor.ts';

/** Everything about one person: answered to oneself, and to administrators. */
export const personView = z
  .object({
    profile: profileView,
    standing: z.enum(STANDINGS),
    tutor: tutorView.nullable(),
    student: studentView.nullable(),
  })
  .meta({ id: 'Person' });
export type PersonRecord = z.input<typeof personView>;
/** As the API answers it. */
export type Person = z.output<typeof personView>;
