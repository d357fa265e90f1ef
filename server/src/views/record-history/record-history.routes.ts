import { Refusal } from '@bayan/domain/errors';
import { recordHistoryContract } from '@bayan/domain/record-history/record-history.contract';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordRead } from '#academy/audit/audit.repository.ts';
import { findStudent } from '#people/profiles/profiles.repository.ts';
import { findSession } from '#teaching/sessions/sessions.repository.ts';
import { listSessionHistory, listStudentHistory } from './record-history.repository.ts';

/** Each look is at a child's record (R280). */
export const recordHistoryRoutes = () =>
  defineRoutes(recordHistoryContract, {
    async 'GET /api/students/{id}/history'(call, db) {
      const { id: studentId } = call.params;
      if (!(await findStudent(db, studentId))) throw new Refusal('not-found');
      const page = await pageByInstant(
        call.query,
        read => listStudentHistory(db, { studentId, ...read }),
        ({ at }) => at,
      );
      await recordRead(db, call, { studentId }, 'history');
      return page;
    },
    async 'GET /api/sessions/{id}/history'(call, db) {
      const session = await findSession(db, call.actor, call.params.id);
      if (!session) throw new Refusal('not-found');
      const items = await listSessionHistory(db, session.id);
      await recordRead(db, call, { studentId: session.student.id }, 'session history');
      return { items };
    },
  });
