import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '@bayan/platform/db/migrate';
import type pg from 'pg';
import { MIGRATIONS } from '#store/migrations-folder.ts';

/** Takes away every row and every file of the academy, whatever version of the product made them. */
export async function emptyStore(pool: pg.Pool, dataDir: string): Promise<void> {
  // One message is one transaction.
  await pool.query('drop schema public cascade; create schema public');
  await migrate(pool, MIGRATIONS);
  for (const folder of ['files', 'mail']) rmSync(join(dataDir, folder), { recursive: true, force: true });
}
