import type { Queryable } from '@bayan/platform/db/database';
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inForceAt } from '#people/assignments/assignments.repository.ts';
import { assignments } from '#schema/people.ts';
import { tutorStudents } from '#schema/teaching.ts';

interface Asked {
  readonly people: readonly string[];
  readonly listeners: readonly string[];
  readonly at: Date;
}

/** Who of the listeners teaches one of these people (R74), or is taught by one. */
export async function listTeachingLinks(db: Queryable, { people, listeners, at }: Asked) {
  const isBetween = (one: PgColumn, other: PgColumn) =>
    and(inArray(one, [...people]), inArray(other, [...listeners]));
  const isAssigned = sql`exists (select from ${assignments} where ${and(
    eq(assignments.tutorId, tutorStudents.tutorId),
    eq(assignments.studentId, tutorStudents.studentId),
    inForceAt(at),
  )})`;
  return db
    .select({ tutorId: tutorStudents.tutorId, studentId: tutorStudents.studentId })
    .from(tutorStudents)
    .where(
      and(
        or(
          isBetween(tutorStudents.tutorId, tutorStudents.studentId),
          isBetween(tutorStudents.studentId, tutorStudents.tutorId),
        ),
        or(gt(tutorStudents.sessions, 0), isAssigned),
      ),
    );
}
