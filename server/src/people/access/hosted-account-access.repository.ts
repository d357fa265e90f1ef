import type { Database } from '@bayan/platform/db/database';
import { prepared } from '@bayan/platform/db/prepared';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { settings } from '#schema/academy.ts';
import { profiles, tutors } from '#schema/people.ts';

const standingQuery = (db: Database, person: SQL) =>
  db
    .select({
      id: profiles.id,
      name: profiles.name,
      email: profiles.email,
      role: profiles.role,
      rights: profiles.rights,
      timezone: profiles.timezone,
      language: profiles.language,
      isActive: profiles.isActive,
      approvedAt: tutors.approvedAt,
      approvalRequired: settings.requireApprovalForNewTutors,
    })
    .from(profiles)
    .innerJoin(settings, eq(settings.id, 1))
    .leftJoin(tutors, eq(tutors.profileId, profiles.id))
    .where(person);

/** What the academy itself decides about a user of the hosted service, in one read. */
export async function readHostedAccount(db: Database, userId: string) {
  const query = prepared(db, 'hosted_standing', () =>
    standingQuery(db, eq(profiles.id, sql.placeholder('userId'))),
  );
  const [found] = await query.execute({ userId });
  return found ?? null;
}
export type HostedAccount = NonNullable<Awaited<ReturnType<typeof readHostedAccount>>>;

/** The same of many, by who they are. */
export async function readHostedAccounts(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, HostedAccount>> {
  const found = await standingQuery(db, inArray(profiles.id, [...userIds]));
  return new Map(found.map(standing => [standing.id, standing]));
}
