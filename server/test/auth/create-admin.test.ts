import { KNOWN_PASSWORD } from '@bayan/auth/passwords/new-password';
import { createPasswordPolicy } from '@bayan/auth/passwords/password-policy';
import { accountsWithKnownPassword } from '@bayan/auth/store/auth-users.repository';
import { inTransaction } from '@bayan/platform/db/transaction';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#config/config.ts';
import { createAdmin, promoteToAdmin } from '#people/accounts/create-admin.ts';
import { auditLog } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
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

test('whoever is promoted can come in, also after having been deactivated', async () => {
  const email = 'back@academy.example';
  const id = await createPerson(app, { email });
  await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, id));
  expect(await promote(email)).toBe(true);
  expect(await isAdmin(email)).toBe(true);
  const [line] = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id));
  expect(line).toMatchObject({
    actorId: null,
    before: { role: null, isActive: false },
    after: { role: 'admin', isActive: true },
  });
});

test('somebody who has not confirmed the address is not promoted: anybody may have typed it', async () => {
  const email = 'typed@academy.example';
  const auth = authCaller(app);
  await auth.post('/signup', { email, password: PASSWORD });
  await expect(promote(email)).rejects.toThrow(/^typed@academy\.example has not confirmed/);
  expect(await app.db.select().from(profiles).where(eq(profiles.email, email))).toMatchObject([
    { role: null },
  ]);
  const { token } = await auth.mailTo(email, 'confirm-signup');
  await auth.post('/verify', { type: 'signup', token_hash: token });
  expect(await promote(email)).toBe(true);
  expect(await isAdmin(email)).toBe(true);
});

test('an account that everybody can open is known as such until its password changes', async () => {
  await createPerson(app, { email: 'safe@family.example' });
  expect(await accountsWithKnownPassword(app.db)).toEqual([]);
  const email = 'open@family.example';
  await createPerson(app, { email, password: KNOWN_PASSWORD });
  expect(await accountsWithKnownPassword(app.db)).toEqual([email]);
  const { access_token: token } = await authCaller(app).signIn(email, KNOWN_PASSWORD);
  await authCaller(app).call('PUT', '/user', {
    token,
    body: { password: 'Meadow-Copper-58', current_password: KNOWN_PASSWORD },
  });
  expect(await accountsWithKnownPassword(app.db)).toEqual([]);
});

test('at a public address nobody can choose the password that stands in the manual', async () => {
  const policyAt = (env: Record<string, string>) => {
    const check = createPasswordPolicy(readConfig(env), async () => ['Bayan Academy']);
    return check(KNOWN_PASSWORD, { email: 'a@b.example', names: ['A'] }, new Date());
  };
  await expect(policyAt({ PUBLIC_URL: 'https://academy.example' })).rejects.toThrow(/weak/);
  await expect(policyAt({})).resolves.toBeUndefined();
});
