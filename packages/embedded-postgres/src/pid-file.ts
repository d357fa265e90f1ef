import { chmodSync, chownSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server says of itself in postmaster.pid. */
export interface PidFile {
  readonly pid: number;
  readonly socketDir: string;
  readonly isReady: boolean;
}

const fileIn = (cluster: string) => join(cluster, 'postmaster.pid');

function linesOf(cluster: string): string[] | undefined {
  try {
    return readFileSync(fileIn(cluster), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A pid of 0 stands for a file that was cut short. */
export function readPidFile(cluster: string): PidFile | undefined {
  const lines = linesOf(cluster);
  if (!lines) return undefined;
  return {
    pid: Math.abs(Number.parseInt(lines[0] ?? '', 10)) || 0,
    socketDir: lines[4] ?? '',
    isReady: lines[7]?.trim() === 'ready',
  };
}

/** Above every number that a system gives to a process. */
const NO_PROCESS = 2_147_483_647;

/**
 * Makes PostgreSQL see that the server named in the file is gone, although its number is still taken by a zombie
 * or by another program. The rest of the file stays: from it PostgreSQL finds out by itself whether a stray
 * process still uses the old shared memory, and then refuses to start.
 */
export function disownPidFile(cluster: string): void {
  const file = fileIn(cluster);
  const lines = linesOf(cluster);
  if (!lines) return;
  if (lines.length < 7) {
    rmSync(file); // cut short: there is nothing to find out from it
    return;
  }
  const { uid, gid, mode } = statSync(file);
  const draft = `${file}.draft`;
  writeFileSync(draft, [NO_PROCESS, ...lines.slice(1)].join('\n'));
  chmodSync(draft, mode & 0o777);
  chownSync(draft, uid, gid);
  renameSync(draft, file);
}
