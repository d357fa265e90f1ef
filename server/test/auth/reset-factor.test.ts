import { resetFactors } from '@bayan/auth/factors/reset-factors';
import { authRecoveryCodes } from '@bayan/auth/store/tables';
import { inTransaction } from '@bayan/platform/db/transaction';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authHost } from '#app/auth-host.ts';
import { auditLog } from '#schema/academy.ts';
import { callAs } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson } from './auth-caller.ts';
import { enrol, prove } from './authenticator.ts';
import { authenticator } from './authenticator-app.ts';
import { passkeyCaller } from './passkey-caller.ts';

const EMAIL = 'boss@academy.example';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const reset = (email: string) =>
  inTransaction(app.db, tx => resetFactors(tx, { host: authHost, email, now: app.clock.now() }));

test('an account is reset to its password: no factor, no code, no sign-in is left, and its owner hears of it (R645)', async () => {
  const auth = authCaller(app);
  const id = await createPerson(app, { email: EMAIL, role: 'admin' });
  expect(await reset(EMAIL)).toBe(0);
  const { access_token } = await auth.signIn(EMAIL);
  const factor = await enrol(auth, access_token, 'Phone');
  const code = authenticator(factor.totp.secret, app.clock).code();
  const raised = await prove(auth, access_token, factor.id, code);
  const token = String(raised.body.access_token);
  await callAs(app, token, 'PUT', '/api/auth/recovery-codes', { body: {} });

  expect(await reset(EMAIL)).toBe(1);
  expect(await auth.me(token)).toBe(401);
  expect(await app.db.$count(authRecoveryCodes, eq(authRecoveryCodes.userId, id))).toBe(0);
  expect(await auth.me((await auth.signIn(EMAIL)).access_token)).toBe(200);
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id));
  expect(lines.at(-1)).toMatchObject({
    action: 'account.second-factor-reset',
    actorId: null,
    before: { factors: [{ id: factor.id, friendlyName: 'Phone' }], passkeys: [] },
  });
  expect(await auth.mails('second-factor-reset')).toMatchObject([{ toAddress: EMAIL }]);
});

test('a passkey goes with them, be it the only thing there is: it was on the phone', async () => {
  const auth = authCaller(app);
  const passkeys = passkeyCaller(auth);
  const email = 'phone@academy.example';
  await createPerson(app, { email, role: 'admin' });
  const { access_token } = await auth.signIn(email);
  const { phone } = await passkeys.given(access_token);
  const thief = passkeys.tokensOf(await passkeys.signIn(phone));
  expect(await reset(email)).toBe(1);
  expect(await auth.me(thief.access_token)).toBe(401);
  expect((await passkeys.signIn(phone)).status).toBe(400);
});

test('nobody has the address', async () => {
  expect(await reset('nobody@academy.example')).toBeNull();
});
