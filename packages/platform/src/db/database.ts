import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Queries run on the pool. */
export type Database = NodePgDatabase<Record<string, never>> & { readonly $client: pg.Pool };
/** Queries run inside one transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For reads that may run in either. */
export type Queryable = Database | Transaction;

/** Columns are written in TypeScript's way and named in SQL's. */
export const CASING = 'snake_case';

export function openDatabase(url: string, log: { error(details: object, message: string): void }): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    // For a network path that died without a word: the server's own limit cannot be heard then.
    query_timeout: 20_000,
    keepAlive: true,
    application_name: 'bayan',
    options: '-c timezone=UTC',
  });
  // Without a listener a connection that the server closes while idle would end the process.
  pool.on('error', error => log.error({ error: error.message }, 'an idle database connection was lost'));
  // The same for one that is in use; whoever waits for it learns of it by the rejected query.
  pool.on('connect', client => client.on('error', () => {}));
  return drizzle({ client: pool, casing: CASING });
}
