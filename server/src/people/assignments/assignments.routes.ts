import {
  assignForm,
  assignmentListQuery,
  assignmentPage,
  assignmentView,
} from '@bayan/domain/assignments/assignment';
import { members } from '@bayan/platform/http/access';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { json, ownVersion, record } from '@bayan/platform/http/output';
import { defineRoute, type Route, seenIn } from '@bayan/platform/http/route';
import { z } from 'zod';
import { assignTutor } from './assign-tutor.ts';
import type { AssignmentChanges } from './assignment-changes.ts';
import { listAssignments } from './assignments.repository.ts';
import { endAssignment } from './end-assignment.ts';

interface Parts {
  readonly assignmentChanges: AssignmentChanges;
}

export const assignmentRoutes = ({ assignmentChanges }: Parts): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/assignments',
    summary: 'Who teaches whom, newest first',
    access: members('admin'),
    input: { query: assignmentListQuery },
    output: json(200, assignmentPage),
    handle: ({ query: { tutorId, studentId, ...query } }, db) =>
      pageByInstant(
        query,
        page => listAssignments(db, { tutorId, studentId, ...page }),
        ({ from }) => from,
      ),
  }),
  defineRoute({
    method: 'post',
    path: '/api/assignments',
    summary: 'Assign a tutor to a student for a subject',
    access: members('admin'),
    input: { body: assignForm },
    output: record(201, assignmentView, ownVersion),
    handle: (call, tx) => assignTutor(tx, call, call.body, assignmentChanges),
  }),
  defineRoute({
    method: 'post',
    path: '/api/assignments/{id}/end',
    summary: 'End an assignment; the tutor keeps reading the sessions she gave',
    access: members('admin'),
    input: { params: z.object({ id: z.uuid() }), version: 'required' },
    output: record(200, assignmentView, ownVersion),
    handle: (call, tx) => endAssignment(tx, call, seenIn(call), assignmentChanges),
  }),
];
