import { Refusal } from '@bayan/domain/errors';
import { canReadParentContact } from '@bayan/domain/students/student.policy';
import { studentsContract } from '@bayan/domain/students/students.contract';
import { pageByText } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordRead } from '#academy/audit/audit.repository.ts';
import { listStudents } from './student-cards.repository.ts';
import { findParentContact, findStudentRecord } from './students.repository.ts';

export const studentRoutes = () =>
  defineRoutes(studentsContract, {
    'GET /api/students': ({ actor, query: { q, ...query }, now }, db) =>
      pageByText(
        query,
        page => listStudents(db, actor, { q, at: now, ...page }),
        ({ name }) => name,
      ),
    async 'GET /api/students/{id}'(call, db) {
      const { id } = call.params;
      const student = await findStudentRecord(db, call.actor, id, call.now);
      if (!student) throw new Refusal('not-found');
      await recordRead(db, call, { studentId: id }, 'student');
      return student;
    },
    async 'GET /api/students/{id}/parent-contact'(call, db) {
      const { id } = call.params;
      const student = await findStudentRecord(db, call.actor, id, call.now);
      if (!student || !canReadParentContact(call.actor, student)) throw new Refusal('not-found');
      await recordRead(db, call, { studentId: id }, 'parent-contact');
      return { parentContact: await findParentContact(db, call.actor, id, call.now) };
    },
  });
