import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { pictureView } from '#profiles/profiles.contract.ts';
import { subject } from '#subjects/subjects.contract.ts';

/** A tutor in a student's view (R265). */
const tutorCard = z
  .object({
    id: z.uuid(),
    name: z.string(),
    nameAr: z.string().nullable(),
    picture: pictureView,
    subjects: z.array(subject).describe('Subjects that the tutor teaches the student.'),
  })
  .meta({ id: 'TutorCard' });
export type TutorCardRecord = z.input<typeof tutorCard>;
/** The answer as a client receives it. */
export type TutorCard = z.output<typeof tutorCard>;

export const tutorsContract = defineContract('tutors', {
  'GET /api/tutors': {
    summary: 'List the student’s current tutors by name',
    access: ['student'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: pageOf(tutorCard).meta({ id: 'TutorCardPage' }) },
    errors: [],
  },
});
