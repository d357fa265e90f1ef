import { authRecoveryCodes, authSessions } from '@bayan/auth/store/tables';
import { eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { callAs } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson, PASSWORD } from './auth-caller.ts';
import { enrol, prove } from './authenticator.ts';
import { authenticator } from './authenticator-app.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
let people = 0;
let email: string;
let userId: string;
beforeAll(async () => {
  app = await createTestApp();
  auth = authCaller(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  // Further than any limit looks back.
  app.clock.advance(3_600_000);
  email = `person-${++people}@family.example`;
  userId = await createPerson(app, { email, role: 'student' });
});

const put = async (token: string, path: string, body: unknown) => {
  const answer = await callAs(app, token, 'PUT', path, { body });
  const read = (await answer.json()) as Record<string, unknown> & { error?: { code: string } };
  return { status: answer.status, code: read.error?.code ?? 'none', body: read };
};
const make = (token: string, proof: object = {}) => put(token, '/api/auth/recovery-codes', proof);
const give = (token: string, recoveryCode: string) => put(token, '/api/auth/second-factor', { recoveryCode });
const left = async (token: string) =>
  ((await (await callAs(app, token, 'GET', '/api/auth/recovery-codes')).json()) as { left: number }).left;
const mailsTo = async (kind: string) =>
  (await auth.mails(kind)).filter(({ toAddress }) => toAddress === email).map(({ data }) => data);
const withPassword = async () => (await auth.signIn(email)).access_token;

async function withFactor() {
  const token = await withPassword();
  const { id, totp } = await enrol(auth, token);
  const { body } = await prove(auth, token, id, authenticator(totp.secret, app.clock).code());
  return { factorId: id, token: String(body.access_token), secret: totp.secret };
}
async function withCodes() {
  const factor = await withFactor();
  const { body } = await make(factor.token);
  return { ...factor, codes: body.codes as string[] };
}

describe('making recovery codes', () => {
  test('gives ten that differ, of 50 bits each, and keeps nothing that reads like them (R643)', async () => {
    const { token, codes } = await withCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(await left(token)).toBe(10);
    const { rows } = await app.db.execute<{ row: string }>(
      sql`select one::text as row from auth_recovery_codes one
          union all select one::text from audit_log one union all select one::text from mail_outbox one
          union all select one::text from idempotency_keys one`,
    );
    const stored = rows.map(({ row }) => row).join('\n');
    for (const code of codes) {
      for (const form of [code, code.replace('-', '')]) {
        expect(stored).not.toContain(form);
        expect(stored).not.toContain(Buffer.from(form).toString('hex'));
      }
    }
  });

  test('needs a second factor to stand for', async () => {
    const token = await withPassword();
    expect(await make(token, { currentPassword: PASSWORD })).toMatchObject({
      status: 409,
      code: 'auth.no-second-factor',
    });
  });

  test('needs proof of the person once the second factor is more than 5 minutes ago (R61)', async () => {
    const { token } = await withFactor();
    app.clock.advance(5 * 60_000 + 1_000);
    expect(await make(token)).toMatchObject({ status: 403, code: 'auth.proof-needed' });
    expect(await make(token, { currentPassword: 'not it' })).toMatchObject({
      status: 422,
      code: 'auth.proof-wrong',
    });
    expect((await make(token, { currentPassword: PASSWORD })).status).toBe(200);
    await auth.call('GET', '/reauthenticate', { token });
    expect(await make(token, { mailedCode: '000000' })).toMatchObject({ code: 'auth.proof-wrong' });
    const mail = (await mailsTo('reauthentication')).at(-1);
    expect((await make(token, { mailedCode: mail?.code })).status).toBe(200);
  });

  test('anew ends those before them, which is on record and mailed', async () => {
    const { token, codes } = await withCodes();
    expect(await mailsTo('recovery-codes-replaced')).toEqual([]);
    expect((await make(token)).status).toBe(200);
    expect(await mailsTo('recovery-codes-replaced')).toEqual([{}]);
    expect(await give(await withPassword(), codes[0] ?? '')).toMatchObject({ code: 'auth.recovery-code' });
    const lines = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'account.recovery-codes-made'));
    expect(lines.filter(({ targetId }) => targetId === userId)).toMatchObject([
      { actorId: userId, before: { left: 0 }, after: { left: 10 } },
      { actorId: userId, before: { left: 10 }, after: { left: 10 } },
    ]);
  });
});

