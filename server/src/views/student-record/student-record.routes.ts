import { Refusal } from '@bayan/domain/errors';
import { studentRecordContract } from '@bayan/domain/student-record/student-record.contract';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordLook, recordRead } from '#academy/audit/audit.repository.ts';
import { findStudent } from '#people/profiles/profiles.repository.ts';
import { readStudentRecord } from './read-student-record.ts';
import { listStudentFiles } from './student-files.repository.ts';

export const studentRecordRoutes = ({ isHosted }: { readonly isHosted: boolean }) =>
  defineRoutes(studentRecordContract, {
    async 'GET /api/students/{id}/record'(call, db) {
      const { id } = call.params;
      const record = await readStudentRecord(db, id, { isHosted, now: call.now });
      if (!record) throw new Refusal('not-found');
      await recordRead(db, call, { studentId: id }, 'student');
      return record;
    },
    async 'GET /api/students/{id}/files'(call, db) {
      const { id: studentId } = call.params;
      if (!(await findStudent(db, studentId))) throw new Refusal('not-found');
      const page = await pageByInstant(
        call.query,
        read => listStudentFiles(db, { studentId, ...read }),
        ({ sentAt }) => sentAt,
      );
      await recordLook(db, call, { studentId, what: 'files', found: page.items });
      return page;
    },
  });
