import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { settings } from '../../../db/schema/academy.ts';
import { authFactors, authSessions, authUsers } from '../../../db/schema/auth.ts';
import { profiles, tutors } from '../../../db/schema/people.ts';
import type { AccessTokenSubject } from '../tokens/access-token.ts';

const standingQuery = (db: Database) =>
  db
    .select({
      id: profiles.id,
      name: profiles.name,
      role: profiles.role,
      timezone: profiles.timezone,
      language: profiles.language,
      isActive: profiles.isActive,
      bannedUntil: authUsers.bannedUntil,
      deletedAt: authUsers.deletedAt,
      authSessionId: authSessions.id,
      aal: authSessions.aal,
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
    .leftJoin(
      authSessions,
      and(eq(authSessions.id, sql.placeholder('authSessionId')), eq(authSessions.userId, profiles.id)),
    )
    .leftJoin(tutors, eq(tutors.profileId, profiles.id))
    .where(eq(profiles.id, sql.placeholder('userId')));

/** Everything that decides what a token's bearer may do now, in one read. */
export async function readStanding(db: Database, { userId, authSessionId }: AccessTokenSubject) {
  const query = prepared(db, 'auth_standing', () => standingQuery(db));
  const [found] = await query.execute({ userId, authSessionId });
  return found ?? null;
}
