import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '@bayan/platform/startup-error';

/** The major version is part of the name: a cluster is only ever opened by the version that made it. */
export const POSTGRES_MAJOR = 18;
const CLUSTER = `cluster-${POSTGRES_MAJOR}`;

export interface DataDirLayout {
  readonly dataDir: string;
  readonly cluster: string;
  readonly run: string;
  readonly log: string;
  readonly appLock: string;
  readonly backupLock: string;
  readonly backups: string;
  /** Library links, used only where the installed package is read-only. */
  readonly libraryLinks: string;
}

export const layoutOf = (dataDir: string): DataDirLayout => ({
  dataDir,
  cluster: join(dataDir, CLUSTER),
  run: join(dataDir, 'run'),
  log: join(dataDir, 'postgres.log'),
  appLock: join(dataDir, 'app.lock'),
  backupLock: join(dataDir, 'backup.lock'),
  backups: join(dataDir, 'backups'),
  libraryLinks: join(dataDir, 'postgres-lib'),
});

/** Makes the directory if it is missing. The real path is used from here on, so that one directory has one name. */
export function openDataDir(dataDir: string): DataDirLayout {
  try {
    // Only the data directory itself is private: an account that the server runs as must walk through the parents.
    mkdirSync(dirname(dataDir), { recursive: true });
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return layoutOf(realpathSync(dataDir));
  } catch (error) {
    throw new StartupError(`the data directory ${dataDir} cannot be used: ${(error as Error).message}`);
  }
}

const NOT_WORTH_KEEPING = new Set(['run', 'backups', 'postgres-lib', 'tmp']);
/** Who was erased. A restore must not forget it: they are erased again (R848). */
const OUTLIVES_RESTORE = 'erasures.jsonl';
const TEMPORARY = /^(init|restoring|restored|incoming|before-restore)-|\.(lock|log)(\.|$)/;

/** Whether a name at the top of the data directory is the academy's data: what a restore replaces. */
export const isData = (name: string) =>
  !NOT_WORTH_KEEPING.has(name) && !TEMPORARY.test(name) && name !== OUTLIVES_RESTORE;

/** Data that is copied as plain files. The cluster changes under the copy and has a way of its own. */
export const isPlainData = (name: string) => isData(name) && name !== CLUSTER;
