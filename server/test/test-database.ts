import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseUrl, TEMPLATE } from './test-cluster.ts';

/** For what only a superuser may do. */
export const adminUrl = () => clusterUrl('TEST_ADMIN_URL');

function clusterUrl(name: 'TEST_ADMIN_URL' | 'TEST_APP_URL'): string {
  const url = process.env[name];
  if (!url) throw new Error('the test cluster has not been started');
  return url;
}

/** A database of one's own, copied from the migrated template. */
export async function createTestDatabase() {
  const name = `t_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const admin = new pg.Client({ connectionString: adminUrl() });
    await admin.connect();
    await admin.query(sql).finally(() => admin.end());
  };
  await run(`create database ${name} template ${TEMPLATE} owner app`);
  return {
    url: databaseUrl(clusterUrl('TEST_APP_URL'), name),
    drop: () => run(`drop database if exists ${name} with (force)`),
  };
}
