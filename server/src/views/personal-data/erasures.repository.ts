import type { ErasureRecord } from '@bayan/domain/personal-data/erasures.contract';
import type { Database, Queryable, Transaction } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, asc, desc, eq, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { uploadParts, uploads } from '#schema/files.ts';
import { profiles } from '#schema/people.ts';
import { erasures } from '#schema/personal-data.ts';

const askers = alias(profiles, 'askers');

/** Lessons of which the person is part and that are not over. Those that wait for another tutor are not hers any more. */
const lessonsAhead = (now: Date) =>
  // Written with its tables' names: a column of a table that stands alone would come without one.
  sql<number>`(select count(*)::int from sessions ahead where ahead.status in ('scheduled', 'in-progress')
    and ahead.ends_at > ${now.toISOString()}::timestamptz and (ahead.student_id = profiles.id
      or (ahead.tutor_id = profiles.id and ahead.tutor_left_at is null)))`;

const records = (db: Queryable, now: Date) =>
  db
    .select({
      row: erasures,
      person: { id: profiles.id, name: profiles.name, nameAr: profiles.nameAr, role: profiles.role },
      askedBy: { id: askers.id, name: askers.name, nameAr: askers.nameAr },
      lessonsAhead: sql<number>`case when ${erasures.status} = 'waiting' then ${lessonsAhead(now)} else 0 end`,
    })
    .from(erasures)
    .innerJoin(profiles, eq(profiles.id, erasures.personId))
    .leftJoin(askers, eq(askers.id, erasures.askedBy));

const recordOf = ({ row, ...others }: Awaited<ReturnType<typeof records>>[number]): ErasureRecord => ({
  ...row,
  ...others,
});

interface ListOptions {
  readonly now: Date;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** Newest first. */
export async function listErasures(db: Queryable, { now, after, limit }: ListOptions) {
  const rows = await records(db, now)
    .where(
      after
        ? sql`(${erasures.createdAt}, ${erasures.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
        : undefined,
    )
    .orderBy(desc(erasures.createdAt), desc(erasures.id))
    .limit(limit);
  return rows.map(recordOf);
}

export async function findErasure(db: Queryable, id: string, now: Date): Promise<ErasureRecord | null> {
  const [row] = await records(db, now).where(eq(erasures.id, id));
  return row ? recordOf(row) : null;
}

/** Whose data it is, unless it is erased; with the lessons that are not over. */
export async function findSubject(db: Queryable, id: string, now: Date) {
  const [row] = await db
    .select({
      person: { id: profiles.id, name: profiles.name, nameAr: profiles.nameAr, role: profiles.role },
      language: profiles.language,
      lessonsAhead: lessonsAhead(now),
    })
    .from(profiles)
    .where(and(eq(profiles.id, id), sql`${profiles.erasedAt} is null`));
  return row ?? null;
}

/** One erasure of a person at a time is waiting or done: false where there is one already. */
export async function insertErasure(
  tx: Transaction,
  values: typeof erasures.$inferInsert,
): Promise<string | null> {
  const [row] = await tx.insert(erasures).values(values).onConflictDoNothing().returning({ id: erasures.id });
  return row?.id ?? null;
}

export async function lockErasure(tx: Transaction, id: string) {
  const [row] = await tx.select().from(erasures).where(eq(erasures.id, id)).for('update');
  return row ?? null;
}

export async function updateErasure(
  tx: Transaction,
  id: string,
  values: Partial<typeof erasures.$inferInsert>,
): Promise<void> {
  await tx.update(erasures).set(values).where(eq(erasures.id, id));
}

/** Those whose time has come, oldest first. */
export const dueErasures = (db: Database, now: Date) =>
  db
    .select({ id: erasures.id, personId: erasures.personId, askedBy: erasures.askedBy })
    .from(erasures)
    .where(and(eq(erasures.status, 'waiting'), lte(erasures.runsAt, now)))
    .orderBy(asc(erasures.runsAt))
    .limit(20);

export const doneErasures = (db: Database) =>
  db
    .select({ id: erasures.id, personId: erasures.personId, doneAt: erasures.doneAt })
    .from(erasures)
    .where(eq(erasures.status, 'done'));

/** From here on this transaction may redact what is append-only. */
export async function beginErasing(tx: Transaction, id: string): Promise<void> {
  await updateErasure(tx, id, { status: 'running' });
  await tx.execute(sql`select set_config('bayan.erasure', ${id}, true)`);
}

export async function markErased(tx: Transaction, personId: string, erasedAt: Date): Promise<void> {
  await tx.update(profiles).set({ erasedAt }).where(eq(profiles.id, personId));
}

/** Where the bytes of the person's parts of files under way lie. */
export async function partKeysOf(tx: Transaction, personId: string): Promise<string[]> {
  const parts = await tx
    .select({ key: uploadParts.storageKey })
    .from(uploadParts)
    .innerJoin(uploads, eq(uploads.id, uploadParts.uploadId))
    .where(eq(uploads.ownerId, personId));
  return parts.map(({ key }) => key);
}

/** Whether the person is there and not erased. */
export async function isErasable(db: Queryable, personId: string): Promise<boolean> {
  const found = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, personId), sql`${profiles.erasedAt} is null`));
  return found.length === 1;
}

/** Another erasure of the same person, which a repeat takes the place of. */
export async function dropOtherErasures(tx: Transaction, personId: string, id: string): Promise<void> {
  await tx
    .delete(erasures)
    .where(and(eq(erasures.personId, personId), ne(erasures.id, id), eq(erasures.status, 'waiting')));
}
