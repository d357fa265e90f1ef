import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backup } from '@bayan/embedded-postgres/backup';
import { layoutOf, openDataDir } from '@bayan/embedded-postgres/layout';
import { checkBackup, makeManifest } from '@bayan/embedded-postgres/manifest';
import { restore } from '@bayan/embedded-postgres/restore';
import { finishSwap } from '@bayan/embedded-postgres/swap';
import { waitUntil } from '@bayan/embedded-postgres/waiting';
import { StartupError } from '@bayan/platform/startup-error';
import { describe, expect, it } from 'vitest';
import { PATIENCE } from '#test/patience.ts';
import { query, start, writeRows, writtenRows } from './embedded-server.ts';
import { temporaryDataDir } from './temporary-data-dir.ts';

const now = new Date('2026-03-01T09:30:00.000Z');
const later = new Date('2026-03-02T09:30:00.000Z');

const command = (name: string, dataDir: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(
    process.execPath,
    [fileURLToPath(new URL(`../../src/app/cli/${name}.ts`, import.meta.url)), ...args],
    {
      env: { ...process.env, DATABASE_URL: '', ...env, DATA_DIR: dataDir },
      encoding: 'utf8',
    },
  );

function put(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function writeFiles(dataDir: string): void {
  put(join(dataDir, 'files', 'deep', 'lesson.pdf'), 'a lesson');
  writeFileSync(join(dataDir, 'signing-key.json'), 'a secret', { mode: 0o600 });
}

describe('a backup', { timeout: 60_000 }, () => {
  it('taken while the application writes gives back every row and file when restored', async () => {
    const dataDir = await temporaryDataDir();
    const server = await start(dataDir);
    writeFiles(dataDir);
    const writer = await writeRows(server.appUrl);
    await waitUntil(() => writer.acknowledged.length >= 200, PATIENCE.timeout);
    const before = [...writer.acknowledged];
    const { path, bytes } = await backup({ dataDir, now });
    const during = writer.acknowledged.length - before.length;
    writer.stop();
    await writer.ended;
    expect(path).toBe(join(dataDir, 'backups', '2026-03-01T09-30-00.000Z'));
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(before.length).toBeGreaterThanOrEqual(200);
    expect(during).toBeGreaterThan(0);
    expect(readdirSync(join(dataDir, 'backups'))).toEqual(['2026-03-01T09-30-00.000Z']);
    await expect(backup({ dataDir, now })).rejects.toThrow(/is already there/);

    await expect(restore({ dataDir, source: path, now: later })).rejects.toThrow(
      new StartupError(`the data directory ${dataDir} is in use by process ${process.pid}`),
    );
    await query(server.appUrl, 'drop table written');
    await server.stop();
    rmSync(join(dataDir, 'files'), { recursive: true });
    writeFileSync(join(dataDir, 'signing-key.json'), 'another secret');

    const { kept, takenAt } = await restore({ dataDir, source: path, now: later });
    expect(takenAt).toBe(now.toISOString());
    expect(kept).toBe(join(dataDir, 'before-restore-2026-03-02T09-30-00.000Z'));
    expect(readFileSync(join(kept ?? '', 'signing-key.json'), 'utf8')).toBe('another secret');
    expect(readFileSync(join(dataDir, 'files', 'deep', 'lesson.pdf'), 'utf8')).toBe('a lesson');
    expect(readFileSync(join(dataDir, 'signing-key.json'), 'utf8')).toBe('a secret');
    expect(statSync(join(dataDir, 'signing-key.json')).mode & 0o777).toBe(0o600);

    const again = await start(dataDir);
    const rows = await writtenRows(again.appUrl);
    expect(before.filter(number => !rows.has(number))).toEqual([]);
  });

  it('that is damaged or incomplete is refused, and nothing is changed', async () => {
    const dataDir = openDataDir(await temporaryDataDir()).dataDir;
    writeFiles(dataDir);
    const source = join(dirname(dataDir), 'backup');
    const control = join(source, 'cluster', 'global', 'pg_control');
    put(control, 'the state of the cluster');
    mkdirSync(join(source, 'cluster', 'pg_notify'));
    writeFiles(join(source, 'files'));
    const manifest = join(source, 'manifest.json');
    put(manifest, JSON.stringify(await makeManifest(source, now, '18.4')));
    await checkBackup(source);
    const refusal = async () => {
      const error = await restore({ dataDir, source, now: later }).catch(reason => reason);
      expect(error).toBeInstanceOf(StartupError);
      return error.message;
    };

    const lesson = join(source, 'files', 'files', 'deep', 'lesson.pdf');
    put(lesson, 'a lessoN');
    expect(await refusal()).toMatch(/is damaged: files\/deep\/lesson.pdf differs or is missing$/);
    put(lesson, 'a lesson');
    put(control, 'the state of the clusteR');
    expect(await refusal()).toMatch(/is damaged: its database differs from the manifest$/);
    put(control, 'the state of the cluster');
    rmdirSync(join(source, 'cluster', 'pg_notify'));
    expect(await refusal()).toMatch(/is damaged: its database differs from the manifest$/);
    put(manifest, readFileSync(manifest, 'utf8').replace('files/deep/lesson.pdf', '../lesson.pdf'));
    expect(await refusal()).toMatch(/is damaged: its manifest.json cannot be read$/);
    put(manifest, JSON.stringify(await makeManifest(source, now, '17.2')));
    expect(await refusal()).toMatch(/is from PostgreSQL 17.2; this is 18$/);
    rmSync(manifest);
    expect(await refusal()).toMatch(/is not a backup: it has no manifest.json$/);
    expect(readdirSync(dataDir).sort()).toEqual(['files', 'signing-key.json']);
  });

  it('is made and restored by the two commands, each in one line', async () => {
    const dataDir = await temporaryDataDir();
    const other = await temporaryDataDir();
    const server = await start(dataDir);
    await query(server.appUrl, 'create table kept as select 1 as one');
    await server.stop(); // the command then starts it for itself
    const target = join(dirname(dataDir), 'backup');
    const made = command('backup', dataDir, [target]);
    expect(made.stdout).toMatch(new RegExp(`^backup ${target}: [0-9.]+ MB in [0-9.]+ s\n$`));

    writeFiles(other);
    const unasked = command('restore', other, [target]);
    expect(unasked).toMatchObject({
      status: 1,
      stderr: `bayan: ${other} holds data: add --yes to replace it\n`,
    });
    const { stdout } = command('restore', other, ['--yes', target]);
    expect(stdout).toMatch(
      new RegExp(
        `^restored ${other} to 2.+Z; what was there before is kept in ${other}/before-restore-2.+Z\n$`,
      ),
    );
    const copy = await start(other);
    expect(await query(copy.appUrl, 'select one from kept')).toEqual([{ one: 1 }]);
  });

  it('is left to its own tools where the database is not ours', async () => {
    const dataDir = await temporaryDataDir();
    for (const name of ['backup', 'restore']) {
      const { status, stderr } = command(name, dataDir, ['x'], { DATABASE_URL: 'postgres://db.example/app' });
      expect({ status, stderr }).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(/^bayan: DATABASE_URL is set: .+ with its own tools.*\n$/),
      });
    }
    expect(existsSync(dataDir)).toBe(false);
  });
});

