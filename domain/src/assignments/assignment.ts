import { z } from 'zod';
import { instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { subject } from '#subjects/subject.ts';

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
export const assignmentPage = pageOf(assignmentView).meta({ id: 'AssignmentPage' });

export const assignForm = z.strictObject({ tutorId: z.uuid(), studentId: z.uuid(), subject });
export type AssignForm = z.infer<typeof assignForm>;

export const assignmentListQuery = z.strictObject({
  tutorId: z.uuid().optional(),
  studentId: z.uuid().optional(),
  ...pageQuery,
});
