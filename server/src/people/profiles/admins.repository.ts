import { authUsers } from '@bayan/auth/store/tables';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { profiles } from '#schema/people.ts';

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
