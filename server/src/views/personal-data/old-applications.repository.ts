import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { applications } from '#schema/applications.ts';

/** Closed, without an account, untouched since then, and not emptied yet: by an index of these alone. */
const isOld = (then: Date) =>
  and(
    eq(applications.stage, sql.raw(`'closed'`)),
    isNull(applications.profileId),
    sql`${applications.name} <> '—'`,
    lt(applications.updatedAt, then),
  );

/** Those that have been closed for longest. */
export async function closedBefore(db: Queryable, then: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ id: applications.id })
    .from(applications)
    .where(isOld(then))
    .orderBy(asc(applications.updatedAt))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** Whether it still is one of them; nobody changes it until the transaction ends. */
export async function lockClosed(tx: Transaction, id: string, then: Date): Promise<boolean> {
  const found = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, id), isOld(then)))
    .for('update');
  return found.length === 1;
}
