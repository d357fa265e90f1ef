import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartupError } from '#startup-error.ts';

interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Any constant will do, as long as every process of ours waits for the same one. */
const MIGRATION_LOCK = 7_240_118;

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map((file, index) => {
      const version = Number.parseInt(file, 10);
      if (version !== index + 1) throw new Error(`migrations are numbered without gaps; found ${file}`);
      const sql = readFileSync(join(folder, file), 'utf8');
      return { version, name: file, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Brings the database to the code's version. Each migration and its mark are one transaction; the lock lets several
 * processes start at once, of which one migrates and the others wait.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<number> {
  const migrations = readMigrations(folder);
  // Waiting for the lock, and a migration of a large table, take as long as they take.
  const client = new pg.Client({ ...pool.options, statement_timeout: 0, query_timeout: 0 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`create table if not exists migrations (
      version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
    )`);
    const { rows } = await client.query<Pick<Migration, 'version' | 'name' | 'checksum'>>(
      'select version, name, checksum from migrations order by version',
    );
    refuseForeignHistory(migrations, rows);
    const pending = migrations.slice(rows.length);
    for (const migration of pending) await apply(client, migration);
    return pending.length;
  } finally {
    // Closing the connection gives back the lock, whatever happened.
    await client.end();
  }
}

function refuseForeignHistory(
  migrations: readonly Migration[],
  applied: readonly Pick<Migration, 'version' | 'name' | 'checksum'>[],
) {
  for (const [index, row] of applied.entries()) {
    const ours = migrations[index];
    if (!ours) {
      throw new StartupError(
        `the database is newer than this code: it has migration ${row.name}, the code ends at ${migrations.at(-1)?.name}`,
      );
    }
    if (ours.name !== row.name || ours.checksum !== row.checksum) {
      throw new StartupError(
        `migration ${row.name} in the database is not the one in the code (${ours.name})`,
      );
    }
  }
}

async function apply(client: pg.Client, migration: Migration) {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into migrations (version, name, checksum) values ($1, $2, $3)', [
      migration.version,
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
