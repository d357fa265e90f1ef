import type { Member } from '@bayan/domain/profiles/actor';
import type { ParentContact } from '@bayan/domain/profiles/profiles.contract';
import { endOfNear } from '@bayan/domain/sessions/near-sessions';
import type { StudentRecord } from '@bayan/domain/students/students.contract';
import type { Queryable } from '@bayan/platform/db/database';
import { prepared } from '@bayan/platform/db/prepared';
import { and, type Column, desc, eq, or, sql } from 'drizzle-orm';
import { assignments, guardians, profiles, students } from '#schema/people.ts';
import { sessions, tutorStudents } from '#schema/teaching.ts';
import { cardFor, inForce, isStudent, taughtBy, toCard, upcomingFor } from './visible-students.repository.ts';

/** What is between the viewer and the student, over all who teach them. */
const sumOver = (viewer: Member, counted: Column) => sql<number>`(
  select coalesce(sum(${counted}), 0)::int from ${tutorStudents}
  where ${and(taughtBy(viewer, tutorStudents.tutorId), eq(tutorStudents.studentId, students.profileId))})`;

/** The student, where it is one whom the viewer may see (R21, R23). */
export async function findStudentRecord(
  db: Queryable,
  viewer: Member,
  id: string,
  at: Date,
): Promise<StudentRecord | null> {
  const statement = prepared(db, `student-for-${viewer.role}`, () => {
    const assigned = inForce(db, viewer);
    return db
      .select({
        ...cardFor(viewer, assigned),
        completedSessions: sumOver(viewer, tutorStudents.completed),
        upcomingSessions: sql<number>`(
          select count(*)::int
          from (${upcomingFor(viewer, eq(sessions.studentId, students.profileId))}) as near)`,
        schoolYear: students.schoolYear,
        learningGoals: students.learningGoals,
      })
      .from(students)
      .innerJoin(profiles, isStudent)
      .leftJoinLateral(assigned, sql`true`)
      .where(
        and(
          eq(students.profileId, sql.placeholder('id')),
          viewer.role === 'admin'
            ? undefined
            : or(assigned.found, sql`${sumOver(viewer, tutorStudents.sessions)} > 0`),
        ),
      );
  });
  const [row] = await statement.execute({ viewer: viewer.id, id, now: at, nearUntil: endOfNear(at) });
  if (!row) return null;
  // What the family writes there is for those who teach the child now (R600).
  const schooling = row.isFormer ? { schoolYear: null, learningGoals: [] } : {};
  return { ...toCard(row), ...schooling, assignments: await assignmentsOf(db, viewer, id) };
}

/** More than these nobody has been given who learns here for ten years. */
const MAX_ASSIGNMENTS = 100;

const assignmentsOf = (db: Queryable, viewer: Member, studentId: string) =>
  db
    .select({ subject: assignments.subject, from: assignments.validFrom, until: assignments.validUntil })
    .from(assignments)
    .where(and(taughtBy(viewer, assignments.tutorId), eq(assignments.studentId, studentId)))
    .orderBy(desc(assignments.validFrom), desc(assignments.id))
    .limit(MAX_ASSIGNMENTS)
    .execute({ viewer: viewer.id });

/** Null where there is none, and for a tutor to whom the student is not assigned now (R282). */
export async function findParentContact(
  db: Queryable,
  viewer: Member,
  studentId: string,
  at: Date,
): Promise<ParentContact | null> {
  const assigned = inForce(db, viewer);
  const [row] = await db
    .select({
      name: guardians.name,
      email: guardians.email,
      phone: guardians.phone,
      whatsapp: guardians.whatsapp,
      language: guardians.language,
    })
    .from(guardians)
    .innerJoin(students, eq(students.profileId, guardians.studentId))
    .leftJoinLateral(assigned, sql`true`)
    .where(
      and(
        eq(guardians.studentId, studentId),
        eq(guardians.position, 1),
        viewer.role === 'admin' ? undefined : assigned.found,
      ),
    )
    .execute({ viewer: viewer.id, now: at });
  return row ?? null;
}
