import type { ImportKind } from '@bayan/domain/imports/import-kinds';
import type { ImportRecord, ImportRow as ImportRowRecord } from '@bayan/domain/imports/imports.contract';
import { IMPORT_LIMITS } from '@bayan/domain/imports/imports.limits';
import type { Database, Queryable, Transaction } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, asc, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { importRows, imports } from '#schema/imports.ts';
import { profiles } from '#schema/people.ts';
import type { ImportedRow, ReadImport } from './read-import.ts';

const maker = alias(profiles, 'maker');
const confirmer = alias(profiles, 'confirmer');
const undoer = alias(profiles, 'undoer');
const withPeople = (db: Queryable) =>
  db
    .select({
      id: imports.id,
      kind: imports.kind,
      fileName: imports.fileName,
      state: imports.state,
      rows: imports.rowCount,
      faultyRows: imports.faultyRows,
      fileFaults: imports.fileFaults,
      uninvited: imports.uninvited,
      madeBy: { id: maker.id, name: maker.name, nameAr: maker.nameAr },
      confirmedBy: { id: confirmer.id, name: confirmer.name, nameAr: confirmer.nameAr },
      undoneBy: { id: undoer.id, name: undoer.name, nameAr: undoer.nameAr },
      createdAt: imports.createdAt,
      confirmedAt: imports.confirmedAt,
      undoneAt: imports.undoneAt,
      hasRows: sql<boolean>`exists (
        select from ${importRows} where ${importRows.importId} = ${imports.id} and ${importRows.cells} <> '{}')`,
      version: imports.version,
    })
    .from(imports)
    .innerJoin(maker, eq(maker.id, imports.madeBy))
    .leftJoin(confirmer, eq(confirmer.id, imports.confirmedBy))
    .leftJoin(undoer, eq(undoer.id, imports.undoneBy))
    .$dynamic();
type Row = Awaited<ReturnType<typeof withPeople>>[number];
const toRecord = ({ fileFaults, ...row }: Row): ImportRecord => ({ ...row, fileFaults: [...fileFaults] });

export async function findImport(db: Queryable, id: string): Promise<ImportRecord | null> {
  const [row] = await withPeople(db).where(eq(imports.id, id));
  return row ? toRecord(row) : null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockImport(tx: Transaction, id: string): Promise<ImportRecord | null> {
  await tx.select({ id: imports.id }).from(imports).where(eq(imports.id, id)).for('update');
  return findImport(tx, id);
}

interface ListOptions {
  readonly kind: ImportKind | undefined;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** Those that were confirmed, newest first. */
export async function listImports(db: Queryable, { kind, after, limit }: ListOptions) {
  const rows = await withPeople(db)
    .where(
      and(
        ne(imports.state, sql.raw(`'checked'`)),
        kind && eq(imports.kind, kind),
        after
          ? sql`(${imports.confirmedAt}, ${imports.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(imports.confirmedAt), desc(imports.id))
    .limit(limit);
  return rows.map(toRecord);
}

interface RowOptions {
  readonly faulty: boolean;
  /** The number of the last row that the reader has. */
  readonly after: number;
  readonly limit: number;
}

export async function listImportRows(
  db: Queryable,
  importId: string,
  { faulty, after, limit }: RowOptions,
): Promise<ImportRowRecord[]> {
  const rows = await db
    .select({ number: importRows.number, cells: importRows.cells, faults: importRows.faults })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        faulty ? sql`${importRows.faults} <> '[]'` : undefined,
        gt(importRows.number, after),
      ),
    )
    .orderBy(asc(importRows.number))
    .limit(limit);
  return rows.map(({ faults, ...row }) => ({ ...row, faults: [...faults] }));
}

interface NewImport extends Omit<ReadImport, 'rows'> {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly rows: readonly ImportedRow[];
  readonly madeBy: string;
  readonly now: Date;
}

export async function insertImport(tx: Transaction, { rows, now, ...read }: NewImport): Promise<string> {
  const faultyRows = rows.filter(({ faults }) => faults.length > 0).length;
  const [made] = await tx
    .insert(imports)
    .values({ ...read, faultyRows, createdAt: now, updatedAt: now })
    .returning({ id: imports.id });
  if (!made) throw new Error('the new import has no id');
  // As one value: a statement with a place for each would keep this thread from people's requests.
  if (rows.length > 0)
    await tx.execute(sql`
      insert into ${importRows} (import_id, number, cells, faults, record)
      select ${made.id}::uuid, number, cells, faults, nullif(record, 'null')
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given (number integer, cells jsonb, faults jsonb, record jsonb)`);
  return made.id;
}

export async function updateImport(
  tx: Transaction,
  id: string,
  values: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  await tx.update(imports).set(values).where(eq(imports.id, id));
}

/** What files said is thrown away after a day, and previews that nobody confirmed with it (R996). */
export async function deleteOldImportData(db: Database, now: Date): Promise<void> {
  const then = new Date(now.getTime() - IMPORT_LIMITS.keptMs);
  await db.delete(imports).where(and(eq(imports.state, sql.raw(`'checked'`)), lt(imports.createdAt, then)));
  // By an index of those that still say something.
  await db.execute(sql`
    update ${importRows} as row set cells = '{}', record = '{}' from ${imports} as import
    where row.cells <> '{}' and import.id = row.import_id and import.confirmed_at < ${then}::timestamptz`);
}
