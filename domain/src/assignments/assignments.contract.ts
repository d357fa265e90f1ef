import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { subject } from '#subjects/subjects.contract.ts';

export const assignmentView = z
  .object({
    id: z.uuid(),
    tutor: namedPerson,
    student: namedPerson,
    subject,
    from: instant,
    until: instant.nullable(),
    version: z.int(),
  })
  .meta({ id: 'Assignment' });
export type AssignmentRecord = z.input<typeof assignmentView>;

const assignForm = z.strictObject({ tutorId: z.uuid(), studentId: z.uuid(), subject });
export type AssignForm = z.output<typeof assignForm>;

const assignmentListQuery = z.strictObject({
  tutorId: z.uuid().optional(),
  studentId: z.uuid().optional(),
  ...pageQuery,
});

export const assignmentsContract = defineContract('assignments', {
  'GET /api/assignments': {
    summary: 'List assignments, newest first',
    access: ['operations'],
    query: assignmentListQuery,
    answer: { status: 200, json: pageOf(assignmentView).meta({ id: 'AssignmentPage' }) },
    errors: [],
  },
  'POST /api/assignments': {
    summary: 'Assign a tutor to a student for a subject',
    access: ['operations'],
    body: assignForm,
    answer: { status: 201, record: assignmentView },
    errors: ['assignment.exists', 'assignment.person'],
  },
  'POST /api/assignments/{id}/end': {
    summary: 'End an assignment',
    description: 'The tutor can still read their past sessions with the student.',
    access: ['operations'],
    version: 'required',
    answer: { status: 200, record: assignmentView },
    errors: ['assignment.ended'],
  },
});
