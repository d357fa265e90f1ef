import { parseArgs } from 'node:util';
import { accountsWithKnownPassword } from '@bayan/auth/store/auth-users.repository';
import { startEmbedded } from '@bayan/embedded-postgres/launcher';
import { holdsData } from '@bayan/embedded-postgres/restore';
import { type Database, openDatabase } from '@bayan/platform/db/database';
import { createDiskStore } from '@bayan/platform/file-store/disk-store';
import { StartupError } from '@bayan/platform/startup-error';
import { emptyStore } from '#app/samples/empty-store.ts';
import { loadSample } from '#app/samples/load-sample.ts';
import { sampleAccountLines } from '#app/samples/sample-accounts.ts';
import { allowsSample } from '#app/samples/sample-rule.ts';
import { ask } from './ask.ts';
import { runCommand } from './command.ts';

function isAgreed(): boolean {
  try {
    return parseArgs({ options: { yes: { type: 'boolean', default: false } } }).values.yes;
  } catch {
    throw new StartupError('usage: npm run sample:reset [-- --yes]');
  }
}

/** The store is ours alone while this runs: the data directory has one user at a time. */
async function withEmbedded<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const server = await startEmbedded({ dataDir, log: line => console.error(line) });
  const db = openDatabase(server.appUrl, console);
  try {
    return await work(db);
  } finally {
    await db.$client.end();
    await server.stop();
  }
}

await runCommand(async config => {
  const { dataDir, databaseUrl, bucket } = config;
  if (databaseUrl) throw new StartupError('DATABASE_URL is set: samples are reset in our own store only');
  if (bucket) throw new StartupError('S3_BUCKET is set: samples are reset on our own disk only');
  if (!allowsSample(config, true)) {
    throw new StartupError(
      'samples belong in no store with SAMPLE_DATA=0, SUPABASE_URL or a PUBLIC_URL that others reach',
    );
  }
  const mustAsk = !isAgreed() && holdsData(dataDir);
  if (mustAsk && !process.stdin.isTTY) {
    throw new StartupError(`${dataDir} holds data: add --yes to replace it by the samples`);
  }
  const openAccounts = await withEmbedded(dataDir, async db => {
    if (mustAsk && !(await ask(`Delete everything in ${dataDir} and load the samples? (yes/no) `))) {
      throw new StartupError('nothing was changed');
    }
    await emptyStore(db.$client, dataDir);
    await loadSample(db, { now: new Date(), files: createDiskStore(dataDir) });
    return accountsWithKnownPassword(db);
  });
  for (const line of sampleAccountLines(openAccounts)) console.log(line);
});
