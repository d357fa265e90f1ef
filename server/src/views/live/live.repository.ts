import type { Queryable } from '@bayan/platform/db/database';
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inForceAt } from '#people/assignments/assignments.repository.ts';
import { assignments } from '#schema/people.ts';
import { pupils } from '#schema/teaching.ts';

interface Asked {
  readonly people: readonly string[];
  readonly listeners: readonly string[];
  readonly at: Date;
}

/** Who of the listeners teaches one of these people (R74), or is taught by one. */
export async function listKnown(db: Queryable, { people, listeners, at }: Asked) {
  const isBetween = (one: PgColumn, other: PgColumn) =>
    and(inArray(one, [...people]), inArray(other, [...listeners]));
  const isAssigned = sql`exists (select from ${assignments} where ${and(
    eq(assignments.tutorId, pupils.tutorId),
    eq(assignments.studentId, pupils.studentId),
    inForceAt(at),
  )})`;
  return db
    .select({ tutorId: pupils.tutorId, studentId: pupils.studentId })
    .from(pupils)
    .where(
      and(
        or(isBetween(pupils.tutorId, pupils.studentId), isBetween(pupils.studentId, pupils.tutorId)),
        or(gt(pupils.sessions, 0), isAssigned),
      ),
    );
}
