import type { Role } from '@bayan/domain/roles';
import type { Database } from '@bayan/platform/db/database';
import { prepared } from '@bayan/platform/db/prepared';
import { and, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Device } from '#devices/device.ts';
import { REMEMBERED_ROTATIONS } from '#protocol/refresh-rule.ts';
import type { AuthIdentity, AuthSession, AuthUser } from './auth-users.repository.ts';
import { type AuthFactor, factorsOf } from './factors.repository.ts';
import { profiles } from './people-table.ts';
import { authFactors, authIdentities, authSessions, authUsers } from './tables.ts';

const given = (name: string) => sql.placeholder(name);

/** Most people have none, whom it spares a second read. */
const factors = (db: Database) =>
  db.select({ one: sql`1` }).from(authFactors).where(eq(authFactors.userId, authSessions.userId));

const newer = alias(authSessions, 'newer');
const newerOfSameUser = (db: Database) =>
  db
    .select({ one: sql`1` })
    .from(newer)
    .where(and(eq(newer.userId, authSessions.userId), gt(newer.createdAt, authSessions.createdAt)));

/** One row for each identity, of which a person has one or two. */
const refreshQuery = (db: Database) =>
  db
    .select({
      authSession: authSessions,
      user: authUsers,
      isActive: profiles.isActive,
      role: profiles.role,
      identity: authIdentities,
      hasFactors: sql<boolean>`exists ${factors(db)}`,
      hasNewer: sql<boolean>`${given('asksNewer')}::boolean and exists ${newerOfSameUser(db)}`,
    })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .innerJoin(profiles, eq(profiles.id, authSessions.userId))
    .leftJoin(authIdentities, eq(authIdentities.userId, authSessions.userId))
    .where(eq(authSessions.id, given('id')))
    .orderBy(authIdentities.createdAt, authIdentities.id);

export interface FoundForRefresh {
  readonly authSession: AuthSession;
  readonly user: AuthUser;
  readonly isActive: boolean;
  readonly role: Role | null;
  readonly identities: readonly AuthIdentity[];
  readonly factors: readonly AuthFactor[];
  /** Whether the person has signed in elsewhere since; false where that is not asked. */
  readonly hasNewer: boolean;
}

/** Everything that decides a refresh and that its answer tells, in one read for who has no second factor. */
export async function readForRefresh(
  db: Database,
  id: string,
  { asksNewer, now }: { readonly asksNewer: boolean; readonly now: Date },
): Promise<FoundForRefresh | null> {
  const rows = await prepared(db, 'auth_refresh', () => refreshQuery(db)).execute({ id, asksNewer });
  const [first] = rows;
  if (!first) return null;
  return {
    ...first,
    identities: rows.flatMap(({ identity }) => identity ?? []),
    factors: first.hasFactors ? await factorsOf(db, first.user.id, now) : [],
  };
}

const use = {
  refreshedAt: sql`${given('now')}::timestamptz`,
  userAgent: sql`${given('userAgent')}::text`,
  ip: sql`${given('ip')}::inet`,
};
/** The key too: a second factor gives the auth session another one. */
const asSeen = and(
  eq(authSessions.id, given('id')),
  eq(authSessions.refreshCounter, given('seenCounter')),
  eq(authSessions.refreshKey, given('seenKey')),
);

const touchQuery = (db: Database) => db.update(authSessions).set(use).where(asSeen);
const rotateQuery = (db: Database) =>
  db
    .update(authSessions)
    .set({
      ...use,
      refreshCounter: sql`${authSessions.refreshCounter} + 1`,
      rotatedAt: sql`(array_prepend(${given('now')}::timestamptz, ${authSessions.rotatedAt}))[1:${sql.raw(String(REMEMBERED_ROTATIONS))}]`,
    })
    .where(asSeen);

interface Use {
  readonly seen: AuthSession;
  readonly isRotation: boolean;
  readonly device: Device;
  readonly now: Date;
}

/** Null where the auth session is not as it was seen: another refresh was faster, or it is gone. */
export async function useAuthSession(
  db: Database,
  { seen, isRotation, device: { userAgent, ip }, now }: Use,
): Promise<AuthSession | null> {
  const query = isRotation
    ? prepared(db, 'auth_rotate', () => rotateQuery(db))
    : prepared(db, 'auth_touch', () => touchQuery(db));
  const { rowCount } = await query.execute({
    id: seen.id,
    seenCounter: seen.refreshCounter,
    seenKey: seen.refreshKey,
    now: now.toISOString(),
    userAgent,
    ip,
  });
  if (rowCount !== 1) return null;
  return isRotation ? { ...seen, refreshCounter: seen.refreshCounter + 1 } : seen;
}
