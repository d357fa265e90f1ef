import { authUsers } from '@bayan/auth/store/tables';
import { accountStatusOf } from '@bayan/domain/profiles/actor';
import { pictureAddresses } from '@bayan/domain/profiles/picture';
import type { PersonRecord, ProfileFilters, ProfileSummary } from '@bayan/domain/profiles/profiles.contract';
import type { Role } from '@bayan/domain/roles';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { TextCursor } from '@bayan/platform/http/cursor';
import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
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

/** False where the e-mail address is somebody's already. */
export async function insertProfile(tx: Transaction, values: typeof profiles.$inferInsert & { id: string }) {
  const made = await tx.insert(profiles).values(values).onConflictDoNothing().returning({ id: profiles.id });
  return made.length === 1;
}

/** The database refuses where anything refers to the person. */
export async function deleteProfile(tx: Transaction, id: string): Promise<void> {
  await tx.delete(profiles).where(eq(profiles.id, id));
}

export async function rewriteProfile(
  tx: Transaction,
  id: string,
  values: Partial<typeof profiles.$inferInsert>,
): Promise<void> {
  await tx.update(profiles).set(values).where(eq(profiles.id, id));
}

/** Sets the role and makes the record that goes with it, unless the person has one from an earlier time. */
export async function giveRole(tx: Transaction, id: string, role: Role | null, now: Date): Promise<void> {
  await tx.update(profiles).set({ role }).where(eq(profiles.id, id));
  if (role === 'student') await tx.insert(students).values({ profileId: id }).onConflictDoNothing();
  if (role === 'tutor') {
    await tx.execute(sql`
      insert into tutors (profile_id, hourly_rate, currency, approved_at)
      select ${id}, default_hourly_rate, currency, case when require_approval_for_new_tutors then null else ${now}::timestamptz end
      from settings
      on conflict (profile_id) do nothing`);
  }
}

export async function approveTutorRecord(
  tx: Transaction,
  id: string,
  approvedBy: string,
  now: Date,
): Promise<void> {
  await tx.update(tutors).set({ approvedAt: now, approvedBy }).where(eq(tutors.profileId, id));
}

export async function rewriteTutor(
  tx: Transaction,
  id: string,
  values: Partial<typeof tutors.$inferInsert>,
): Promise<void> {
  await tx.update(tutors).set(values).where(eq(tutors.profileId, id));
}

export async function rewriteStudent(
  tx: Transaction,
  id: string,
  values: Partial<typeof students.$inferInsert>,
): Promise<void> {
  await tx.update(students).set(values).where(eq(students.profileId, id));
}

type ParentValues = Partial<Omit<typeof guardians.$inferInsert, 'studentId' | 'position'>>;

export async function insertParent(
  tx: Transaction,
  studentId: string,
  values: ParentValues & { name: string },
): Promise<void> {
  await tx.insert(guardians).values({ ...values, studentId, position: 1 });
}

export async function rewriteParent(tx: Transaction, studentId: string, values: ParentValues): Promise<void> {
  await tx
    .update(guardians)
    .set(values)
    .where(and(eq(guardians.studentId, studentId), eq(guardians.position, 1)));
}

export async function setActive(tx: Transaction, id: string, isActive: boolean): Promise<void> {
  await tx.update(profiles).set({ isActive }).where(eq(profiles.id, id));
}

/** Gives the profile its next version where the change itself stands in another table; the trigger does the rest. */
export async function touchProfile(tx: Transaction, id: string): Promise<void> {
  await tx.update(profiles).set({ id }).where(eq(profiles.id, id));
}

/** The admins who can be told something by mail. */
export const activeAdmins = (q: Queryable) =>
  q
    .select({
      email: sql<string>`${profiles.email}`,
      language: profiles.language,
      timezone: profiles.timezone,
    })
    .from(profiles)
    .where(and(eq(profiles.role, 'admin'), profiles.isActive, isNotNull(profiles.email)));

/**
 * The administrators who can come in, so without those who are banned. All of them are held, so that two cannot remove
 * each other at the same moment; who can come in is read only then, when nobody else is about to change it.
 */
export async function lockAdmins(tx: Transaction, now: Date): Promise<string[]> {
  const isAdmin = and(eq(profiles.role, 'admin'), eq(profiles.isActive, true));
  await tx.select({ id: profiles.id }).from(profiles).where(isAdmin).orderBy(profiles.id).for('update');
  const rows = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .leftJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(and(isAdmin, or(isNull(authUsers.bannedUntil), lte(authUsers.bannedUntil, now))));
  return rows.map(row => row.id);
}
