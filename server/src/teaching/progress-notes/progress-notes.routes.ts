import { progressNotesContract } from '@bayan/domain/progress-notes/progress-notes.contract';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import { recordLook } from '#academy/audit/audit.repository.ts';
import { changeProgressNote } from './change-progress-note.ts';
import { listProgressNotes } from './progress-notes.repository.ts';
import { writeProgressNote } from './write-progress-note.ts';

export const progressNoteRoutes = () =>
  defineRoutes(progressNotesContract, {
    async 'GET /api/progress-notes'(call, db) {
      const { studentId, ...query } = call.query;
      const page = await pageByInstant(
        query,
        range => listProgressNotes(db, call.actor, { studentId, ...range }),
        ({ createdAt }) => createdAt,
      );
      await recordLook(db, call, { studentId, what: 'progress-notes', found: page.items });
      return page;
    },
    'POST /api/progress-notes': (call, tx) => writeProgressNote(tx, call, call.body),
    'PATCH /api/progress-notes/{id}': (call, tx) =>
      changeProgressNote(tx, call, recordVersionOf(call), call.body),
  });
