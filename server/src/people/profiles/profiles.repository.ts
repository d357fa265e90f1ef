import { authUsers } from '@bayan/auth/store/tables';
import { accountStatusOf } from '@bayan/domain/profiles/actor';
import { pictureAddresses } from '@bayan/domain/profiles/picture';
import type { PersonRecord, ProfileFilters, ProfileSummary } from '@bayan/domain/profiles/profiles.contract';
import { signInStateOf } from '@bayan/domain/profiles/sign-in-state';
import type { Role } from '@bayan/domain/roles';
import { lastWarnedDay } from '@bayan/domain/vetting/check-expiry';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { TextCursor } from '@bayan/platform/http/cursor';
import { and, asc, eq, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { settings } from '#schema/academy.ts';
import { guardians, profiles, publicTutors, students, tutors } from '#schema/people.ts';
import { vettingChecks } from '#schema/vetting.ts';
import { usesOfAccount } from './sign-in-state.repository.ts';

/** The tutor's side of a session or an assignment. */
export async function findTutor(db: Queryable, id: string) {
  const [row] = await db
    .select({
      id: profiles.id,
      isActive: profiles.isActive,
      timezone: profiles.timezone,
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
    .select({
      id: profiles.id,
      isActive: profiles.isActive,
      timezone: profiles.timezone,
      country: profiles.country,
    })
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

/** The zone that a person lives by. */
export async function readTimezone(db: Queryable, id: string): Promise<string> {
  const [row] = await db.select({ timezone: profiles.timezone }).from(profiles).where(eq(profiles.id, id));
  if (!row) throw new Error('whose zone is asked for is not there');
  return row.timezone;
}

/** A person as part of another record. */
export async function findNamedPerson(db: Queryable, id: string) {
  const [row] = await db
    .select({ id: profiles.id, name: profiles.name, nameAr: profiles.nameAr })
    .from(profiles)
    .where(eq(profiles.id, id));
  if (!row) throw new Error('who is asked for is not there');
  return row;
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
    rights: row.profile.rights,
    tutor: row.tutor,
    student: row.student ? { ...row.student, parentContact: row.parent } : null,
  };
}

/** The same, and nobody else changes the profile until the transaction ends. Who is erased is nobody's to change (R845). */
export async function lockPerson(tx: Transaction, id: string): Promise<PersonRecord | null> {
  const held = await tx
    .select({ erasedAt: profiles.erasedAt })
    .from(profiles)
    .where(eq(profiles.id, id))
    .for('update');
  return held[0]?.erasedAt ? null : findPerson(tx, id);
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
  readonly now: Date;
  readonly after: TextCursor | null;
  readonly limit: number;
}

const asked = alias(tutors, 'asked');

/** By name. */
export async function listProfiles(
  db: Queryable,
  { filters, isHosted, now, after, limit }: ListOptions,
): Promise<ProfileSummary[]> {
  const { role, active, awaitingApproval, q } = filters;
  const page = db
    .select()
    .from(profiles)
    .where(
      and(
        isNull(profiles.erasedAt),
        role === 'none' ? isNull(profiles.role) : role && eq(profiles.role, role),
        active === undefined ? undefined : eq(profiles.isActive, active),
        awaitingApproval === undefined ? undefined : isWaiting(awaitingApproval),
        isTutorWith(filters, now),
        q ? isFound(q) : undefined,
        after ? sql`(${profiles.name}, ${profiles.id}) > (${after.text}, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(asc(profiles.name), asc(profiles.id))
    .limit(limit)
    .as('page');
  // Of the page alone and one by one: a plain join may read all tutors to find those of a single person.
  const teaching = db
    .select({ subjects: tutors.subjects, approvedAt: tutors.approvedAt })
    .from(tutors)
    .where(eq(tutors.profileId, page.id))
    .limit(1)
    .as('teaching');
  const learning = db
    .select({ subjects: students.subjects, grade: students.grade })
    .from(students)
    .where(eq(students.profileId, page.id))
    .limit(1)
    .as('learning');
  const account = db
    .select(usesOfAccount)
    .from(authUsers)
    .where(eq(authUsers.id, page.id))
    .limit(1)
    .as('account');
  const rows = await db
    .select()
    .from(page)
    .leftJoinLateral(teaching, sql`true`)
    .leftJoinLateral(learning, sql`true`)
    .leftJoinLateral(account, sql`true`)
    .orderBy(asc(page.name), asc(page.id));
  return rows.map(({ page: profile, teaching: tutor, learning: student, account: signIn }) => ({
    ...withPicture(profile),
    ...detailsOf(profile.role, tutor, student),
    approvedAt: tutor?.approvedAt ?? null,
    signIn: isHosted ? 'elsewhere' : signInStateOf(signIn),
  }));
}

/** The role decides which record is shown: a former tutor's is kept, but not in use. */
function detailsOf(
  role: Role | null,
  tutor: Pick<typeof tutors.$inferSelect, 'subjects'> | null,
  student: Pick<typeof students.$inferSelect, 'subjects' | 'grade'> | null,
): Pick<ProfileSummary, 'subjects' | 'grade'> {
  if (role === 'student') return { subjects: student?.subjects ?? [], grade: student?.grade ?? '' };
  return { subjects: (role === 'tutor' && tutor?.subjects) || [], grade: null };
}

/** Each asked of the single tutor, by an index that has who it is about. */
function isTutorWith({ subject, published, documentsExpiring }: ProfileFilters, now: Date) {
  const asks = [
    subject &&
      sql`exists (select from ${tutors} asked where ${asked.profileId} = ${profiles.id} and ${subject} = any(${asked.subjects}))`,
    published !== undefined &&
      whether(
        published,
        sql`exists (select from ${publicTutors} where ${publicTutors.profileId} = ${profiles.id} and ${isNull(publicTutors.withdrawnAt)})`,
      ),
    documentsExpiring !== undefined &&
      whether(
        documentsExpiring,
        sql`exists (select from ${vettingChecks} where ${vettingChecks.tutorId} = ${profiles.id} and ${lte(vettingChecks.expiresOn, lastWarnedDay(now))})`,
      ),
  ].filter(ask => ask !== undefined && ask !== false);
  return asks.length > 0 ? and(eq(profiles.role, 'tutor'), ...asks) : undefined;
}

const whether = (isWanted: boolean, condition: SQL) => (isWanted ? condition : not(condition));

/** By names or by a part of the address, each through an index of its own: one for both reads more as people come (R872). */
const isFound = (q: string) =>
  sql`(${profiles.searchName} like like_pattern(${q})
    or address_parts(${profiles.email}) @@ address_query(${q}) and ${profiles.search} like like_pattern(${q}))`;

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
