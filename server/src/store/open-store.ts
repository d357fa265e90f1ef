import { setTimeout as pause } from 'node:timers/promises';
import { attachEmbedded } from '@bayan/embedded-postgres/attach';
import { type Database, openDatabase } from '@bayan/platform/db/database';
import { databaseFailure, isUnavailable } from '@bayan/platform/db/failure';
import { migrate } from '@bayan/platform/db/migrate';
import { StartupError } from '@bayan/platform/startup-error';
import type { Config } from '#config/config.ts';
import { MIGRATIONS } from './migrations-folder.ts';
import { startOwnServer } from './own-server.ts';

interface StoreLog {
  info(message: string): void;
  error(details: object, message: string): void;
}

export interface Store {
  readonly db: Database;
  readonly url: string;
  /** Whether we run the server ourselves, because no DATABASE_URL names another. */
  readonly embedded: boolean;
  close(): Promise<void>;
}

const CLOSING_MS = 5_000;
const OLDEST_POSTGRES = 150_000;

/** Brings up the database: the one DATABASE_URL names, else our own under the data directory; migrated and checked. */
export async function openStore(
  config: Config,
  log: StoreLog,
  starting = startOwnServer(config, log),
): Promise<Store> {
  const embedded = await starting;
  const url = config.databaseUrl ?? embedded?.appUrl ?? '';
  const db = openDatabase(url, log);
  const close = async () => {
    // A connection that never comes back must not keep the database from being stopped.
    await Promise.race([db.$client.end(), pause(CLOSING_MS, undefined, { ref: false })]);
    await embedded?.stop();
  };
  try {
    await check(db);
    await migrate(db.$client, MIGRATIONS);
    return { db, url, embedded: embedded !== null, close };
  } catch (error) {
    await close();
    throw startupErrorOf(error, config.databaseUrl);
  }
}

/** For commands: uses the store of a running application where there is one, else opens it for as long as the work takes. */
export async function withStore<T>(
  config: Config,
  log: StoreLog,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const running = config.databaseUrl ? undefined : await attachEmbedded(config.dataDir);
  if (running) {
    const db = openDatabase(running.appUrl, log);
    return work(db).finally(() => db.$client.end());
  }
  const store = await openStore(config, log);
  return work(store.db).finally(() => store.close());
}

async function check(db: Database) {
  const { rows } = await db.$client.query<{
    version: string;
    encoding: string;
    superuser: boolean;
    fsync: string;
  }>(
    `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
            current_setting('fsync') as fsync,
            (select rolsuper from pg_roles where rolname = current_user) as superuser`,
  );
  const [facts] = rows;
  if (Number(facts?.version) < OLDEST_POSTGRES)
    throw new StartupError('DATABASE_URL names a PostgreSQL older than 15');
  if (facts?.encoding !== 'UTF8')
    throw new StartupError(`DATABASE_URL names a database in ${facts?.encoding}, not UTF8`);
  if (facts.superuser) {
    throw new StartupError(
      'DATABASE_URL connects as a superuser; connect as the owner of the database instead',
    );
  }
  if (facts.fsync !== 'on') {
    throw new StartupError(
      'DATABASE_URL names a PostgreSQL with fsync off, which may lose what was acknowledged',
    );
  }
}

/** What a person can mend: where the database is, whether it lets us in, and what it lets us do. */
function startupErrorOf(error: unknown, databaseUrl: string | undefined): unknown {
  if (error instanceof StartupError) return error;
  const subject = databaseUrl ? 'DATABASE_URL' : 'the embedded database';
  const { code = '', message } = databaseFailure(error) ?? { message: String(error) };
  const reason = message.split('\n', 1)[0];
  if (/^28/.test(code)) return new StartupError(`${subject}: the server does not let us in: ${reason}`);
  if (code === '3D000') return new StartupError(`${subject}: ${reason}`);
  if (code === '42501')
    return new StartupError(`${subject} must connect as the owner of its database: ${reason}`);
  if (isUnavailable(error) || /SSL/.test(message)) {
    return new StartupError(`${subject}: the database does not answer: ${reason}`);
  }
  return error;
}
