import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseUrl, TEMPLATE } from './global-setup.ts';

/** A database of one's own, copied from the migrated template. */
export async function createTestDatabase() {
  const name = `t_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const admin = new pg.Client({ connectionString: inject('adminUrl') });
    await admin.connect();
    await admin.query(sql).finally(() => admin.end());
  };
  await run(`create database ${name} template ${TEMPLATE} owner app`);
  return {
    url: databaseUrl(inject('appUrl'), name),
    drop: () => run(`drop database if exists ${name} with (force)`),
  };
}
