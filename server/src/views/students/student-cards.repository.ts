import type { Member } from '@bayan/domain/profiles/actor';
import { endOfNear } from '@bayan/domain/sessions/near-sessions';
import type { StudentCardRecord } from '@bayan/domain/students/students.contract';
import type { Queryable } from '@bayan/platform/db/database';
import { prepared } from '@bayan/platform/db/prepared';
import type { TextCursor } from '@bayan/platform/http/cursor';
import { and, asc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { profiles, students } from '#schema/people.ts';
import { tutorStudents } from '#schema/teaching.ts';
import {
  cardFor,
  foundBy,
  inForce,
  isStudent,
  taughtBy,
  toCard,
  upcomingFor,
} from './visible-students.repository.ts';

interface ListOptions {
  readonly q: string | undefined;
  readonly at: Date;
  readonly after: TextCursor | null;
  readonly limit: number;
}

/** A tutor's students by name (R74), read in the order of an index, however many she has had. */
export async function listStudents(
  db: Queryable,
  tutor: Member,
  { q, at, after, limit }: ListOptions,
): Promise<StudentCardRecord[]> {
  const name = `students${q ? '-named' : ''}${after ? '-after' : ''}`;
  const statement = prepared(db, name, () => {
    const page = pageOfStudents(db, tutor, { isNamed: q !== undefined, isAfter: after !== null });
    const upcoming = upcomingByStudent(db, tutor);
    return db
      .select()
      .from(page)
      .leftJoin(upcoming, eq(upcoming.studentId, page.id))
      .orderBy(asc(page.name), asc(page.id));
  });
  const rows = await statement.execute({
    viewer: tutor.id,
    now: at,
    nearUntil: endOfNear(at),
    q,
    limit,
    ...after,
  });
  return rows.map(({ page, upcoming }) => ({ ...toCard(page), upcomingSessions: upcoming?.count ?? 0 }));
}

function pageOfStudents(db: Queryable, tutor: Member, narrowed: { isNamed: boolean; isAfter: boolean }) {
  const assigned = inForce(db, tutor);
  return db
    .select({ ...cardFor(tutor, assigned), completedSessions: tutorStudents.completed })
    .from(tutorStudents)
    .innerJoin(students, eq(students.profileId, tutorStudents.studentId))
    .innerJoin(profiles, isStudent)
    .leftJoinLateral(assigned, sql`true`)
    .where(
      and(
        taughtBy(tutor, tutorStudents.tutorId),
        or(gt(tutorStudents.sessions, 0), assigned.found),
        narrowed.isNamed ? isNamed(foundBy(tutor, assigned)) : undefined,
        narrowed.isAfter
          ? sql`(${tutorStudents.name}, ${tutorStudents.studentId}) > (${lastName}, ${lastId})`
          : undefined,
      ),
    )
    .orderBy(asc(tutorStudents.name), asc(tutorStudents.studentId))
    .limit(sql.placeholder('limit'))
    .as('page');
}

/**
 * The name is looked up for each of her students: of the whole academy's students more and more have it, and the planner
 * would begin with those. What was typed is folded once.
 */
const isNamed = (
  foundBy: SQL,
) => sql`(select ${foundBy} from ${profiles} where ${profiles.id} = ${tutorStudents.studentId})
  like (select like_pattern(${sql.placeholder('q')}))`;

/** Looked up by the id: the list is in the order of whole names, and what the page was told may be less. */
const lastId = sql`${sql.placeholder('id')}::uuid`;
const lastName = sql`(select last.name from ${tutorStudents} as last
  where last.tutor_id = ${sql.placeholder('viewer')} and last.student_id = ${lastId})`;

/** All that a tutor gives soon is less to read than to look it up for each student. */
const upcomingByStudent = (db: Queryable, tutor: Member) =>
  db
    .select({
      studentId: sql<string>`student_id`.as('student_id'),
      count: sql<number>`count(*)::int`.as('count'),
    })
    .from(sql`(${upcomingFor(tutor)}) as near`)
    .groupBy(sql`student_id`)
    .as('upcoming');
