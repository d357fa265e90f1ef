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

/** Kept open from one database to the next, and in nobody's way who wants to end. */
let admin: { readonly url: string; readonly pool: pg.Pool } | undefined;

function asAdmin(sql: string) {
  const url = adminUrl();
  if (admin?.url !== url) {
    admin = { url, pool: new pg.Pool({ connectionString: url, allowExitOnIdle: true }) };
    admin.pool.on('error', () => {}); // the cluster has ended first
  }
  return admin.pool.query(sql);
}

/** A database of one's own, copied from the migrated template. */
export async function createTestDatabase() {
  const name = `t_${randomBytes(6).toString('hex')}`;
  // Copied as files, where nothing has to survive a crash: a third of the work of writing it to the log.
  await asAdmin(`create database ${name} template ${TEMPLATE} owner app strategy file_copy`);
  return {
    url: databaseUrl(clusterUrl('TEST_APP_URL'), name),
    drop: () => asAdmin(`drop database if exists ${name} with (force)`),
  };
}
