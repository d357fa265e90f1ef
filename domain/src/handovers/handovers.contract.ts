import { z } from 'zod';
import { assignmentView } from '#assignments/assignments.contract.ts';
import { defineContract } from '#contract/contract.ts';
import { HANDOVER_LESSONS } from './handovers.limits.ts';

const handoverForm = z.strictObject({ tutorId: z.uuid().describe('Who teaches the student from now on.') });
export type HandoverForm = z.output<typeof handoverForm>;

const handover = z
  .object({
    assignment: assignmentView.describe('The one that has ended.'),
    moved: z.int().describe('Number of sessions to come that the new tutor gives.'),
    left: z.int().describe('Number of sessions to come that did not go to the new tutor.'),
  })
  .meta({ id: 'Handover' });
export type HandoverRecord = z.input<typeof handover>;

export const handoversContract = defineContract('assignments', {
  'POST /api/assignments/{id}/handover': {
    summary: 'End an assignment and begin one with another tutor, with the sessions to come',
    description: `All or nothing. Sessions to come of the subject go to the new tutor who is free then and has no time off, at most ${HANDOVER_LESSONS}. The others follow the end of the assignment.`,
    access: ['operations'],
    body: handoverForm,
    version: 'required',
    answer: { status: 200, json: handover },
    errors: [
      'assignment.ended',
      'assignment.person',
      'session.tutor',
      'session.student',
      'session.inactive',
      'session.clash',
      'vetting.expired',
    ],
  },
});
