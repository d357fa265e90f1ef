import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '@bayan/platform/db/database';
import { isUnavailable } from '@bayan/platform/db/failure';

export type Row = Readonly<Record<string, unknown>>;

/** The product's own database, looked into past the product. */
export interface Store {
  rows(query: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** The one row of something that was acknowledged. */
  only(query: string, values: readonly unknown[]): Promise<Row>;
  /** The number that a query with one row and one column answers with. */
  count(query: string, values?: readonly unknown[]): Promise<number>;
  close(): Promise<void>;
}

/** Something was acknowledged and is not there. */
export class Missing extends Error {}

const quiet = { error: () => {} };
const PATIENCE_MS = 60_000;
const PAUSE_MS = 20;

export function openStoreOf(dataDir: string, role: 'app' | 'postgres' = 'app'): Store {
  const host = encodeURIComponent(join(dataDir, 'run'));
  const db = openDatabase(`postgres://${role}@localhost/${role}?host=${host}`, quiet);
  const rows = (query: string, values: readonly unknown[] = []) => ask(db, query, values);
  return {
    rows,
    async only(query, values) {
      const [row] = await rows(query, values);
      if (!row) throw new Missing(`what was acknowledged is not there: ${query} ${values}`);
      return row;
    },
    count: async (query, values) => Number(Object.values((await rows(query, values))[0] ?? {})[0]),
    close: () => db.$client.end(),
  };
}

/** However long the database is away. */
async function ask(db: Database, query: string, values: readonly unknown[]): Promise<readonly Row[]> {
  for (const start = performance.now(); ; await pause(PAUSE_MS)) {
    try {
      return (await db.$client.query<Row>(query, [...values])).rows;
    } catch (error) {
      if (!isUnavailable(error) || performance.now() - start > PATIENCE_MS) throw error;
    }
  }
}
