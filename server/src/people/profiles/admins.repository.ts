import { authUsers } from '@bayan/auth/store/tables';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { profiles } from '#schema/people.ts';

const hasOperations = sql`'operations' = any(${profiles.rights})`;
const isColleague = and(eq(profiles.role, 'admin'), profiles.isActive, hasOperations);

/** The admins who can be told by mail of what is theirs to do: the daily work (R801). */
export const activeAdmins = (q: Queryable) =>
  q
    .select({
      id: profiles.id,
      email: sql<string>`${profiles.email}`,
      language: profiles.language,
      timezone: profiles.timezone,
    })
    .from(profiles)
    .where(and(isColleague, isNotNull(profiles.email)));

interface HeldAdmin {
  readonly id: string;
  readonly isOwner: boolean;
}

/**
 * The administrators who can come in, so without those who are banned. All of them are held, so that two cannot remove
 * each other at the same moment; who can come in is read only then, when nobody else is about to change it.
 */
export async function lockAdmins(tx: Transaction, now: Date): Promise<HeldAdmin[]> {
  const isAdmin = and(eq(profiles.role, 'admin'), eq(profiles.isActive, true));
  await tx.select({ id: profiles.id }).from(profiles).where(isAdmin).orderBy(profiles.id).for('update');
  const rows = await tx
    .select({ id: profiles.id, rights: profiles.rights })
    .from(profiles)
    .leftJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(and(isAdmin, or(isNull(authUsers.bannedUntil), lte(authUsers.bannedUntil, now))));
  return rows.map(({ id, rights }) => ({ id, isOwner: rights.includes('owner') }));
}

export async function lockOwners(tx: Transaction, now: Date): Promise<string[]> {
  const admins = await lockAdmins(tx, now);
  return admins.flatMap(({ id, isOwner }) => (isOwner ? [id] : []));
}

/** An admin who takes part in the daily work (R801). */
export async function findColleague(q: Queryable, id: string) {
  const [row] = await q
    .select({ id: profiles.id, name: profiles.name, nameAr: profiles.nameAr })
    .from(profiles)
    .where(and(eq(profiles.id, id), isColleague));
  return row ?? null;
}

/** Who of these takes part in the daily work. */
export async function colleaguesAmong(q: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await q
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(inArray(profiles.id, [...ids]), isColleague));
  return found.map(({ id }) => id);
}
