import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { searchText } from '#fields/text.ts';
import { parentContactView, pictureView } from '#profiles/profiles.contract.ts';
import { subject } from '#subjects/subjects.contract.ts';

const teachers = ['operations', 'tutor'] as const;

const card = {
  id: z.uuid(),
  name: z.string(),
  nameAr: z.string().nullable(),
  picture: pictureView,
  timezone: z.string(),
  isActive: z.boolean(),
  grade: z.string(),
  email: z.string().nullable().describe('Null for a tutor without a current assignment to the student.'),
  subjects: z.array(subject),
  isAssigned: z
    .boolean()
    .describe(
      'For a tutor: true if the student is assigned to them now. For an admin: true if the student is assigned to any tutor now.',
    ),
  completedSessions: z
    .int()
    .describe('For a tutor: number of completed sessions with them. For an admin: with all tutors.'),
  upcomingSessions: z
    .int()
    .describe('For a tutor: number of upcoming sessions with them. For an admin: with all tutors.'),
};

/** A student in a tutor's view (R74). */
const studentCard = z.object(card).meta({ id: 'StudentCard' });
export type StudentCardRecord = z.input<typeof studentCard>;
/** The answer as a client receives it. */
export type StudentCard = z.output<typeof studentCard>;

/** The card with the student's school details (R284). */
const studentView = z
  .object({
    ...card,
    schoolYear: z.string().nullable(),
    learningGoals: z.array(z.string()),
    assignments: z
      .array(z.object({ subject, from: instant, until: instant.nullable() }))
      .describe('For a tutor: their own assignments. For an admin: all assignments. The newest comes first.'),
  })
  .meta({ id: 'StudentRecord' });
export type StudentRecord = z.input<typeof studentView>;
/** The answer as a client receives it. */
export type Student = z.output<typeof studentView>;

export const studentListQuery = z.strictObject({
  q: searchText.optional().describe('Text to find in the name, in Arabic or Latin letters.'),
  ...pageQuery,
});

export const studentsContract = defineContract('students', {
  'GET /api/students': {
    summary: 'List the tutor’s current and former students by name',
    access: ['tutor'],
    query: studentListQuery,
    answer: { status: 200, json: pageOf(studentCard).meta({ id: 'StudentCardPage' }) },
    errors: [],
  },
  'GET /api/students/{id}': {
    summary: 'Get a student',
    description: 'The audit log records each read.',
    access: teachers,
    answer: { status: 200, json: studentView },
    errors: [],
  },
  'GET /api/students/{id}/parent-contact': {
    summary: 'Get the contact details of a student’s parent',
    description: 'A tutor needs a current assignment to the student. The audit log records each read.',
    access: teachers,
    answer: { status: 200, json: parentContactView },
    errors: [],
  },
});
