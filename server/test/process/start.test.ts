import { once } from 'node:events';
import { createServer } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#test/free-port.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { newDataDir } from './new-data-dir.ts';
import { launch, launchReady, type Product } from './product.ts';

let dataDir: string;
let running: Product;
beforeAll(async () => {
  dataDir = newDataDir();
  running = await launchReady({ DATA_DIR: dataDir });
});
afterAll(() => running.stop());

/** A start that must fail: its exit code and what a person reads. */
async function refusedStart(env: Record<string, string>) {
  const product = await launch(env);
  return { code: await product.ended, line: product.output().trim() };
}

test('the start prints the address and the sample accounts', async () => {
  // It answers before it says so, and its lines may arrive one by one.
  const accounts = ['admin', 'tutor', 'tutor2', 'student', 'student2'].map(name => `${name}@bayan.example`);
  for (const said of [`Bayan Academy is ready: ${running.url}`, ...accounts, 'Falcon-Lantern-42']) {
    await expect.poll(running.output).toContain(said);
  }
});

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ TRUSTED_PROXIES: 'everyone' }, 'TRUSTED_PROXIES'],
  [{ SAMPLE_DATA: 'maybe' }, 'SAMPLE_DATA'],
  [{ AUTH_PASSWORD_MIN_SCORE: '9' }, 'AUTH_PASSWORD_MIN_SCORE'],
  [{ HOST: 'not a host' }, 'HOST'],
])('%j stops the start with one line that names it', async (env, name) => {
  const { code, line } = await refusedStart({ DATA_DIR: '/nonexistent/never-used', ...env });
  expect(code).toBe(1);
  expect(line).toMatch(new RegExp(`^bayan: ${name} [^\\n]+$`));
});

test('a data directory that another process holds', async () => {
  const { code, line } = await refusedStart({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(line).toContain(String(running.process.pid));
  expect(line.split('\n')).toHaveLength(1);
});

test('a port in use', async () => {
  const database = await createTestDatabase();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const env = { DATABASE_URL: database.url, PORT: port, DATA_DIR: newDataDir() };
  const { code, line } = await refusedStart(env);
  other.close();
  await database.drop();
  expect(code).toBe(1);
  // The throw-away server of the tests runs without fsync, which is refused first.
  expect(line).toMatch(/^bayan: (PORT \d+ on 127\.0\.0\.1 is already in use|DATABASE_URL names .*fsync)/);
});

test('a database that does not answer', async () => {
  const DATABASE_URL = `postgres://nobody@127.0.0.1:${await freePort()}/nothing`;
  const { code, line } = await refusedStart({ DATABASE_URL, DATA_DIR: newDataDir() });
  expect(code).toBe(1);
  expect(line).toMatch(/^bayan: DATABASE_URL: the database does not answer: [^\n]+$/);
});

test('a hosted sign-in service that does not answer', async () => {
  const { code, line } = await refusedStart({
    SUPABASE_URL: `http://127.0.0.1:${await freePort()}`,
    SUPABASE_ANON_KEY: 'hush',
    DATA_DIR: newDataDir(),
  });
  expect(code).toBe(1);
  expect(line.split('\n').at(-1)).toMatch(
    /^bayan: SUPABASE_URL: http:\/\/127\.0\.0\.1:\d+ does not answer: ECONNREFUSED$/,
  );
});

test('a superuser, or a server that may lose what it acknowledged, is refused', async () => {
  const database = await createTestDatabase();
  const { line } = await refusedStart({ DATABASE_URL: database.url, DATA_DIR: newDataDir() });
  expect(line).toMatch(/^bayan: DATABASE_URL names a PostgreSQL with fsync off[^\n]*$/);
  const asSuperuser = database.url.replace('app@', 'postgres@');
  const refused = await refusedStart({ DATABASE_URL: asSuperuser, DATA_DIR: newDataDir() });
  await database.drop();
  expect(refused.line).toMatch(/^bayan: DATABASE_URL connects as a superuser[^\n]*$/);
});

test('a public address with the sample password still in use', async () => {
  const own = newDataDir();
  const first = await launchReady({ DATA_DIR: own });
  await first.stop();
  const { code, line } = await refusedStart({ DATA_DIR: own, PUBLIC_URL: 'https://bayan.example' });
  expect(code).toBe(1);
  expect(line.split('\n').at(-1)).toMatch(/^bayan: .*sample password/);
});

test('a database newer than the code', async () => {
  const own = newDataDir();
  const first = await launchReady({ DATA_DIR: own, SAMPLE_DATA: '0' });
  const client = new pg.Client({ connectionString: `postgres://app@localhost/app?host=${own}/run` });
  await client.connect();
  await client.query("insert into migrations (version, name, checksum) values (999, '0999_future.sql', 'x')");
  await client.end();
  await first.stop();
  const { code, line } = await refusedStart({ DATA_DIR: own });
  expect(code).toBe(1);
  expect(line.split('\n').at(-1)).toMatch(
    /^bayan: the database is newer than this code: it has migration 0999_future/,
  );
});
