import { type Database, openDatabase } from '@bayan/platform/db/database';
import { isUnavailable } from '@bayan/platform/db/failure';
import { inTransaction } from '@bayan/platform/db/transaction';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminUrl, createTestDatabase } from '#test/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let admin: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, { error: () => {} });
  admin = new pg.Client({ connectionString: adminUrl() });
  await admin.connect();
});
afterAll(async () => {
  await db.$client.end();
  await admin.end();
  await database.drop();
});

const endAllConnections = () =>
  admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = 'app'",
    [new URL(database.url).pathname.slice(1)],
  );

test('a connection that ends in the middle of a change is an error of that change alone', async () => {
  const change = inTransaction(db, async tx => {
    await tx.execute(sql`select 1`);
    await endAllConnections();
    await tx.execute(sql`select 2`);
  });
  const error: unknown = await change.catch((reason: unknown) => reason);
  expect(isUnavailable(error)).toBe(true);
  await expect(inTransaction(db, tx => tx.execute(sql`select 3`))).resolves.toBeDefined();
});

test('connections that end again and again leave the pool whole', async () => {
  for (let round = 0; round < 20; round++) {
    const changes = Promise.allSettled(
      Array.from({ length: 16 }, () => inTransaction(db, tx => tx.execute(sql`select pg_sleep(0.01)`))),
    );
    await endAllConnections();
    await changes;
  }
  const all = Array.from({ length: 16 }, () =>
    inTransaction(db, tx => tx.execute(sql`select pg_sleep(0.05)`)),
  );
  const results = await Promise.allSettled(all);
  const free = await Promise.all(Array.from({ length: 16 }, () => db.$client.connect()));
  for (const client of free) client.release();
  expect(free).toHaveLength(16);
  expect(results.filter(result => result.status === 'fulfilled').length).toBeGreaterThan(0);
});
