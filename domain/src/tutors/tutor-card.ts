import { z } from 'zod';
import { pageOf, pageQuery } from '#fields/page.ts';
import { pictureView } from '#profiles/profiles.contract.ts';
import { subject } from '#subjects/subject.ts';

/** A tutor as a student of hers sees her (R265). */
export const tutorCard = z
  .object({
    id: z.uuid(),
    name: z.string(),
    nameAr: z.string().nullable(),
    picture: pictureView,
    subjects: z.array(subject).describe('Which she teaches the student who asks.'),
  })
  .meta({ id: 'TutorCard' });
export type TutorCard = z.input<typeof tutorCard>;
export const tutorCardPage = pageOf(tutorCard).meta({ id: 'TutorCardPage' });

export const tutorListQuery = z.strictObject(pageQuery);
