import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { isAlive } from '@bayan/embedded-postgres/processes';
import { waitUntil } from '@bayan/embedded-postgres/waiting';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PATIENCE } from '#test/patience.ts';
import {
  killNow,
  query,
  spawnApplication,
  start,
  whenServing,
  writeRows,
  writtenRows,
} from './embedded-server.ts';
import { temporaryDataDir } from './temporary-data-dir.ts';

/** Another program that has got the number of a server that is gone, under the same account. */
function giveNumberToAnotherProgram(pidFile: string): void {
  const { uid, gid } = statSync(pidFile);
  const stranger = spawn('sleep', ['60'], { uid, gid, stdio: 'ignore' });
  onTestFinished(() => {
    stranger.kill();
  });
  writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, `${stranger.pid}`));
}

/**
 * A search path as on a system without setpriv, where nothing tells the server to end. It keeps unshare, without
 * which root cannot start a server from its home.
 */
function pathWithoutSetpriv(parent: string): string {
  const path = join(parent, 'bin');
  mkdirSync(path);
  const folders = (process.env.PATH ?? '').split(delimiter);
  const unshare = folders.map(folder => join(folder, 'unshare')).find(file => existsSync(file));
  if (unshare) symlinkSync(unshare, join(path, 'unshare'));
  return path;
}

describe('the embedded PostgreSQL after a crash', { timeout: 60_000 }, () => {
  it('has every acknowledged row after the server was killed amid writes', async () => {
    const dataDir = await temporaryDataDir();
    const server = await start(dataDir, 'full');
    const writer = await writeRows(server.appUrl);
    await waitUntil(() => writer.acknowledged.length >= 300, PATIENCE.timeout);
    process.kill(server.pid, 'SIGKILL');
    expect(await server.exited).toEqual({ code: null, signal: 'SIGKILL' });
    await writer.ended;

    const again = await start(dataDir, 'full');
    const rows = await writtenRows(again.appUrl);
    expect(writer.acknowledged.length).toBeGreaterThanOrEqual(300);
    expect(writer.acknowledged.filter(number => !rows.has(number))).toEqual([]);
  });

  it('starts although the number of the killed server is now another program’s', async () => {
    const dataDir = await temporaryDataDir();
    const server = await start(dataDir);
    process.kill(server.pid, 'SIGKILL');
    await server.exited;
    giveNumberToAnotherProgram(join(dataDir, 'cluster-18', 'postmaster.pid'));
    await start(dataDir);
  });

  it('ends by itself when its application is killed, and starts again', async () => {
    const dataDir = await temporaryDataDir();
    const application = spawnApplication(dataDir);
    const { pid, appUrl } = await whenServing(application);
    await query(appUrl, 'create table kept as select 1 as one');
    await killNow(application);
    expect(await waitUntil(() => !isAlive(pid), PATIENCE.timeout)).toBe(true);
    const again = await start(dataDir);
    expect(await query(again.appUrl, 'select one from kept')).toEqual([{ one: 1 }]);
  });

  it('is stopped by the next start when it has outlived its application', async () => {
    const dataDir = await temporaryDataDir();
    const application = spawnApplication(dataDir, { env: { PATH: pathWithoutSetpriv(dirname(dataDir)) } });
    const { pid, appUrl } = await whenServing(application);
    await query(appUrl, 'create table kept as select 1 as one');
    await killNow(application);
    expect(isAlive(pid)).toBe(true);
    const again = await start(dataDir);
    expect(isAlive(pid)).toBe(false);
    expect(await query(again.appUrl, 'select one from kept')).toEqual([{ one: 1 }]);
  });

  it('starts afresh when the application was killed while the database was being made', async () => {
    const dataDir = await temporaryDataDir();
    const application = spawnApplication(dataDir);
    const isBeingMade = () =>
      existsSync(dataDir) &&
      readdirSync(dataDir).some(
        name => name.startsWith('init-') && existsSync(join(dataDir, name, 'PG_VERSION')),
      );
    expect(await waitUntil(isBeingMade, PATIENCE.timeout)).toBe(true);
    await killNow(application);
    expect(existsSync(join(dataDir, 'cluster-18'))).toBe(false);
    await start(dataDir);
    expect(readdirSync(dataDir).filter(name => name.startsWith('init-'))).toEqual([]);
  });
});
