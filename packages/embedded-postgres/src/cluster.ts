import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { syncDirectory } from '@bayan/platform/durable-files';
import { StartupError } from '@bayan/platform/startup-error';
import { giveTo, type Runner } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Durability } from './durability.ts';
import type { DataDirLayout } from './layout.ts';
import { serverProcessesOf } from './processes.ts';
import { spawnProgram } from './program.ts';
import { waitUntil } from './waiting.ts';

// The encoding and the order of words must not depend on the machine's language settings or library versions.
const LOCALE = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
// No password: who reaches the socket is trusted, and its folder lets nobody else in.
const ACCESS = ['--username=postgres', '--auth-local=trust', '--auth-host=reject'];

async function initialise(folder: string, binaries: Binaries, runner: Runner, durability: Durability) {
  const speed = durability === 'throw-away' ? ['--no-sync'] : [];
  const command = [binaries.initdb, '-D', folder, ...LOCALE, ...ACCESS, '--data-checksums', ...speed];
  const initdb = spawnProgram({
    command,
    runner,
    binaries,
    stdio: ['ignore', 'ignore', 'pipe'],
    signalOnOurDeath: 'KILL',
  });
  const ended = new Promise<string | number | null>(resolve => {
    initdb.once('error', error => resolve(error.message)).once('close', code => resolve(code));
  });
  const complaint = initdb.stderr ? await text(initdb.stderr) : '';
  const result = await ended;
  if (result === 0) return;
  const reason = complaint.trim().replace(/\s+/g, ' ') || result;
  throw new StartupError(`the database could not be created: ${reason}`);
}

/** A cluster is made aside and renamed when complete: one that was cut short would start and then lack its databases. */
export async function ensureCluster(
  layout: DataDirLayout,
  binaries: Binaries,
  runner: Runner,
  durability: Durability,
): Promise<void> {
  const { dataDir, cluster } = layout;
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  if (existsSync(cluster) && readdirSync(cluster).length > 0) {
    throw new StartupError(`${cluster} is not a database, and not empty either`);
  }
  for (const name of readdirSync(dataDir).filter(entry => entry.startsWith('init-'))) {
    const leftOver = join(dataDir, name);
    // What a killed initdb had started goes on writing for a moment, and would put back what is being removed.
    await waitUntil(() => serverProcessesOf(leftOver).length === 0, 15_000);
    rmSync(leftOver, { recursive: true, force: true, maxRetries: 10 });
  }
  const aside = mkdtempSync(join(dataDir, 'init-'));
  giveTo(runner, aside);
  await initialise(aside, binaries, runner, durability);
  renameSync(aside, cluster);
  syncDirectory(dataDir);
}
