import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Durability } from '@bayan/embedded-postgres/durability';
import { startEmbedded } from '@bayan/embedded-postgres/launcher';
import { openDatabase } from '@bayan/platform/db/database';
import { migrate } from '@bayan/platform/db/migrate';
import pg from 'pg';
import { publishFirstTexts } from '#academy/legal-texts/publish-legal-texts.ts';
import { MIGRATIONS } from '#store/migrations-folder.ts';
import { quickFolder } from './quick-folder.ts';

/** The database that every test's own is a copy of. */
export const TEMPLATE = 'template_migrated';

export interface TestCluster {
  readonly pid: number;
  stop(): Promise<void>;
}

/** One throw-away PostgreSQL; this process and all it starts find it by their environment. */
export async function startTestCluster(durability: Durability = 'throw-away'): Promise<TestCluster> {
  const dataDir = mkdtempSync(join(durability === 'throw-away' ? quickFolder() : tmpdir(), 'bayan-test-'));
  const server = await startEmbedded({ dataDir, log: () => {}, durability });
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE} owner app`);
  await admin.end();
  const db = openDatabase(databaseUrl(server.appUrl, TEMPLATE), { error: () => {} });
  await migrate(db.$client, MIGRATIONS);
  // As every start does where there are none.
  await publishFirstTexts(db, { now: new Date('2026-11-15T08:00:00Z') });
  await db.$client.end();
  process.env.TEST_ADMIN_URL = server.adminUrl;
  process.env.TEST_APP_URL = server.appUrl;
  return {
    pid: server.pid,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function databaseUrl(url: string, database: string): string {
  const named = new URL(url);
  named.pathname = `/${database}`;
  return named.toString();
}
