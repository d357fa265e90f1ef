import { authUsers } from '@bayan/auth/store/tables';
import { WAITING_STAGES } from '@bayan/domain/applications/application-stage';
import type { Language } from '@bayan/domain/language/language';
import { LOW_RATING, RECENT_MS, TODAY_LIMITS } from '@bayan/domain/today/today.limits';
import type { Queryable } from '@bayan/platform/db/database';
import { literals } from '@bayan/platform/db/literals';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { shownOfMail } from '#academy/mail/mail.repository.ts';
import { owner, summaryColumns } from '#people/applications/application-columns.ts';
import { mailOutbox } from '#schema/academy.ts';
import { applications } from '#schema/applications.ts';
import { profiles, tutors } from '#schema/people.ts';
import { academyConversations, feedback, sessionReports, sessionRequests } from '#schema/teaching.ts';

const { counted, listed } = TODAY_LIMITS;

async function countUpTo(db: Queryable, rows: SQL): Promise<number> {
  const { rows: found } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${rows} limit ${counted}) as found`,
  );
  return found[0]?.count ?? 0;
}

// In the very words of the index on families that wait.
const isWaiting = sql`${applications.kind} = 'student' and ${applications.stage} in (${literals(WAITING_STAGES)})`;

export const countApplicationsWaiting = (db: Queryable) =>
  countUpTo(db, sql`select from ${applications} where ${isWaiting}`);

/** The least time left first. */
export const listApplicationsWaiting = (db: Queryable) =>
  db
    .select(summaryColumns)
    .from(applications)
    .leftJoin(owner, eq(owner.id, applications.ownerId))
    .where(isWaiting)
    .orderBy(asc(applications.createdAt))
    .limit(listed);

export const countOpenRequests = (db: Queryable) =>
  countUpTo(db, sql`select from ${sessionRequests} where ${sessionRequests.status} = 'open'`);

export const countOpenReports = (db: Queryable) =>
  countUpTo(db, sql`select from ${sessionReports} where ${sessionReports.status} = 'open'`);

export const countMessagesWaiting = (db: Queryable) =>
  countUpTo(
    db,
    sql`
    select from ${academyConversations}
    join ${profiles} on ${profiles.id} = ${academyConversations.studentId} and ${profiles.isActive}
    where ${academyConversations.isWaiting}`,
  );

/**
 * Accounts to which nobody has given a role, the longest wait first. A sign-up waits from when its address or number is
 * confirmed; a hosted service tells of nobody before that.
 */
export const listAccountsWithoutRole = (db: Queryable) =>
  db
    .select({
      id: profiles.id,
      name: profiles.name,
      nameAr: profiles.nameAr,
      email: profiles.email,
      waitingSince: profiles.createdAt,
    })
    .from(profiles)
    .leftJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(
      and(
        // In the very words of the index on them.
        sql`${profiles.role} is null and ${profiles.isActive} and ${profiles.erasedAt} is null`,
        sql`(${profiles.email} is not null or ${profiles.phone} is not null)`,
        sql`(${authUsers.id} is null or ${authUsers.emailConfirmedAt} is not null or ${authUsers.phoneConfirmedAt} is not null)`,
      ),
    )
    .orderBy(asc(profiles.createdAt), asc(profiles.id))
    .limit(counted);

/** Tutors whom nobody has approved, the longest wait first. Those who have left do not wait. */
export const listTutorsAwaiting = (db: Queryable) =>
  db
    .select({
      id: profiles.id,
      name: profiles.name,
      nameAr: profiles.nameAr,
      waitingSince: tutors.createdAt,
    })
    .from(tutors)
    .innerJoin(
      profiles,
      and(eq(profiles.id, tutors.profileId), eq(profiles.role, 'tutor'), eq(profiles.isActive, true)),
    )
    .where(sql`${tutors.approvedAt} is null`)
    .orderBy(asc(tutors.createdAt), asc(tutors.profileId))
    .limit(counted);

const notSent = (now: Date) => sql`
  (${mailOutbox.status} = 'failed' or (${mailOutbox.status} = 'waiting' and ${mailOutbox.lastError} is not null))
  and ${mailOutbox.createdAt} > ${new Date(now.getTime() - RECENT_MS)}`;

export const countMailNotSent = (db: Queryable, now: Date) =>
  countUpTo(db, sql`select from ${mailOutbox} where ${notSent(now)}`);

/** Newest first, each with whose address it is. */
export const listMailNotSent = (db: Queryable, now: Date) =>
  db
    .select({
      ...shownOfMail,
      person: { id: profiles.id, name: profiles.name, nameAr: profiles.nameAr, role: profiles.role },
    })
    .from(mailOutbox)
    .leftJoin(profiles, eq(profiles.email, mailOutbox.toAddress))
    .where(notSent(now))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(listed);

/** The lessons with one or two stars, the newest rating first. */
export async function listLowRated(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: feedback.sessionId })
    .from(feedback)
    .where(
      and(
        // By name, as the index has it.
        sql`${feedback.studentRating} <= ${sql.raw(String(LOW_RATING))}`,
        sql`${feedback.studentRatedAt} > ${new Date(now.getTime() - RECENT_MS)}`,
      ),
    )
    .orderBy(desc(feedback.studentRatedAt))
    .limit(counted);
  return rows.map(({ id }) => id);
}

interface Contact {
  readonly phone: string | null;
  readonly language: Language;
}

/** How to reach tutors, by their ids. */
export async function readContacts(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Contact>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: profiles.id, phone: profiles.phone, language: profiles.language })
    .from(profiles)
    .where(inArray(profiles.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, ...contact }) => [id, contact]));
}
