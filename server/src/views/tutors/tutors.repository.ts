import type { Member } from '@bayan/domain/profiles/actor';
import { pictureAddresses } from '@bayan/domain/profiles/picture';
import type { Subject } from '@bayan/domain/subjects/subjects';
import type { TutorCardRecord } from '@bayan/domain/tutors/tutors.contract';
import type { Queryable } from '@bayan/platform/db/database';
import type { TextCursor } from '@bayan/platform/http/cursor';
import { and, asc, eq, sql } from 'drizzle-orm';
import { inForceAt } from '#people/assignments/assignments.repository.ts';
import { assignments, profiles } from '#schema/people.ts';

interface ListOptions {
  readonly at: Date;
  readonly after: TextCursor | null;
  readonly limit: number;
}

/** Whose tutors: those of the student who asks. */
const visibleTo = (student: Member) => eq(assignments.studentId, student.id);

/** Who teaches a student now, by name, each once with all that she teaches them. */
export async function listTutors(
  db: Queryable,
  student: Member,
  { at, after, limit }: ListOptions,
): Promise<TutorCardRecord[]> {
  const rows = await db
    .select({
      id: profiles.id,
      name: profiles.name,
      nameAr: profiles.nameAr,
      pictureFileId: profiles.pictureFileId,
      subjects: sql<Subject[]>`array_agg(${assignments.subject} order by ${assignments.subject})`,
    })
    .from(assignments)
    .innerJoin(profiles, eq(profiles.id, assignments.tutorId))
    .where(
      and(
        visibleTo(student),
        inForceAt(at),
        eq(profiles.role, 'tutor'),
        profiles.isActive,
        after ? sql`(${profiles.name}, ${profiles.id}) > (${after.text}, ${after.id}::uuid)` : undefined,
      ),
    )
    .groupBy(profiles.id)
    .orderBy(asc(profiles.name), asc(profiles.id))
    .limit(limit);
  return rows.map(({ pictureFileId, ...tutor }) => ({ ...tutor, picture: pictureAddresses(pictureFileId) }));
}