describe('giving a recovery code', () => {
  test('raises the sign-in, once, and the person hears of it (R644)', async () => {
    const { codes } = await withCodes();
    const password = await withPassword();
    const typed = ` ${(codes[3] ?? '').toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`;
    const { status, body } = await give(password, typed);
    expect(status).toBe(200);
    const token = String(body.accessToken);
    expect(decodeJwt(token)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'recovery_code' }, { method: 'password' }],
    });
    expect(await auth.me(token)).toBe(200);
    expect(await auth.me(password)).toBe(403);
    expect((await auth.refresh(String(body.refreshToken))).status).toBe(200);
    expect(await left(token)).toBe(9);
    expect(await mailsTo('recovery-code-used')).toEqual([{ left: '9' }]);
    expect(await give(await withPassword(), codes[3] ?? '')).toMatchObject({
      status: 422,
      code: 'auth.recovery-code',
    });
    const lines = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'account.recovery-code-used'));
    expect(lines.filter(({ targetId }) => targetId === userId)).toMatchObject([{ after: { left: 9 } }]);
  });

  test('lets its owner set up a new phone, and the old one’s codes end with it', async () => {
    const { factorId, codes } = await withCodes();
    const { body } = await give(await withPassword(), codes[0] ?? '');
    const token = String(body.accessToken);
    expect((await auth.call('DELETE', `/factors/${factorId}`, { token })).status).toBe(200);
    const [session] = await app.db.select().from(authSessions).where(eq(authSessions.userId, userId));
    expect([session?.aal, session?.amr.map(({ method }) => method)]).toEqual(['aal1', ['password']]);
    expect(await app.db.$count(authRecoveryCodes, eq(authRecoveryCodes.userId, userId))).toBe(0);
  });

  test('of two factors the removal of one leaves the codes', async () => {
    const { token, factorId } = await withCodes();
    const second = await enrol(auth, token, 'Tablet');
    const raised = await prove(auth, token, second.id, authenticator(second.totp.secret, app.clock).code());
    await auth.call('DELETE', `/factors/${factorId}`, { token: String(raised.body.access_token) });
    expect(await app.db.$count(authRecoveryCodes, eq(authRecoveryCodes.userId, userId))).toBe(10);
  });

  test('of another person is wrong, and so is one where there is no second factor', async () => {
    const { codes } = await withCodes();
    email = `other-${people}@family.example`;
    await createPerson(app, { email });
    expect(await give(await withPassword(), codes[0] ?? '')).toMatchObject({ code: 'auth.recovery-code' });
    await withCodes();
    expect(await give(await withPassword(), codes[0] ?? '')).toMatchObject({ code: 'auth.recovery-code' });
  });

  test('ten wrong ones in 15 minutes shut out the right one, and codes of the app with it (R65)', async () => {
    const { factorId, secret, codes } = await withCodes();
    const token = await withPassword();
    for (let tries = 0; tries < 10; tries++) await give(token, `WRONG-0000${tries}`);
    app.clock.advance(60_000);
    expect(await give(token, codes[0] ?? '')).toMatchObject({ status: 422, code: 'auth.recovery-code' });
    const phone = authenticator(secret, app.clock);
    expect((await prove(auth, token, factorId, phone.code())).status).toBe(422);
    app.clock.advance(14 * 60_000);
    expect((await give(await withPassword(), codes[0] ?? '')).status).toBe(200);
  });

  test('of many who give the same one at once one gets in', async () => {
    const { codes } = await withCodes();
    const tokens = await Promise.all(Array.from({ length: 5 }, withPassword));
    const answers = await Promise.all(tokens.map(token => give(token, codes[0] ?? '')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('one address has 15 tries a minute (R67)', async () => {
    const token = await withPassword();
    const answers: number[] = [];
    for (let tries = 0; tries < 16; tries++) answers.push((await give(token, 'WRONG-00000')).status);
    expect(answers.slice(0, 15).every(status => status === 422)).toBe(true);
    expect(answers[15]).toBe(429);
  });
});