describe('a restore that was cut short', () => {
  it('while the old data was moved away is completed, and the old data is whole', async () => {
    const dataDir = await temporaryDataDir();
    put(join(dataDir, 'before-restore-x', 'key'), 'old');
    put(join(dataDir, 'cluster-18', 'PG_VERSION'), 'old');
    put(join(dataDir, 'backups', 'b'), 'a backup');
    put(join(dataDir, 'restored-x', 'key'), 'new');
    put(join(dataDir, 'restored-x', 'cluster-18', 'PG_VERSION'), 'new');
    await finishSwap(layoutOf(dataDir));
    expect(readFileSync(join(dataDir, 'key'), 'utf8')).toBe('new');
    expect(readFileSync(join(dataDir, 'cluster-18', 'PG_VERSION'), 'utf8')).toBe('new');
    expect(readFileSync(join(dataDir, 'before-restore-x', 'key'), 'utf8')).toBe('old');
    expect(readFileSync(join(dataDir, 'before-restore-x', 'cluster-18', 'PG_VERSION'), 'utf8')).toBe('old');
    expect(readdirSync(dataDir).sort()).toEqual(['backups', 'before-restore-x', 'cluster-18', 'key']);
  });

  it('while the new data was moved in is completed', async () => {
    const dataDir = await temporaryDataDir();
    put(join(dataDir, 'key'), 'new');
    put(join(dataDir, 'incoming-x', 'cluster-18', 'PG_VERSION'), 'new');
    await finishSwap(layoutOf(dataDir));
    expect(readdirSync(dataDir).sort()).toEqual(['cluster-18', 'key']);
  });
});
