import type { ExportRecord } from '@bayan/domain/personal-data/exports.contract';
import type { Database, Queryable, Transaction } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, asc, count, desc, eq, gt, isNull, lte, min, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { files } from '#schema/files.ts';
import { profiles } from '#schema/people.ts';
import { exports } from '#schema/personal-data.ts';

/** Wakes whoever makes exports and runs erasures. */
export const PERSONAL_DATA_CHANNEL = 'personal_data';
export const wakeWorkers = (tx: Transaction) =>
  tx.execute(sql`select pg_notify(${PERSONAL_DATA_CHANNEL}, '')`);

const askers = alias(profiles, 'askers');
const named = (person: typeof profiles | typeof askers) => ({
  id: person.id,
  name: person.name,
  nameAr: person.nameAr,
});

const records = (db: Queryable) =>
  db
    .select({ row: exports, person: { ...named(profiles), role: profiles.role }, askedBy: named(askers) })
    .from(exports)
    .innerJoin(profiles, eq(profiles.id, exports.personId))
    .innerJoin(askers, eq(askers.id, exports.askedBy));

const recordFor =
  (viewerId: string) =>
  ({ row, person, askedBy }: Awaited<ReturnType<typeof records>>[number]): ExportRecord => ({
    ...row,
    person,
    askedBy,
    isYours: row.askedBy === viewerId,
  });

interface ListOptions {
  readonly viewerId: string;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** Newest first. */
export async function listExports(db: Queryable, { viewerId, after, limit }: ListOptions) {
  const rows = await records(db)
    .where(
      after
        ? sql`(${exports.createdAt}, ${exports.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
        : undefined,
    )
    .orderBy(desc(exports.createdAt), desc(exports.id))
    .limit(limit);
  return rows.map(recordFor(viewerId));
}

export async function findExport(db: Queryable, viewerId: string, id: string): Promise<ExportRecord | null> {
  const [row] = await records(db).where(eq(exports.id, id));
  return row ? recordFor(viewerId)(row) : null;
}

/** How many exports of a person were asked for since then, and when the first. */
export async function exportsSince(tx: Transaction, personId: string, since: Date) {
  const [row] = await tx
    .select({ count: count(), first: min(exports.createdAt) })
    .from(exports)
    .where(and(eq(exports.personId, personId), gt(exports.createdAt, since)));
  return { count: row?.count ?? 0, first: row?.first ?? null };
}

export async function insertExport(
  tx: Transaction,
  values: Pick<typeof exports.$inferInsert, 'personId' | 'askedBy' | 'language' | 'createdAt'>,
): Promise<string> {
  const [row] = await tx.insert(exports).values(values).returning({ id: exports.id });
  if (!row) throw new Error('an insert returned no row');
  return row.id;
}

/** The export of one's own, which nobody changes until the transaction ends. */
export async function lockOwnExport(tx: Transaction, askedBy: string, id: string) {
  const [row] = await tx
    .select()
    .from(exports)
    .where(and(eq(exports.id, id), eq(exports.askedBy, askedBy)))
    .for('update');
  return row ?? null;
}

/** Those that nobody has made yet, oldest first. */
export const waitingExports = (db: Database) =>
  db.select().from(exports).where(eq(exports.status, 'waiting')).orderBy(asc(exports.createdAt)).limit(20);

/** Whether it still waits; nobody else makes it until the transaction ends. */
export async function lockWaitingExport(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: exports.id })
    .from(exports)
    .innerJoin(profiles, eq(profiles.id, exports.personId))
    .where(and(eq(exports.id, id), eq(exports.status, 'waiting'), isNull(profiles.erasedAt)))
    .for('update', { of: exports });
  return found.length === 1;
}

export async function markReady(
  tx: Transaction,
  id: string,
  ready: { readonly fileId: string; readonly readyAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .update(exports)
    .set({ ...ready, status: 'ready' })
    .where(eq(exports.id, id));
}

/** Ends those whose time is over, with their files; answers with where the bytes are. */
export async function expireExports(tx: Transaction, now: Date): Promise<string[]> {
  const over = await tx
    .select({ id: exports.id, fileId: files.id, storageKey: files.storageKey })
    .from(exports)
    .innerJoin(files, eq(files.id, exports.fileId))
    .where(and(eq(exports.status, 'ready'), lte(exports.expiresAt, now)))
    .for('update');
  for (const { id, fileId } of over) {
    await tx.update(exports).set({ status: 'expired', fileId: null }).where(eq(exports.id, id));
    await tx.delete(files).where(eq(files.id, fileId));
  }
  return over.map(({ storageKey }) => storageKey);
}

/** The archive, for the owner alone who asked for it, while it is there (R842). */
export async function findExportFile(db: Queryable, viewerId: string, fileId: string, now: Date) {
  const [row] = await db
    .select({ file: files })
    .from(exports)
    .innerJoin(files, eq(files.id, exports.fileId))
    .innerJoin(profiles, eq(profiles.id, exports.askedBy))
    .where(
      and(
        eq(exports.fileId, fileId),
        eq(exports.askedBy, viewerId),
        gt(exports.expiresAt, now),
        eq(profiles.isActive, true),
        sql`'owner' = any(${profiles.rights})`,
      ),
    );
  return row?.file ?? null;
}
