import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { searchText } from '#fields/text.ts';
import { parentContactView, pictureView } from '#profiles/profiles.contract.ts';
import { subject } from '#subjects/subjects.contract.ts';

const teachers = ['admin', 'tutor'] as const;

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
const studentCard = z.object(card).meta({ id: 'StudentCard' });
export type StudentCardRecord = z.input<typeof studentCard>;
/** As the API answers it. */
export type StudentCard = z.output<typeof studentCard>;

/** The same with what is known of their schooling (R284). */
const studentView = z
  .object({
    ...card,
    schoolYear: z.string().nullable(),
    learningGoals: z.array(z.string()),
    assignments: z
      .array(z.object({ subject, from: instant, until: instant.nullable() }))
      .describe('Those to the tutor who asks, newest first; where an administrator does, to all.'),
  })
  .meta({ id: 'StudentRecord' });
export type StudentRecord = z.input<typeof studentView>;
/** As the API answers it. */
export type Student = z.output<typeof studentView>;

export const studentListQuery = z.strictObject({
  q: searchText.optional().describe('Matches the name, in Arabic or Latin letters.'),
  ...pageQuery,
});

export const studentsContract = defineContract('students', {
  'GET /api/students': {
    summary: 'The students whom one teaches or has taught, by name',
    access: ['tutor'],
    query: studentListQuery,
    answer: { status: 200, json: pageOf(studentCard).meta({ id: 'StudentCardPage' }) },
    errors: [],
  },
  'GET /api/students/{id}': {
    summary: 'One student; the look at the record is written down',
    access: teachers,
    answer: { status: 200, json: studentView },
    errors: [],
  },
  'GET /api/students/{id}/parent-contact': {
    summary: 'Whom to turn to about a student of one’s own; the look is written down',
    access: teachers,
    answer: { status: 200, json: parentContactView },
    errors: [],
  },
});
