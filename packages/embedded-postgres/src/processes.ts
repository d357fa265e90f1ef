import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const isLinux = process.platform === 'linux';

const ps = (...options: string[]) => spawnSync('ps', options, { encoding: 'utf8' }).stdout?.trim() ?? '';

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The fields of /proc/PID/stat after the name, which may itself hold spaces and brackets. */
function statFields(pid: number): string[] | undefined {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const stateLetter = (pid: number) => (isLinux ? statFields(pid)?.[0] : ps('-p', `${pid}`, '-o', 'stat=')[0]);

/** In the process table, perhaps only as a zombie that nobody has reaped. */
export const isListed = (pid: number) => stateLetter(pid) !== undefined;

/** Running: a zombie holds no file and no lock, though signals seem to reach it. */
export function isAlive(pid: number): boolean {
  const state = stateLetter(pid);
  return state !== undefined && state !== 'Z' && state !== 'X';
}

/** Tells a process from a later one that was given the same number, also across a restart of the machine. */
export function startedAt(pid: number): string | undefined {
  if (!isLinux) return ps('-p', `${pid}`, '-o', 'lstart=') || undefined;
  const ticks = statFields(pid)?.[19];
  return ticks && `${read('/proc/sys/kernel/random/boot_id')?.trim()} ${ticks}`;
}

function worksIn(pid: number, directory: string): boolean {
  if (read(`/proc/${pid}/comm`)?.trim() !== 'postgres') return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === directory;
  } catch {
    // Root in a container may not look into another account's process; the command line is open to all.
    return read(`/proc/${pid}/cmdline`)?.split('\0').includes(directory) ?? false;
  }
}

/** The live PostgreSQL processes of a cluster: the server changes into it, and its children stay there. */
export function serverProcessesOf(cluster: string): number[] {
  if (!isLinux) {
    const lines = ps('-axo', 'pid=,command=').split('\n');
    return lines.filter(line => line.includes(`-D ${cluster} `)).map(line => Number.parseInt(line, 10));
  }
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => worksIn(pid, cluster) && isAlive(pid));
}
