import type { Candidate } from '@bayan/domain/applications/propose-tutors';
import { pictureAddresses } from '@bayan/domain/profiles/picture';
import { agesOf } from '@bayan/domain/public-tutors/offered';
import { shownNameOf } from '@bayan/domain/public-tutors/shown-name';
import type { Queryable } from '@bayan/platform/db/database';
import { and, countDistinct, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { assignments, profiles, publicTutors, tutors } from '#schema/people.ts';

/** Every tutor who teaches here now, with what matching has to know. */
export async function candidateTutors(db: Queryable) {
  const rows = await db
    .select({
      id: profiles.id,
      name: profiles.name,
      nameAr: profiles.nameAr,
      pictureFileId: profiles.pictureFileId,
      gender: tutors.gender,
      subjects: tutors.subjects,
      englishLevels: tutors.englishLevels,
      levels: publicTutors.levels,
    })
    .from(profiles)
    .innerJoin(tutors, and(eq(tutors.profileId, profiles.id), isNotNull(tutors.approvedAt)))
    .leftJoin(publicTutors, eq(publicTutors.profileId, profiles.id))
    .where(and(eq(profiles.role, 'tutor'), profiles.isActive));
  const pupils = await pupilsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ pictureFileId, levels, ...tutor }) => ({
    ...tutor,
    shownNames: [tutor.name, tutor.nameAr].filter(name => name !== null).map(shownNameOf),
    picture: pictureAddresses(pictureFileId)?.small ?? null,
    ages: levels && levels.length > 0 ? agesOf(levels) : null,
    pupils: pupils.get(tutor.id) ?? 0,
  })) satisfies Candidate[];
}

async function pupilsOf(db: Queryable, tutorIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (tutorIds.length === 0) return new Map();
  const rows = await db
    .select({ tutorId: assignments.tutorId, pupils: countDistinct(assignments.studentId) })
    .from(assignments)
    .where(and(inArray(assignments.tutorId, [...tutorIds]), isNull(assignments.validUntil)))
    .groupBy(assignments.tutorId);
  return new Map(rows.map(({ tutorId, pupils }) => [tutorId, pupils]));
}
