import { Refusal } from '@bayan/domain/errors';
import { parentContactView } from '@bayan/domain/profiles/profiles.contract';
import { canReadParentContact } from '@bayan/domain/students/student.policy';
import { studentCardPage, studentListQuery, studentRecord } from '@bayan/domain/students/student-card';
import { members } from '@bayan/platform/http/access';
import { pageByText } from '@bayan/platform/http/cursor';
import { json } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import { z } from 'zod';
import { recordRead } from '#academy/audit/audit.repository.ts';
import { listStudents } from './student-cards.repository.ts';
import { findParentContact, findStudentRecord } from './students.repository.ts';

const byId = z.object({ id: z.uuid() });
const teachers = members('admin', 'tutor');

export const studentRoutes = (): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/students',
    summary: 'The students whom one teaches or has taught, by name',
    access: members('tutor'),
    input: { query: studentListQuery },
    output: json(200, studentCardPage),
    handle: ({ actor, query: { q, ...query }, now }, db) =>
      pageByText(
        query,
        page => listStudents(db, actor, { q, at: now, ...page }),
        ({ name }) => name,
      ),
  }),
  defineRoute({
    method: 'get',
    path: '/api/students/{id}',
    summary: 'One student; the look at the record is written down',
    access: teachers,
    input: { params: byId },
    output: json(200, studentRecord),
    handle: async (call, db) => {
      const { id } = call.params;
      const student = await findStudentRecord(db, call.actor, id, call.now);
      if (!student) throw new Refusal('not-found');
      await recordRead(db, call, { studentId: id }, 'student');
      return student;
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/students/{id}/parent-contact',
    summary: 'Whom to turn to about a student of one’s own; the look is written down',
    access: teachers,
    input: { params: byId },
    output: json(200, parentContactView),
    handle: async (call, db) => {
      const { id } = call.params;
      const student = await findStudentRecord(db, call.actor, id, call.now);
      if (!student || !canReadParentContact(call.actor, student)) throw new Refusal('not-found');
      await recordRead(db, call, { studentId: id }, 'parent-contact');
      return { parentContact: await findParentContact(db, call.actor, id, call.now) };
    },
  }),
];
