import type { AssignmentRecord } from '@bayan/domain/assignments/assignments.contract';
import type { Subject } from '@bayan/domain/subjects/subjects';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, type Column, desc, eq, gt, isNull, lte, or, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { assignments, profiles } from '#schema/people.ts';

const tutor = alias(profiles, 'tutor');
const student = alias(profiles, 'student');

const withPeople = (db: Queryable) =>
  db
    .select({
      id: assignments.id,
      tutor: { id: tutor.id, name: tutor.name, nameAr: tutor.nameAr },
      student: { id: student.id, name: student.name, nameAr: student.nameAr },
      subject: assignments.subject,
      from: assignments.validFrom,
      until: assignments.validUntil,
      version: assignments.version,
    })
    .from(assignments)
    .innerJoin(tutor, eq(tutor.id, assignments.tutorId))
    .innerJoin(student, eq(student.id, assignments.studentId))
    .$dynamic();

export const inForceAt = (at: Date | SQLWrapper) =>
  and(lte(assignments.validFrom, at), or(isNull(assignments.validUntil), gt(assignments.validUntil, at)));

/** Whose student somebody is. */
const taughtBy = (tutorId: string) => eq(assignments.tutorId, tutorId);

interface Pair {
  readonly tutorId: string;
  readonly studentId: string;
}

/** Whether the student is this tutor's, for any subject. */
export async function isAssigned(
  db: Queryable,
  { tutorId, studentId, at }: Pair & { readonly at: Date },
): Promise<boolean> {
  const found = await db
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(taughtBy(tutorId), eq(assignments.studentId, studentId), inForceAt(at)))
    .limit(1);
  return found.length > 0;
}

/**
 * The same for a change, held until it is done: whoever ends the last assignment waits for it, or is waited for and then
 * seen. An end that is there has come, whatever the clock read when this request came in. `former` where all have ended.
 */
export async function holdPair(
  tx: Transaction,
  { tutorId, studentId, subject }: Pair & { readonly subject?: Subject },
): Promise<'current' | 'former' | 'none'> {
  const found = await tx
    .select({ until: assignments.validUntil })
    .from(assignments)
    .where(
      and(
        taughtBy(tutorId),
        eq(assignments.studentId, studentId),
        subject && eq(assignments.subject, subject),
      ),
    )
    .orderBy(assignments.id)
    .for('share');
  if (found.length === 0) return 'none';
  return found.some(({ until }) => until === null) ? 'current' : 'former';
}

/** Whether all that was between the two has ended (R600), as part of a read. */
export const isFormerPair = (tutorId: Column, studentId: Column) => sql<boolean>`coalesce(
  (select bool_and(${assignments.validUntil} is not null) from ${assignments}
  where ${assignments.tutorId} = ${tutorId} and ${assignments.studentId} = ${studentId}), false)`;

export async function findAssignment(db: Queryable, id: string): Promise<AssignmentRecord | null> {
  const [row] = await withPeople(db).where(eq(assignments.id, id));
  return row ?? null;
}

/** With all others of the same two people, in the order in which every change takes hold of them. */
export async function lockAssignment(tx: Transaction, id: string): Promise<AssignmentRecord | null> {
  const found = await findAssignment(tx, id);
  if (!found) return null;
  await tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(taughtBy(found.tutor.id), eq(assignments.studentId, found.student.id)))
    .orderBy(assignments.id)
    .for('update');
  return findAssignment(tx, id);
}

interface ListOptions {
  readonly tutorId: string | undefined;
  readonly studentId: string | undefined;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** Newest first. */
export function listAssignments(db: Queryable, { tutorId, studentId, after, limit }: ListOptions) {
  return withPeople(db)
    .where(
      and(
        tutorId ? eq(assignments.tutorId, tutorId) : undefined,
        studentId ? eq(assignments.studentId, studentId) : undefined,
        after
          ? sql`(${assignments.validFrom}, ${assignments.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(assignments.validFrom), desc(assignments.id))
    .limit(limit);
}

/** Null where the same assignment is already in force. */
export async function insertAssignment(tx: Transaction, values: typeof assignments.$inferInsert) {
  const inForce = await tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(
      and(
        eq(assignments.tutorId, values.tutorId),
        eq(assignments.studentId, values.studentId),
        eq(assignments.subject, values.subject),
        // As the constraint sees it: also one that began a moment later, in a request that was quicker.
        or(isNull(assignments.validUntil), gt(assignments.validUntil, values.validFrom)),
      ),
    );
  if (inForce.length > 0) return null;
  const [row] = await tx.insert(assignments).values(values).returning({ id: assignments.id });
  return row?.id ?? null;
}

export async function closeAssignment(tx: Transaction, id: string, endedBy: string, at: Date) {
  // Clocks of two processes differ a little; an end is never before its beginning.
  const validUntil = sql`greatest(${at}::timestamptz, ${assignments.validFrom} + interval '1 millisecond')`;
  await tx.update(assignments).set({ validUntil, endedBy }).where(eq(assignments.id, id));
}
