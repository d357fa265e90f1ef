import { byFirstName } from '@bayan/domain/profiles/person-name';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Queryable } from '@bayan/platform/db/database';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isFormerPair } from '#people/assignments/assignments.repository.ts';
import { profiles } from '#schema/people.ts';
import { feedback, sessions } from '#schema/teaching.ts';
import type { Viewer } from './session-selection.repository.ts';

const tutor = alias(profiles, 'tutor');
const student = alias(profiles, 'student');

const columns = {
  session: sessions,
  tutor: { id: tutor.id, name: tutor.name, nameAr: tutor.nameAr, timezone: tutor.timezone },
  student: { id: student.id, name: student.name, nameAr: student.nameAr, timezone: student.timezone },
  feedback: {
    // Never null: by the first column Drizzle tells whether there is such a row at all.
    sessionId: feedback.sessionId,
    studentRating: feedback.studentRating,
    studentComments: feedback.studentComments,
    studentRatedAt: feedback.studentRatedAt,
    tutorRating: feedback.tutorRating,
    tutorComments: feedback.tutorComments,
    studentVersion: feedback.studentVersion,
    tutorVersion: feedback.tutorVersion,
  },
};

/** For a tutor with whether the student is no longer hers: then she is told the first name alone (R600). */
export const withPeople = (db: Queryable, viewer?: Pick<Viewer, 'role'>) =>
  db
    .select({
      ...columns,
      isFormer:
        viewer?.role === 'tutor' ? isFormerPair(sessions.tutorId, sessions.studentId) : sql<boolean>`false`,
    })
    .from(sessions)
    .innerJoin(tutor, eq(tutor.id, sessions.tutorId))
    .innerJoin(student, eq(student.id, sessions.studentId))
    .leftJoin(feedback, eq(feedback.sessionId, sessions.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof withPeople>>[number];

export const toRecord = ({ session, tutor, student, feedback, isFormer }: Row): SessionRecord => ({
  ...session,
  tutor,
  student: isFormer ? byFirstName(student) : student,
  // An admin may set one after the end, for whoever takes over what has begun (R602).
  meetingLink: isFormer ? null : session.meetingLink,
  isFormer,
  feedback,
  duration: session.durationMinutes,
  timezone: session.familyTimezone,
  cancellation: session.cancelledAt ? { at: session.cancelledAt, reason: session.cancelReason } : null,
  // Why it was corrected is between the tutor and the academy (R499): whoever may read it asks for it by name.
  correction: session.correctedAt ? { at: session.correctedAt, reason: null } : null,
});

/** With the reason of a correction where the viewer may read it. */
export const recordFor =
  ({ role }: Viewer) =>
  (row: Row): SessionRecord => {
    const record = toRecord(row);
    if (role === 'student' || record.correction === null) return record;
    return { ...record, correction: { ...record.correction, reason: row.session.correctionReason } };
  };
