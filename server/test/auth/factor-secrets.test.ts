import { randomBytes } from 'node:crypto';
import { sealFactors } from '@bayan/auth/factors/seal-factors';
import { countSealedByStrangers } from '@bayan/auth/store/factors.repository';
import { authFactors } from '@bayan/auth/store/tables';
import { loadFactorKeys } from '@bayan/auth/tokens/factor-keys';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#config/config.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson } from './auth-caller.ts';
import { enrol, prove } from './authenticator.ts';
import { authenticator } from './authenticator-app.ts';

const EMAIL = 'huda@academy.example';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
beforeEach(async () => {
  app = await createTestApp();
  auth = authCaller(app);
  await createPerson(app, { email: EMAIL });
});
afterEach(() => app.close());

async function withFactor(email = EMAIL) {
  const { access_token } = await auth.signIn(email);
  const { id, totp } = await enrol(auth, access_token);
  const phone = authenticator(totp.secret, app.clock);
  await prove(auth, access_token, id, phone.code());
  app.clock.advance(60_000);
  return { id, phone, secret: bytesOf(totp.secret) };
}

const bytesOf = (shown: string) => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...shown].map(letter => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
};
const factorRow = async (id: string) => {
  const [row] = await app.db.select().from(authFactors).where(eq(authFactors.id, id));
  if (!row) throw new Error('no such factor');
  return row;
};
const storeAsBefore = (id: string, secret: Buffer) =>
  app.db.update(authFactors).set({ secret, secretKeyId: null }).where(eq(authFactors.id, id));
const statusOf = async (id: string, code: string, caller = auth) =>
  (await prove(caller, (await caller.signIn(EMAIL)).access_token, id, code)).status;
const keysOf = (AUTH_FACTOR_KEYS = '') =>
  loadFactorKeys(readConfig({ DATA_DIR: app.config.dataDir, AUTH_FACTOR_KEYS }));

/** Every row of every table, as a dump writes it. */
async function dump(): Promise<string> {
  const { rows: tables } = await app.db.execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await app.db.execute<{ row: string }>(
      sql`select one::text as row from ${sql.raw(name)} one`,
    );
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

test('a dump of the database holds no secret of a second factor (R646)', async () => {
  const { id, secret } = await withFactor();
  const written = await dump();
  expect(written).toContain(id);
  for (const form of ['hex', 'base64', 'base64url'] as const)
    expect(written).not.toContain(secret.toString(form));
});

test('a secret that was stored as it is still works, and housekeeping seals it', async () => {
  const { id, phone, secret } = await withFactor();
  await storeAsBefore(id, secret);
  expect(await statusOf(id, phone.code())).toBe(200);
  await sealFactors(await keysOf())(app.db);
  expect(await dump()).not.toContain(secret.toString('hex'));
  app.clock.advance(60_000);
  expect(await statusOf(id, phone.code())).toBe(200);
});

test('a secret opens in its own row and for its own person alone', async () => {
  const { id } = await withFactor();
  const other = 'thief@academy.example';
  await createPerson(app, { email: other });
  const thief = await withFactor(other);
  const { secret, secretKeyId } = await factorRow(thief.id);
  await app.db.update(authFactors).set({ secret, secretKeyId }).where(eq(authFactors.id, id));
  expect(await statusOf(id, thief.phone.code())).toBe(500);
  const { userId } = await factorRow(id);
  await app.db.delete(authFactors).where(eq(authFactors.id, id));
  await app.db.update(authFactors).set({ userId }).where(eq(authFactors.id, thief.id));
  expect(await statusOf(thief.id, thief.phone.code())).toBe(500);
});

test('a new key takes over from the one before it, which is then of no use', async () => {
  const [older, newer] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
  const { id, phone, secret } = await withFactor();
  await storeAsBefore(id, secret);
  await sealFactors(await keysOf(older))(app.db);
  const turned = await createTestApp({ beside: app, env: { AUTH_FACTOR_KEYS: `${newer},${older}` } });
  expect(await statusOf(id, phone.code(), authCaller(turned))).toBe(200);
  await sealFactors(await keysOf(`${newer},${older}`))(app.db);
  app.clock.advance(60_000);
  const later = await createTestApp({ beside: app, env: { AUTH_FACTOR_KEYS: newer } });
  expect(await statusOf(id, phone.code(), authCaller(later))).toBe(200);
  await later.close();
  await turned.close();
});

test('factors of a key that is not at hand are counted, and left as they are', async () => {
  const { id } = await withFactor();
  const stranger = await keysOf(randomBytes(32).toString('base64'));
  const before = await factorRow(id);
  await sealFactors(stranger)(app.db);
  expect(await factorRow(id)).toEqual(before);
  expect(await countSealedByStrangers(app.db, [...stranger.byId.keys()])).toBe(1);
  expect(await countSealedByStrangers(app.db, [...(await keysOf()).byId.keys()])).toBe(0);
});
