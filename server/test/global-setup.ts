import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/db/embedded/launcher.ts';
import { migrate } from '../src/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string;
    appUrl: string;
  }
}

/** The database that every test's own is a copy of. */
export const TEMPLATE = 'template_migrated';

/** One throw-away PostgreSQL for the whole run; each test file works in a database of its own. */
export async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bayan-test-'));
  const server = await startEmbedded({ dataDir, log: () => {}, durability: 'throw-away' });
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE} owner app`);
  await admin.end();
  const pool = new pg.Pool({ connectionString: databaseUrl(server.appUrl, TEMPLATE) });
  await migrate(pool);
  await pool.end();
  project.provide('adminUrl', server.adminUrl);
  project.provide('appUrl', server.appUrl);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

export function databaseUrl(url: string, database: string): string {
  const named = new URL(url);
  named.pathname = `/${database}`;
  return named.toString();
}
