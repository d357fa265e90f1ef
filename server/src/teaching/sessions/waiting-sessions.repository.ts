import type { WaitingSessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Queryable } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { assignments, profiles } from '#schema/people.ts';
import { sessions } from '#schema/teaching.ts';
import { toRecord, withPeople } from './session-record.repository.ts';

interface Page {
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** Lessons whose tutor has left, soonest first, each with who could give it: for administrators (R604). */
export async function listWithoutTutor(
  db: Queryable,
  { after, limit }: Page,
): Promise<WaitingSessionRecord[]> {
  const rows = await withPeople(db)
    .where(
      and(
        // By name, as the index has them.
        sql`${sessions.tutorLeftAt} is not null and ${sessions.status} = 'scheduled'`,
        after
          ? sql`(${sessions.startsAt}, ${sessions.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .limit(limit);
  const waiting = rows.map(toRecord);
  const teaching = await tutorsNow(
    db,
    waiting.map(({ student }) => student.id),
  );
  return waiting.map(session => ({
    ...session,
    tutors: teaching
      .filter(({ studentId, subject }) => studentId === session.student.id && subject === session.subject)
      .map(({ tutor }) => tutor),
  }));
}

/** Who teaches these students now, and what, by name. */
async function tutorsNow(db: Queryable, studentIds: readonly string[]) {
  if (studentIds.length === 0) return [];
  return db
    .select({
      studentId: assignments.studentId,
      subject: assignments.subject,
      tutor: { id: profiles.id, name: profiles.name, nameAr: profiles.nameAr },
    })
    .from(assignments)
    .innerJoin(profiles, eq(profiles.id, assignments.tutorId))
    .where(
      and(
        inArray(assignments.studentId, [...new Set(studentIds)]),
        isNull(assignments.validUntil),
        eq(profiles.role, 'tutor'),
        eq(profiles.isActive, true),
      ),
    )
    .orderBy(asc(profiles.name), asc(profiles.id));
}
