import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../src/db/schema/academy.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { hasSamplePassword } from '../../src/features/auth/auth.repository.ts';
import { createAdmin, promoteToAdmin } from '../../src/features/auth/create-admin.ts';
import { createTestApp, type TestApp } from '../harness.ts';
import { authCaller, createPerson, PASSWORD } from './auth-caller.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const isAdmin = async (email: string) => {
  const { access_token } = await authCaller(app).signIn(email);
  const people = await app.fetch('/api/profiles', { headers: { authorization: `Bearer ${access_token}` } });
  return people.status === 200;
};
const create = (email: string) =>
  inTransaction(app.db, tx =>
    createAdmin(tx, { email, name: 'Boss', language: 'ar', password: PASSWORD, now: app.clock.now() }),
  );
const promote = (email: string) => inTransaction(app.db, tx => promoteToAdmin(tx, email, app.clock.now()));

test('a new administrator signs in at once, and the change is on record', async () => {
  expect(await create('boss@academy.example')).toBe(true);
  expect(await isAdmin('boss@academy.example')).toBe(true);
  const records = await app.db.select().from(auditLog).where(eq(auditLog.action, 'profile.role-set'));
  expect(records).toMatchObject([{ actorId: null, before: { role: null }, after: { role: 'admin' } }]);
});

test('a known address is left as it is, until it is promoted', async () => {
  await createPerson(app, { email: 'known@academy.example', role: 'student' });
  expect(await create('known@academy.example')).toBe(false);
  expect(await isAdmin('known@academy.example')).toBe(false);
  expect(await promote('known@academy.example')).toBe(true);
  expect(await isAdmin('known@academy.example')).toBe(true);
  expect(await promote('nobody@academy.example')).toBe(false);
});

test('only an account made as a sample counts as having the sample password', async () => {
  await createPerson(app, { email: 'chance@family.example' });
  expect(await hasSamplePassword(app.db, PASSWORD)).toBe(false);
  const email = 'sample@family.example';
  await createPerson(app, { email, isSample: true });
  expect(await hasSamplePassword(app.db, PASSWORD)).toBe(true);
  expect(await hasSamplePassword(app.db, 'Meadow-Copper-58')).toBe(false);
  const { access_token: token } = await authCaller(app).signIn(email);
  await authCaller(app).call('PUT', '/user', { token, body: { password: 'Meadow-Copper-58' } });
  expect(await hasSamplePassword(app.db, PASSWORD)).toBe(false);
});
