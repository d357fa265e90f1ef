import type { Member } from '@bayan/domain/profiles/actor';
import { byFirstName } from '@bayan/domain/profiles/person-name';
import { pictureAddresses } from '@bayan/domain/profiles/picture';
import type { Queryable } from '@bayan/platform/db/database';
import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import { inForceAt } from '#people/assignments/assignments.repository.ts';
import { assignments, profiles, students } from '#schema/people.ts';
import { upcomingAndNear } from '#teaching/sessions/near-sessions.repository.ts';
import { givenBy } from '#teaching/sessions/session-selection.repository.ts';

// Every statement is given these two.
const [viewerId, now] = [sql.placeholder('viewer'), sql.placeholder('now')];

/** A tutor knows what is between her and a student, an administrator what is between the student and anybody. */
export const taughtBy = (viewer: Member, tutorId: Column): SQL | undefined =>
  viewer.role === 'admin' ? undefined : sql`${tutorId} = ${viewerId}`;

/** One row where the student is assigned now. Its limit keeps it from being asked for again wherever it is named. */
export const inForce = (db: Queryable, viewer: Member) =>
  db
    .select({ found: sql<boolean>`true`.as('found') })
    .from(assignments)
    .where(
      and(
        taughtBy(viewer, assignments.tutorId),
        eq(assignments.studentId, students.profileId),
        inForceAt(now),
      ),
    )
    .limit(1)
    .as('in_force');
type InForce = ReturnType<typeof inForce>;

/** What the viewer knows of and is upcoming, as far as it counts (R94, R464). */
export const upcomingFor = (viewer: Member, whose?: SQL): SQL =>
  upcomingAndNear(and(viewer.role === 'admin' ? undefined : givenBy(viewerId), whose), {
    now: sql`${now}::timestamptz`,
    nearUntil: sql`${sql.placeholder('nearUntil')}::timestamptz`,
  });

interface Shown {
  readonly name: string;
  readonly nameAr: string | null;
  readonly isFormer: boolean;
  readonly pictureFileId: string | null;
}

/** A former tutor is told the first name, and shown no picture (R600). */
export function toCard<S extends Shown>({ isFormer, pictureFileId, ...student }: S) {
  return isFormer
    ? { ...byFirstName(student), picture: pictureAddresses(null) }
    : { ...student, picture: pictureAddresses(pictureFileId) };
}

export const cardFor = (viewer: Member, { found }: InForce) => ({
  id: profiles.id,
  name: profiles.name,
  nameAr: profiles.nameAr,
  pictureFileId: profiles.pictureFileId,
  timezone: profiles.timezone,
  isActive: profiles.isActive,
  grade: students.grade,
  // R74: that of a tutor's former student does not even leave the database.
  email: sql<
    string | null
  >`case when ${viewer.role === 'admin' ? true : found} then ${profiles.email} end`.as('email'),
  subjects: students.subjects,
  isAssigned: sql<boolean>`${found} is not null`.as('is_assigned'),
  // That of nobody who was never assigned: an administrator has brought these together.
  isFormer: sql<boolean>`${viewer.role === 'admin' ? false : isFormer(viewer, found)}`.as('is_former'),
});

const isFormer = (viewer: Member, found: InForce['found']) => sql`(${found} is null and exists (
  select from ${assignments}
  where ${and(taughtBy(viewer, assignments.tutorId), eq(assignments.studentId, students.profileId))}))`;

/** By what a tutor finds a student: a former one by the first name alone. */
export const foundBy = (tutor: Member, { found }: InForce) => sql`case when ${isFormer(tutor, found)}
  then search_first_name(${profiles.name}, ${profiles.nameAr}) else ${profiles.searchName} end`;

/** The record of somebody who has another role by now is kept, but not in use. */
export const isStudent = and(eq(profiles.id, students.profileId), eq(profiles.role, 'student'));
