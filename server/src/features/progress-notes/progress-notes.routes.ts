import {
  changeProgressNoteForm,
  progressNoteListQuery,
  progressNotePage,
  progressNoteView,
  writeProgressNoteForm,
} from '@bayan/domain/progress-notes/progress-note';
import { z } from 'zod';
import { recordLook } from '#features/audit/audit.repository.ts';
import { members } from '#http/access.ts';
import { pageByInstant } from '#http/cursor.ts';
import { json, ownVersion, record } from '#http/output.ts';
import { defineRoute, type Route, seenIn } from '#http/route.ts';
import { changeProgressNote } from './change-progress-note.ts';
import { listProgressNotes } from './progress-notes.repository.ts';
import { writeProgressNote } from './write-progress-note.ts';

export const progressNoteRoutes = (): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/progress-notes',
    summary: 'Notes on the progress of a student, newest first',
    access: members('admin', 'tutor', 'student'),
    input: { query: progressNoteListQuery },
    output: json(200, progressNotePage),
    async handle(call, db) {
      const { studentId, ...query } = call.query;
      const page = await pageByInstant(
        query,
        range => listProgressNotes(db, call.actor, { studentId, ...range }),
        ({ createdAt }) => createdAt,
      );
      await recordLook(db, call, { studentId, what: 'progress-notes', found: page.items });
      return page;
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/progress-notes',
    summary: 'Write a note on the progress of a student of one’s own',
    access: members('tutor'),
    input: { body: writeProgressNoteForm },
    output: record(201, progressNoteView, ownVersion),
    handle: (call, tx) => writeProgressNote(tx, call, call.body),
  }),
  defineRoute({
    method: 'patch',
    path: '/api/progress-notes/{id}',
    summary: 'Change a note that one has written',
    access: members('tutor'),
    input: { params: z.object({ id: z.uuid() }), body: changeProgressNoteForm, version: 'required' },
    output: record(200, progressNoteView, ownVersion),
    handle: (call, tx) => changeProgressNote(tx, call, seenIn(call), call.body),
  }),
];
