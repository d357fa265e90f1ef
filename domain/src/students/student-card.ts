import { z } from 'zod';
import { instant } from '#fields/dates.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { searchText } from '#fields/text.ts';
import { pictureView } from '#profiles/profiles.contract.ts';
import { subject } from '#subjects/subject.ts';

const card = {
  id: z.uuid(),
  name: z.string(),
  nameAr: z.string().nullable(),
  picture: pictureView,
  timezone: z.string(),
  isActive: z.boolean(),
  grade: z.string(),
  email: z.string().nullable().describe('Null for a tutor to whom the student is not assigned now.'),
  subjects: z.array(subject),
  isAssigned: z
    .boolean()
    .describe(
      'Whether the student is assigned now: to the tutor who asks, or to any where an administrator does.',
    ),
  completedSessions: z.int().describe('With the tutor who asks; where an administrator does, with all.'),
  upcomingSessions: z.int().describe('Likewise.'),
};

/** A student as one of their tutors sees them (R74). */
export const studentCard = z.object(card).meta({ id: 'StudentCard' });
export type StudentCard = z.input<typeof studentCard>;
export const studentCardPage = pageOf(studentCard).meta({ id: 'StudentCardPage' });
export type StudentCardPage = z.infer<typeof studentCardPage>;

/** The same with what is known of their schooling (R284). */
export const studentRecord = z
  .object({
    ...card,
    schoolYear: z.string().nullable(),
    learningGoals: z.array(z.string()),
    assignments: z
      .array(z.object({ subject, from: instant, until: instant.nullable() }))
      .describe('Those to the tutor who asks, newest first; where an administrator does, to all.'),
  })
  .meta({ id: 'StudentRecord' });
export type StudentRecord = z.input<typeof studentRecord>;

export const studentListQuery = z.strictObject({
  q: searchText.optional().describe('Matches the name, in Arabic or Latin letters.'),
  ...pageQuery,
});
