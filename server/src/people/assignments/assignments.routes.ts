import { assignmentsContract } from '@bayan/domain/assignments/assignments.contract';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import { assignTutor } from './assign-tutor.ts';
import type { AssignmentChanges } from './assignment-changes.ts';
import { listAssignments } from './assignments.repository.ts';
import { endAssignment } from './end-assignment.ts';

interface Parts {
  readonly assignmentChanges: AssignmentChanges;
}

export const assignmentRoutes = ({ assignmentChanges }: Parts) =>
  defineRoutes(assignmentsContract, {
    'GET /api/assignments': ({ query: { tutorId, studentId, ...query } }, db) =>
      pageByInstant(
        query,
        page => listAssignments(db, { tutorId, studentId, ...page }),
        ({ from }) => from,
      ),
    'POST /api/assignments': (call, tx) => assignTutor(tx, call, call.body, assignmentChanges),
    'POST /api/assignments/{id}/end': (call, tx) =>
      endAssignment(tx, call, recordVersionOf(call), assignmentChanges),
  });
