import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '#test/free-port.ts';
import { newDataDir } from './new-data-dir.ts';
import { answering, launchReady, type Product } from './product.ts';

let dataDir = '';
let running: Product[] = [];
/** Also when a test fails: nothing that was started is left running. */
afterEach(async () => {
  await Promise.all(running.map(product => product.stop('SIGKILL')));
  running = [];
});

async function launchHere(env: Record<string, string>): Promise<Product> {
  const product = await launchReady(env);
  running.push(product);
  return product;
}

const databasePid = () =>
  Number.parseInt(readFileSync(join(dataDir, 'cluster-18/postmaster.pid'), 'utf8'), 10);

async function tokenOf(product: Product, email: string): Promise<string> {
  const answer = await fetch(`${product.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Falcon-Lantern-42' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function inviteSomebody(product: Product, token: string, email: string): Promise<number> {
  const answer = await fetch(`${product.url}/api/profiles/invitations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ email, name: 'Survivor', role: 'student' }),
  });
  return answer.status;
}

async function findPeople(product: Product, token: string): Promise<string[]> {
  const answer = await fetch(`${product.url}/api/profiles?q=survivor&limit=100`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { items } = (await answer.json()) as { items: { email: string }[] };
  return items.map(item => item.email);
}

/** Until that many of the product's queries wait for the lock. */
async function untilWaiting(client: pg.Client, count: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_locks where not granted`,
    );
    if (rows[0]?.waiting === count) return;
  }
}

test('what was acknowledged is there after kill -9 of the product and of the database', async () => {
  dataDir = newDataDir();
  // The same address both times: it is in the tokens.
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  const first = await launchHere(env);
  const token = await tokenOf(first, 'admin@bayan.example');
  const acknowledged: string[] = [];
  for (let i = 0; i < 5; i++) {
    const email = `survivor-${i}@people.example`;
    if ((await inviteSomebody(first, token, email)) === 201) acknowledged.push(email);
  }
  const database = databasePid();
  first.process.kill('SIGKILL');
  process.kill(database, 'SIGKILL');
  await first.ended;

  const second = await launchHere(env);
  // The same sign-in still holds: the key and the auth session outlived both.
  expect((await findPeople(second, token)).sort()).toEqual(acknowledged);
  await second.stop();
});

test('a database that dies under the running product: 503, then all is well by itself', async () => {
  dataDir = newDataDir();
  const product = await launchHere({ DATA_DIR: dataDir });
  const token = await tokenOf(product, 'admin@bayan.example');
  const ask = async () => {
    const answer = await fetch(`${product.url}/api/settings`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  };
  const seen = new Set<number>();
  process.kill(databasePid(), 'SIGKILL');
  const deadline = Date.now() + 30_000;
  let last = await ask();
  while (Date.now() < deadline && (last.status !== 200 || !seen.has(503))) {
    seen.add(last.status);
    if (last.status === 503) expect(Number(last.retryAfter)).toBeGreaterThan(0);
    last = await ask();
  }
  expect(last.status).toBe(200);
  expect([...seen].every(status => status === 503 || status === 200)).toBe(true);
  await answering(product.url);
  expect(await inviteSomebody(product, token, 'survivor@people.example')).toBe(201);
  await product.stop();
});

test('a database that dies in the middle of a change: 503 for that change, and the product lives on', async () => {
  dataDir = newDataDir();
  const product = await launchHere({ DATA_DIR: dataDir });
  const token = await tokenOf(product, 'admin@bayan.example');
  const blocker = new pg.Client({ connectionString: `postgres://app@localhost/app?host=${dataDir}/run` });
  blocker.on('error', () => {});
  await blocker.connect();
  await blocker.query('begin; lock table audit_log in access exclusive mode');
  const change = inviteSomebody(product, token, 'survivor@people.example');
  await untilWaiting(blocker, 1);
  process.kill(databasePid(), 'SIGKILL');
  expect(await change).toBe(503);
  await answering(product.url);
  expect(await findPeople(product, token)).toEqual([]);
  expect(await inviteSomebody(product, token, 'survivor@people.example')).toBe(201);
  expect(await product.stop()).toBe(0);
});

test('SIGTERM answers what is under way, ends with 0 and leaves no database behind', async () => {
  dataDir = newDataDir();
  const product = await launchHere({ DATA_DIR: dataDir });
  const token = await tokenOf(product, 'tutor@bayan.example');
  const database = databasePid();
  const blocker = new pg.Client({ connectionString: `postgres://app@localhost/app?host=${dataDir}/run` });
  await blocker.connect();
  // Of a table that nothing but these requests asks: what the product does by itself is not to be counted.
  await blocker.query('begin; lock table calendar_feeds in access exclusive mode');
  const underWay = Array.from({ length: 10 }, () =>
    fetch(`${product.url}/api/me/calendar-feed`, { headers: { authorization: `Bearer ${token}` } }),
  );
  await untilWaiting(blocker, underWay.length);
  const code = product.stop();
  const readiness = () =>
    fetch(`${product.url}/api/ready`).then(
      answer => answer.status,
      () => 'closed',
    );
  await expect.poll(readiness).not.toBe(200);
  await blocker.query('rollback');
  await blocker.end();
  const statuses = (await Promise.all(underWay)).map(answer => answer.status);
  expect(statuses).toEqual(underWay.map(() => 200));
  expect(await code).toBe(0);
  const left = execFileSync('ps', ['-eo', 'pid,stat']).toString();
  expect(left).not.toMatch(new RegExp(`^\\s*${database}\\s+[^Z]`, 'm'));
});
