import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { type SQL, sql } from 'drizzle-orm';
import type { PersonsRows } from './mark.ts';

interface Erased {
  readonly personId: string;
  readonly erasureId: string;
}

/** The SQL of the marks, which names people and erasures by words. The marks are ours: nobody else writes them. */
function written(text: string, { personId, erasureId }: Erased): SQL {
  const parts = text.split(/(:person|:erasure)(?!\w)/);
  return sql.join(
    parts.map(part => {
      if (part === ':person') return sql`${personId}::uuid`;
      return part === ':erasure' ? sql`${erasureId}::uuid` : sql.raw(part);
    }),
  );
}

/** For what the marks do outside an erasure. */
export const NO_ERASURE = '00000000-0000-0000-0000-000000000000';
const ofPerson = (text: string, personId: string) => written(text, { personId, erasureId: NO_ERASURE });

/** How many rows are the person's. */
export async function countRows(
  db: Queryable,
  personId: string,
  table: string,
  { whose }: PersonsRows,
): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    ofPerson(`select count(*) as count from ${table} where ${whose}`, personId),
  );
  return Number(rows[0]?.count ?? 0);
}

/** What an export contains of them, as JSON with the names of the columns. */
export async function readRows(
  db: Queryable,
  personId: string,
  table: string,
  { whose, exported = [], alsoExported = {} }: PersonsRows,
): Promise<Record<string, unknown>[]> {
  const more = Object.entries(alsoExported).map(([name, by]) => `${by} as "${name}"`);
  const columns = [...exported.map(name => `"${name}"`), ...more].join(', ');
  const { rows } = await db.execute<{ row: Record<string, unknown> }>(
    ofPerson(
      `select to_jsonb(found) as row from (select ${columns} from ${table} where ${whose}) found`,
      personId,
    ),
  );
  return rows.map(({ row }) => row);
}

/** Deletes them, or empties what must not stay. */
export async function eraseRows(
  tx: Transaction,
  erased: Erased,
  table: string,
  { whose, isDeleted, emptied = {} }: PersonsRows,
): Promise<void> {
  const values = Object.entries(emptied).map(([column, value]) => `"${column}" = ${value}`);
  if (isDeleted) await tx.execute(written(`delete from ${table} where ${whose}`, erased));
  else if (values.length > 0)
    await tx.execute(written(`update ${table} set ${values.join(', ')} where ${whose}`, erased));
}

/** What a statement of one column finds. */
export async function readWords(db: Queryable, personId: string, statement: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string | null }>(ofPerson(statement, personId));
  return rows.flatMap(({ word }) => word ?? []);
}
