import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@bayan/platform/db/migrate';
import { StartupError } from '@bayan/platform/startup-error';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '#store/migrations-folder.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { openPool } from './setup.ts';

const OURS = join(import.meta.dirname, '../../migrations');
/** Beside them lies the list of their checksums. */
const ourFiles = () =>
  readdirSync(OURS)
    .filter(file => file.endsWith('.sql'))
    .sort();

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url);
  await pool.query('drop schema public cascade; create schema public');
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
});
afterEach(async () => {
  await pool.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const write = (file: string, sql: string) => writeFileSync(join(folder, file), sql);
async function tables(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1`,
  );
  return rows.map(row => row.name);
}
async function applied(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from migrations order by version');
  return rows.map(row => row.name);
}
const refusal = async (): Promise<unknown> =>
  migrate(pool, folder).then(
    () => null,
    (error: unknown) => error,
  );
const startupLine = (...words: string[]) => {
  const message = expect.stringMatching(new RegExp(`^[^\n]*${words.join('[^\n]*')}[^\n]*$`));
  return expect.objectContaining({ name: 'StartupError', message });
};

describe('migrations', () => {
  test('an empty database gets them all, and a second start none', async () => {
    const files = ourFiles();
    expect(await migrate(pool, MIGRATIONS)).toBe(files.length);
    expect(await applied()).toEqual(files);
    expect(await migrate(pool, MIGRATIONS)).toBe(0);
  });

  test('processes that start at once apply each of them once', async () => {
    const pools = Array.from({ length: 6 }, () => openPool(database.url));
    try {
      const counts = await Promise.all(pools.map(each => migrate(each, MIGRATIONS)));
      expect(counts.filter(count => count > 0)).toEqual([ourFiles().length]);
      expect(await applied()).toEqual(ourFiles());
    } finally {
      await Promise.all(pools.map(each => each.end()));
    }
  });

  test('a later start applies only what came since', async () => {
    write('0001_one.sql', 'create table one (id integer)');
    expect(await migrate(pool, folder)).toBe(1);
    write('0002_two.sql', 'create table two (id integer)');
    expect(await migrate(pool, folder)).toBe(1);
    expect(await tables()).toEqual(['one', 'two']);
  });

  test('one that fails leaves nothing half done and keeps those before it', async () => {
    write('0001_one.sql', 'create table one (id integer)');
    write('0002_two.sql', 'create table two (id integer); insert into one values (1); select 1 / 0');
    write('0003_three.sql', 'create table three (id integer)');
    expect(await refusal()).toMatchObject({ code: '22012' });
    expect(await tables()).toEqual(['one']);
    expect((await pool.query('select from one')).rowCount).toBe(0);
    expect(await applied()).toEqual(['0001_one.sql']);
  });

  test('one that failed is applied once it was put right', async () => {
    write('0001_one.sql', 'create table one (id integer); select 1 / 0');
    expect(await refusal()).toMatchObject({ code: '22012' });
    write('0001_one.sql', 'create table one (id integer)');
    expect(await migrate(pool, folder)).toBe(1);
  });

  test('a database newer than the code is refused in one line that names what it has', async () => {
    write('0001_one.sql', 'create table one (id integer)');
    write('0002_two.sql', 'create table two (id integer)');
    await migrate(pool, folder);
    rmSync(join(folder, '0002_two.sql'));
    const error = await refusal();
    expect(error).toBeInstanceOf(StartupError);
    expect(error).toEqual(startupLine('newer', '0002_two.sql', '0001_one.sql'));
    expect(await tables()).toEqual(['one', 'two']);
  });

  test('a migration changed after it was applied is refused in one line that names it, and none after it is applied', async () => {
    write('0001_one.sql', 'create table one (id integer)');
    await migrate(pool, folder);
    write('0001_one.sql', 'create table one (id bigint)');
    write('0002_two.sql', 'create table two (id integer)');
    expect(await refusal()).toEqual(startupLine('0001_one.sql'));
    expect(await tables()).toEqual(['one']);
  });

  test('a migration renamed after it was applied is refused', async () => {
    write('0001_one.sql', 'create table one (id integer)');
    await migrate(pool, folder);
    rmSync(join(folder, '0001_one.sql'));
    write('0001_uno.sql', 'create table one (id integer)');
    expect(await refusal()).toEqual(startupLine('0001_one.sql', '0001_uno.sql'));
  });

  test('a gap in their numbers is refused before anything is touched', async () => {
    write('0001_one.sql', 'create table one (id integer)');
    write('0003_three.sql', 'create table three (id integer)');
    expect(await refusal()).toMatchObject({ message: expect.stringContaining('0003_three.sql') });
    expect(await tables()).toEqual([]);
  });
});
