import { authUsers } from '@bayan/auth/store/tables';
import { accountStatusOf } from '@bayan/domain/profiles/actor';
import { pictureAddresses } from '@bayan/domain/profiles/picture';
import type { PersonRecord, ProfileFilters, ProfileSummary } from '@bayan/domain/profiles/profiles.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { TextCursor } from '@bayan/platform/http/cursor';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { settings } from '#schema/academy.ts';
import { guardians, profiles, students, tutors } from '#schema/people.ts';

/** The tutor's side of a session or an assignment. */
export async function findTutor(db: Queryable, id: string) {
  const [row] = await db
    .select({
      id: profiles.id,
      isActive: profiles.isActive,
      hourlyRate: tutors.hourlyRate,
      currency: tutors.currency,
      meetingLink: tutors.meetingLink,
    })
    .from(profiles)
    .innerJoin(tutors, eq(tutors.profileId, profiles.id))
    .where(and(eq(profiles.id, id), eq(profiles.role, 'tutor')));
  return row ?? null;
}

/** The student's side of a session or an assignment. */
export async function findStudent(db: Queryable, id: string) {
  const [row] = await db
    .select({ id: profiles.id, isActive: profiles.isActive, timezone: profiles.timezone })
    .from(profiles)
    .innerJoin(students, eq(students.profileId, profiles.id))
    .where(and(eq(profiles.id, id), eq(profiles.role, 'student')));
  return row ?? null;
}

/** A person's zone, which nobody changes until the transaction ends: what keeps it as well is not left behind. */
export async function lockTimezone(tx: Transaction, id: string): Promise<string> {
  const [row] = await tx
    .select({ timezone: profiles.timezone })
    .from(profiles)
    .where(eq(profiles.id, id))
    .for('share');
  if (!row) throw new Error('whose zone is asked for is not there');
  return row.timezone;
}

/** A person's own row, as the protocol's data service shows it. */
export async function ownProfileRow(q: Queryable, id: string) {
  const [row] = await q.select().from(profiles).where(eq(profiles.id, id));
  return row ?? null;
}

const withPicture = (row: typeof profiles.$inferSelect) => ({
  ...row,
  picture: pictureAddresses(row.pictureFileId),
});

/** Everything about one person. The role decides which record is shown: a former tutor's is kept, but not in use. */
export async function findPerson(db: Queryable, id: string): Promise<PersonRecord | null> {
  const [row] = await db
    .select({ profile: profiles, tutor: tutors, student: students, parent: guardians, settings })
    .from(profiles)
    .innerJoin(settings, eq(settings.id, 1))
    .leftJoin(tutors, and(eq(tutors.profileId, profiles.id), eq(profiles.role, 'tutor')))
    .leftJoin(students, and(eq(students.profileId, profiles.id), eq(profiles.role, 'student')))
    .leftJoin(guardians, and(eq(guardians.studentId, students.profileId), eq(guardians.position, 1)))
    .where(eq(profiles.id, id));
  if (!row) return null;
  const approved = row.tutor?.approvedAt != null;
  return {
    profile: withPicture(row.profile),
    standing: accountStatusOf({ role: row.profile.role, approved }, row.settings.requireApprovalForNewTutors),
    tutor: row.tutor,
    student: row.student ? { ...row.student, parentContact: row.parent } : null,
  };
}

/** The same, and nobody else changes the profile until the transaction ends. */
export async function lockPerson(tx: Transaction, id: string): Promise<PersonRecord | null> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, id)).for('update');
  return findPerson(tx, id);
}

export async function lockPersonByEmail(tx: Transaction, email: string): Promise<PersonRecord | null> {
  const [found] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
  const person = found ? await lockPerson(tx, found.id) : null;
  return person?.profile.email === email ? person : null;
}

interface ListOptions {
  readonly filters: ProfileFilters;
  /** Whether accounts are kept elsewhere, by somebody who knows people by their address. */
  readonly isHosted: boolean;
  readonly after: TextCursor | null;
  readonly limit: number;
}

const asked = alias(tutors, 'asked');

/** By name. */
export async function listProfiles(
  db: Queryable,
  { filters, isHosted, after, limit }: ListOptions,
): Promise<ProfileSummary[]> {
  const { role, active, awaitingApproval, q } = filters;
  const rows = await db
    .select({ profile: profiles, approvedAt: tutors.approvedAt, signIn: authUsers.id })
    .from(profiles)
    .leftJoin(tutors, eq(tutors.profileId, profiles.id))
    .leftJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(
      and(
        role === 'none' ? isNull(profiles.role) : role && eq(profiles.role, role),
        active === undefined ? undefined : eq(profiles.isActive, active),
        awaitingApproval === undefined ? undefined : isWaiting(awaitingApproval),
        q ? sql`${profiles.search} like like_pattern(${q})` : undefined,
        after ? sql`(${profiles.name}, ${profiles.id}) > (${after.text}, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(asc(profiles.name), asc(profiles.id))
    .limit(limit);
  return rows.map(({ profile, approvedAt, signIn }) => ({
    ...withPicture(profile),
    approvedAt,
    hasSignIn: isHosted ? profile.email !== null : signIn !== null,
  }));
}

/**
 * Few wait, and the list begins with them; nearly all others do not, and it walks by name. The planner takes being a
 * tutor and having a tutor's record for chance, so each is asked in a form that leaves it one way only.
 */
const isWaiting = (waiting: boolean) =>
  and(
    eq(profiles.role, 'tutor'),
    waiting
      ? sql`exists (select from ${tutors} asked where ${asked.profileId} = ${profiles.id} and ${isNull(asked.approvedAt)})`
      : sql`(select ${asked.approvedAt} from ${tutors} asked where ${asked.profileId} = ${profiles.id}) is not null`,
  );
