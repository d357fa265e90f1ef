import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { StartupError } from '@bayan/platform/startup-error';
import { chooseRunner, giveTo, letIn, type Runner } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { lockDataDir, type Release } from './data-dir-lock.ts';
import { assertDurability, type Durability, durabilitySettings } from './durability.ts';
import { type DataDirLayout, openDataDir } from './layout.ts';
import { clearLeftover } from './leftover.ts';
import { readPidFile } from './pid-file.ts';
import { spawnProgram } from './program.ts';
import { provision } from './provision.ts';
import { type EmbeddedUrls, openSocketDir, urlsOf } from './socket.ts';
import { finishSwap } from './swap.ts';
import { waitUntil } from './waiting.ts';

type Log = (line: string) => void;

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface EmbeddedServer extends EmbeddedUrls {
  readonly pid: number;
  /** Settles when the server has ended, whether asked to or not. */
  readonly exited: Promise<Exit>;
  /** Ends what connections are left: close the pools first. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Log;
  readonly durability?: Durability;
}

const MAX_LOG = 10_000_000;

function openLog({ log }: DataDirLayout, runner: Runner): number {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG) renameSync(log, `${log}.1`);
  const file = openSync(log, 'a', 0o600);
  giveTo(runner, log);
  return file;
}

function spawnServer(
  layout: DataDirLayout,
  binaries: Binaries,
  runner: Runner,
  socketDir: string,
  durability: Durability,
): ChildProcess {
  const settings = {
    listen_addresses: '', // the socket alone: no port that could clash or be reached
    port: '5432',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    max_connections: '100',
    log_error_verbosity: 'terse', // the detail of an error quotes the row: people's data
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    log_checkpoints: 'off',
    ...durabilitySettings(durability),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(layout, runner);
  try {
    return spawnProgram({
      command: [binaries.postgres, '-D', layout.cluster, ...options],
      runner,
      binaries,
      stdio: ['ignore', log, log], // a file, not a pipe: the server must be able to write after our end
      signalOnOurDeath: 'INT',
    });
  } finally {
    closeSync(log);
  }
}

function reasonIn(logFile: string, from: number): string {
  const lines = readFileSync(logFile).subarray(from).toString().trim().split('\n');
  return lines.findLast(line => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? '';
}

async function launch(options: EmbeddedOptions, layout: DataDirLayout, release: Release) {
  const { log, durability = 'full' } = options;
  await finishSwap(layout);
  await clearLeftover(layout, log);
  const binaries = findBinaries(layout);
  const runner = chooseRunner(layout, binaries);
  letIn(runner, layout);
  await ensureCluster(layout, binaries, runner, durability);

  const socketDir = openSocketDir(layout, runner);
  const logStart = statSync(layout.log, { throwIfNoEntry: false })?.size ?? 0;
  const child = spawnServer(layout, binaries, runner, socketDir.path, durability);
  let isGone = false;
  const exited = new Promise<Exit>(resolve => {
    const end = (exit: Exit) => {
      isGone = true;
      socketDir.remove();
      release();
      resolve(exit);
    };
    child.once('exit', (code, signal) => end({ code, signal }));
    if (child.pid === undefined) child.once('error', () => end({ code: null, signal: null }));
  });

  const isReady = () => {
    const file = readPidFile(layout.cluster);
    return file?.pid === child.pid && file?.isReady === true;
  };
  // No limit: after a crash the server may have much to replay, and it ends by itself when it cannot start.
  while (!(await waitUntil(() => isGone || isReady(), 15_000))) log('the database server is still starting');
  if (isGone || child.pid === undefined) {
    throw new StartupError(`the database server did not start: ${reasonIn(layout.log, logStart)}`);
  }

  const stop = async () => {
    if (!isGone) child.kill('SIGINT'); // fast: connections end, everything is written
    if (await waitUntil(() => isGone, 30_000)) return;
    child.kill('SIGQUIT'); // immediate: replayed at the next start. SIGKILL would leave its children behind.
    await exited;
  };
  const server: EmbeddedServer = { ...urlsOf(socketDir.path), pid: child.pid, exited, stop };
  try {
    await provision(server.adminUrl);
    await assertDurability(server.appUrl, durability);
    return server;
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts the PostgreSQL of this data directory and holds the directory until it has ended.
 * Call it from the main thread: the server is told to end when the thread that started it does.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const layout = openDataDir(options.dataDir);
  const release = await lockDataDir(layout);
  try {
    return await launch(options, layout, release);
  } catch (error) {
    release();
    throw error;
  }
}
