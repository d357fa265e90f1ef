import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { StartupError } from '@bayan/platform/startup-error';
import type { Binaries } from './binaries.ts';
import type { DataDirLayout } from './layout.ts';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** How the server's programs are run, for PostgreSQL refuses to run as root. */
export interface Runner {
  /** The account to change to; undefined means our own. */
  readonly account: Account | undefined;
  /** A command that runs the program given after it. */
  readonly prefix: readonly string[];
}

const AS_OURSELVES: Runner = { account: undefined, prefix: [] };
/** A user namespace: the server sees itself as an ordinary user, while its files stay ours. */
const IN_NAMESPACE: Runner = {
  account: undefined,
  prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534'],
};

/** Why the programs do not run this way, or undefined when they do. */
function obstacle({ account, prefix }: Runner, { initdb, env }: Binaries): string | undefined {
  const [command = initdb, ...rest] = [...prefix, initdb, '--version'];
  const tried = spawnSync(command, rest, { ...account, env, cwd: '/', encoding: 'utf8' });
  if (tried.status === 0) return undefined;
  return (tried.error?.message ?? tried.stderr).trim().replace(/\s+/g, ' ');
}

function namedAccount(name: string): Account[] {
  if (!existsSync('/etc/passwd')) return [];
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? [{ uid: Number(uid), gid: Number(gid) }] : [];
}

function mayEnter(directory: string, { uid, gid }: Account): boolean {
  const stat = statSync(directory);
  const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
  return (stat.mode & bit) !== 0;
}

function mayWalkTo(directory: string, account: Account): boolean {
  const parent = dirname(directory);
  return mayEnter(directory, account) && (parent === directory || mayWalkTo(parent, account));
}

function hasName(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}

function chooseAsOrdinaryUser(uid: number, { cluster }: DataDirLayout, binaries: Binaries): Runner {
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid ?? uid;
  if (owner !== uid) {
    throw new StartupError(`the database in ${cluster} belongs to user ${owner}, but this is user ${uid}`);
  }
  // initdb looks its user up by number and gives up when there is no such entry, as in some containers.
  if (!hasName() && obstacle(IN_NAMESPACE, binaries) === undefined) return IN_NAMESPACE;
  const reason = obstacle(AS_OURSELVES, binaries);
  if (reason === undefined) return AS_OURSELVES;
  throw new StartupError(`PostgreSQL does not run here (${reason}): set DATABASE_URL to another one`);
}

function chooseAsRoot({ dataDir, cluster }: DataDirLayout, binaries: Binaries): Runner {
  const owner = statSync(cluster, { throwIfNoEntry: false });
  const candidates = owner
    ? [owner].filter(({ uid }) => uid !== 0).map(({ uid, gid }) => ({ uid, gid }))
    : [...namedAccount('postgres'), ...namedAccount('nobody')];
  for (const account of candidates) {
    const runner = { account, prefix: [] };
    if (mayWalkTo(dirname(dataDir), account) && obstacle(runner, binaries) === undefined) return runner;
  }
  // Below a private directory such as root's home no other account gets in.
  const isOurs = owner === undefined || owner.uid === 0;
  const reason = isOurs ? obstacle(IN_NAMESPACE, binaries) : `user ${owner.uid} cannot reach its files`;
  if (reason === undefined) return IN_NAMESPACE;
  throw new StartupError(
    `PostgreSQL refuses to run as root and no other way works (${reason}): start as an ordinary user, ` +
      `move ${dataDir} out of private directories, or set DATABASE_URL`,
  );
}

export function chooseRunner(layout: DataDirLayout, binaries: Binaries): Runner {
  const uid = process.geteuid?.() ?? 0;
  return uid === 0 ? chooseAsRoot(layout, binaries) : chooseAsOrdinaryUser(uid, layout, binaries);
}

/**
 * The data directory also holds secrets, so it stays ours; the server's account gets in through the directory's
 * group, which may pass but not list. Only the cluster, the socket folder and the log are given to it.
 */
export function letIn({ account }: Runner, { dataDir }: DataDirLayout): void {
  if (!account || mayEnter(dataDir, account)) return;
  const { uid, mode } = statSync(dataDir);
  chownSync(dataDir, uid, account.gid);
  chmodSync(dataDir, (mode & 0o700) | 0o010);
}

export function giveTo({ account }: Runner, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}
