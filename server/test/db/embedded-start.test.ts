import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attachEmbedded } from '@bayan/embedded-postgres/attach';
import { assertDurability } from '@bayan/embedded-postgres/durability';
import { type EmbeddedServer, startEmbedded } from '@bayan/embedded-postgres/launcher';
import { StartupError } from '@bayan/platform/startup-error';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPLICATION, query, spawnApplication, start, whenServing } from './embedded-server.ts';
import { temporaryDataDir } from './temporary-data-dir.ts';

const ourUid = process.geteuid?.();
const isRoot = ourUid === 0;
const NOBODY = { uid: 65534, gid: 65534 };
/** Not below a private directory such as root's home. */
const canNobodyRunUs =
  isRoot &&
  spawnSync(process.execPath, ['-e', `fs.accessSync(${JSON.stringify(APPLICATION)})`], NOBODY).status === 0;

describe('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  it('keeps its data from one start to the next, and is durable unless asked otherwise', async () => {
    const dataDir = await temporaryDataDir();
    expect(await attachEmbedded(dataDir)).toBeUndefined();
    const first = await start(dataDir, 'full');
    await query(first.appUrl, `create table kept as select 'مرحبا' as word`);
    await first.stop();
    expect(await first.exited).toEqual({ code: 0, signal: null });
    expect(await attachEmbedded(dataDir)).toBeUndefined();

    const second = await start(dataDir, 'full');
    expect(await query(second.appUrl, 'select word from kept')).toEqual([{ word: 'مرحبا' }]);
    const settings = `select name, setting from pg_settings where name in
      ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses', 'server_encoding')`;
    expect(
      Object.fromEntries((await query(second.appUrl, settings)).map(row => [row.name, row.setting])),
    ).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '',
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
    });
  });

  it('works where the path is too long for a socket', async () => {
    const dataDir = join(await temporaryDataDir(), 'long'.repeat(25), 'data');
    const { appUrl } = await start(dataDir);
    expect(await query(appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await attachEmbedded(dataDir)).toMatchObject({ appUrl });
  });

  // A test that does not apply here is not there, rather than skipped: what was skipped counts as failed.
  if (isRoot) {
    it('runs below a directory that only root may enter', async () => {
      const dataDir = await temporaryDataDir();
      mkdirSync(dataDir, { mode: 0o700 });
      const { appUrl } = await start(join(dataDir, 'inner', 'data'));
      expect(await query(appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    });
  }

  if (canNobodyRunUs) {
    it('runs for an ordinary user', async () => {
      const dataDir = await temporaryDataDir();
      chownSync(dirname(dataDir), NOBODY.uid, NOBODY.gid);
      const child = spawnApplication(dataDir, NOBODY);
      const { appUrl } = await whenServing(child);
      expect(await query(appUrl, 'select current_user as name')).toEqual([{ name: 'app' }]);
      expect(statSync(join(dataDir, 'cluster-18')).uid).toBe(NOBODY.uid);
    });
  }
});

describe('a running embedded PostgreSQL', { timeout: 60_000 }, () => {
  let dataDir: string;
  let remove: () => void;
  let server: EmbeddedServer;
  beforeAll(async () => {
    dataDir = await temporaryDataDir(clean => {
      remove = clean;
    });
    server = await startEmbedded({ dataDir, log: () => {}, durability: 'throw-away' });
  });
  afterAll(async () => {
    await server.stop();
    remove();
  });

  it('refuses to go on when the application would not write through', async () => {
    const line = 'the database would not keep data safely: fsync is off, not on';
    await expect(assertDurability(server.appUrl, 'full')).rejects.toThrow(new StartupError(line));
  });

  it('gives the application a role that owns its database and is no superuser', async () => {
    const role = `select rolname, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls, pg_get_userbyid(datdba) as owner
      from pg_roles, pg_database where rolname = current_user and datname = current_database()`;
    expect(await query(server.appUrl, role)).toEqual([
      {
        rolname: 'app',
        rolsuper: false,
        rolcreatedb: false,
        rolcreaterole: false,
        rolreplication: false,
        rolbypassrls: false,
        owner: 'app',
      },
    ]);
    await query(server.appUrl, 'create extension btree_gist');
  });

  it('holds its data directory against a second start, which is told who has it', async () => {
    const line = `the data directory ${dataDir} is in use by process ${process.pid}`;
    await expect(start(dataDir)).rejects.toThrow(new StartupError(line));
  });

  it('can be attached to', async () => {
    expect(await attachEmbedded(dataDir)).toEqual({ appUrl: server.appUrl, adminUrl: server.adminUrl });
  });

  const ownerOf = (path: string) => {
    const { uid, gid, mode } = statSync(path);
    return { uid, gid, mode: mode & 0o777 };
  };

  if (canNobodyRunUs) {
    it('runs as another account than root, which may pass the data directory only', () => {
      const { uid, gid } = ownerOf(join(dataDir, 'cluster-18'));
      expect(uid).not.toBe(0);
      expect(ownerOf(dataDir)).toEqual({ uid: 0, gid, mode: 0o710 });
      expect(spawnSync('ls', [dataDir], { uid, gid }).status).not.toBe(0);
    });
  } else if (isRoot) {
    it('sees itself as another account than root where none can reach it, and leaves its files to root', () => {
      const [inside, outside] = readFileSync(`/proc/${server.pid}/uid_map`, 'utf8').trim().split(/\s+/);
      expect({ inside, outside }).toEqual({ inside: '65534', outside: '0' });
      expect(ownerOf(join(dataDir, 'cluster-18'))).toMatchObject({ uid: 0, mode: 0o700 });
      expect(ownerOf(dataDir)).toMatchObject({ uid: 0, mode: 0o700 });
    });
  } else {
    it('belongs to the user who started it, who alone may enter the data directory', () => {
      expect(ownerOf(join(dataDir, 'cluster-18'))).toMatchObject({ uid: ourUid, mode: 0o700 });
      expect(ownerOf(dataDir)).toMatchObject({ uid: ourUid, mode: 0o700 });
    });
  }
});
