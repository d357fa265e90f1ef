import { staffNotesContract } from '@bayan/domain/staff-notes/staff-notes.contract';
import { pageByPart } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import { recordLook, recordRead } from '#academy/audit/audit.repository.ts';
import { changeStaffNote } from './change-staff-note.ts';
import { removeStaffNote } from './remove-staff-note.ts';
import { restoreStaffNote } from './restore-staff-note.ts';
import { listStaffNotes } from './staff-notes.repository.ts';
import { writeStaffNote } from './write-staff-note.ts';

const WHAT = 'staff-notes';

export const staffNoteRoutes = () =>
  defineRoutes(staffNotesContract, {
    async 'GET /api/staff-notes'(call, db) {
      const { actor, query } = call;
      const { cursor, limit, ...filters } = query;
      const page = await pageByPart(
        { cursor, limit },
        range => listStaffNotes(db, { filters, readerId: actor.id, ...range }),
        ({ isPinned, createdAt }) => ({ isFirst: isPinned, at: createdAt }),
      );
      const [first] = page.items;
      // A child's record is looked at (R280): the student's, also by one of the lessons, or that of a family that has applied.
      if (first?.person?.role === 'student')
        await recordLook(db, call, { studentId: filters.personId, what: WHAT, found: page.items });
      if (first?.session && filters.sessionId !== undefined)
        await recordLook(db, call, { studentId: first.session.student.id, what: WHAT, found: page.items });
      if (first && filters.applicationId !== undefined)
        await recordRead(db, call, { applicationId: filters.applicationId }, WHAT);
      return page;
    },
    'POST /api/staff-notes': (call, tx) => writeStaffNote(tx, call, call.body),
    'PATCH /api/staff-notes/{id}': (call, tx) => changeStaffNote(tx, call, recordVersionOf(call), call.body),
    'DELETE /api/staff-notes/{id}': (call, tx) => removeStaffNote(tx, call, recordVersionOf(call)),
    'POST /api/staff-notes/{id}/restore': (call, tx) => restoreStaffNote(tx, call, recordVersionOf(call)),
  });
