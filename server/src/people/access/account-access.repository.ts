import { authFactors, authSessions, authUsers } from '@bayan/auth/store/tables';
import type { Database } from '@bayan/platform/db/database';
import { prepared } from '@bayan/platform/db/prepared';
import type { Bearer } from '@bayan/platform/http/bearer';
import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import { settings } from '#schema/academy.ts';
import { profiles, tutors } from '#schema/people.ts';

interface Asked {
  readonly authSession: SQL;
  readonly person: SQL;
}

const standingQuery = (db: Database, { authSession, person }: Asked) =>
  db
    .select({
      id: profiles.id,
      name: profiles.name,
      role: profiles.role,
      rights: profiles.rights,
      timezone: profiles.timezone,
      language: profiles.language,
      isActive: profiles.isActive,
      bannedUntil: authUsers.bannedUntil,
      deletedAt: authUsers.deletedAt,
      authSessionId: authSessions.id,
      aal: authSessions.aal,
      actedAt: authSessions.actedAt,
      hasSecondFactor: sql<boolean>`exists (
        select 1 from ${authFactors}
        where ${authFactors.userId} = ${profiles.id} and ${authFactors.status} = 'verified'
      )`,
      approvedAt: tutors.approvedAt,
      approvalRequired: settings.requireApprovalForNewTutors,
    })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .innerJoin(settings, eq(settings.id, 1))
    .leftJoin(authSessions, and(authSession, eq(authSessions.userId, profiles.id)))
    .leftJoin(tutors, eq(tutors.profileId, profiles.id))
    .where(person);

/** Everything that decides what a token's bearer may do now, in one read. */
export async function readAccountAccess(db: Database, { userId, authSessionId }: Bearer) {
  const query = prepared(db, 'auth_standing', () =>
    standingQuery(db, {
      authSession: eq(authSessions.id, sql.placeholder('authSessionId')),
      person: eq(profiles.id, sql.placeholder('userId')),
    }),
  );
  const [found] = await query.execute({ userId, authSessionId });
  return found ?? null;
}
export type AccountRow = NonNullable<Awaited<ReturnType<typeof readAccountAccess>>>;

/** As one list, so that it is the same statement however many they are. */
const isOneOf = (id: Column, listed: string) => sql`${id} = any(${sql.placeholder(listed)}::uuid[])`;

/** The same of many, by their auth sessions; those that have ended are not among them. */
export async function readAccountAccesses(
  db: Database,
  bearers: readonly Bearer[],
): Promise<ReadonlyMap<string | null, AccountRow>> {
  const query = prepared(db, 'auth_standings', () =>
    standingQuery(db, {
      authSession: isOneOf(authSessions.id, 'authSessionIds'),
      person: isOneOf(profiles.id, 'userIds'),
    }),
  );
  const found = await query.execute({
    authSessionIds: bearers.map(({ authSessionId }) => authSessionId),
    userIds: bearers.map(({ userId }) => userId),
  });
  return new Map(found.map(standing => [standing.authSessionId, standing]));
}
