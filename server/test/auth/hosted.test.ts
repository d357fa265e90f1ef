import { authUsers } from '@bayan/auth/store/tables';
import { inTransaction } from '@bayan/platform/db/transaction';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promoteToAdmin } from '#people/accounts/create-admin.ts';
import { auditLog, mailOutbox } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import { addPerson, callAs } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller } from './auth-caller.ts';
import { enrol, prove } from './authenticator.ts';
import { authenticator } from './authenticator-app.ts';
import { ANON_KEY, createStandIn, type StandIn } from './hosted-stand-in.ts';

let standIn: StandIn;
let academy: TestApp;
let adminId: string;
beforeAll(async () => {
  standIn = await createStandIn();
  academy = await createTestApp({ env: standIn.env, now: new Date() });
  adminId = await addPerson(academy, { role: 'admin', name: 'Layla' });
});
afterAll(async () => {
  await academy.close();
  await standIn.close();
});

const me = (token: string, app = academy) => callAs(app, token, 'GET', '/api/me');
const profileOf = async (id: string) =>
  (await academy.db.select().from(profiles).where(eq(profiles.id, id)))[0];
const linesAbout = async (id: string) =>
  (await academy.db.select().from(auditLog).where(eq(auditLog.targetId, id)).orderBy(auditLog.id)).map(
    ({ action, actorId, before, after }) => ({ action, actorId, before, after }),
  );
/** What one of the admins was told about an address. */
const waitingMails = async (email: string) => {
  const to = (await profileOf(adminId))?.email ?? '';
  const mails = await academy.db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, to));
  return mails.filter(({ kind, data }) => kind === 'account-waiting' && data.email === email);
};

test('a person signs up at the hosted service, is known here without a role, is promoted and works', async () => {
  const email = 'huda@family.example';
  const { access_token: password, id } = await standIn.signUp(email, { full_name: ' Huda\u200b Salem ' });
  const first = await me(password);
  expect(first.status).toBe(200);
  expect(await first.json()).toMatchObject({
    standing: 'no-role',
    profile: { id, email, name: 'Huda Salem', role: null, language: 'en' },
  });
  expect((await callAs(academy, password, 'GET', '/api/sessions')).status).toBe(403);
  expect(await linesAbout(id)).toEqual([
    { action: 'account.joined', actorId: id, before: null, after: { email } },
  ]);
  expect(await waitingMails(email)).toMatchObject([{ data: { name: 'Huda Salem' } }]);

  expect(await inTransaction(academy.db, tx => promoteToAdmin(tx, email, academy.clock.now()))).toBe(true);
  // What that service says of the second factor is believed (R640).
  expect((await callAs(academy, password, 'GET', '/api/profiles')).status).toBe(403);
  expect(await (await me(password)).json()).toMatchObject({ standing: 'awaiting-second-factor' });
  const theirs = authCaller(standIn.app);
  const factor = await enrol(theirs, password);
  const code = authenticator(factor.totp.secret, standIn.app.clock).code();
  const token = String((await prove(theirs, password, factor.id, code)).body.access_token);
  expect((await callAs(academy, token, 'GET', '/api/profiles')).status).toBe(200);
  expect((await callAs(academy, token, 'GET', '/api/sessions')).status).toBe(200);
  const people = await callAs(academy, token, 'GET', '/api/profiles?q=huda');
  expect(await people.json()).toMatchObject({ items: [{ id, signIn: 'elsewhere' }] });
  const row = await academy.fetch(`/rest/v1/profiles?select=role&id=eq.${id}`, {
    headers: { authorization: `Bearer ${token}`, apikey: ANON_KEY },
  });
  expect(await row.json()).toEqual([{ role: 'admin' }]);
});

test('without a name of their own people are called what stands before the @, in the language they chose', async () => {
  const { access_token: token } = await standIn.signUp('abu.khalid@family.example', {
    full_name: '\u202e',
    language: 'ar-SA',
  });
  expect(await (await me(token)).json()).toMatchObject({ profile: { name: 'abu.khalid', language: 'ar' } });
});

test('nothing that a person writes about themselves gives a role', async () => {
  const { access_token: token } = await standIn.signUp('sly@family.example', {
    role: 'admin',
    is_active: true,
  });
  expect(await (await me(token)).json()).toMatchObject({ profile: { role: null } });
});

test('first requests that come at once make one profile and one mail', async () => {
  const { access_token: token, id } = await standIn.signUp('eager@family.example');
  const answers = await Promise.all(Array.from({ length: 5 }, () => me(token)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await linesAbout(id)).toHaveLength(1);
  expect(await waitingMails('eager@family.example')).toHaveLength(1);
});

test('an address that is another person’s here is left out', async () => {
  const [email, other] = ['shared@family.example', await addPerson(academy, { role: 'student' })];
  await academy.db.update(profiles).set({ email }).where(eq(profiles.id, other));
  const { access_token: token, id } = await standIn.signUp(email, { full_name: 'Second' });
  expect((await me(token)).status).toBe(200);
  expect(await profileOf(id)).toMatchObject({ email: null, name: 'Second', role: null });
  expect((await profileOf(other))?.email).toBe(email);
  // Free again, it is taken over with the next sign-in.
  await academy.db.update(profiles).set({ email: null }).where(eq(profiles.id, other));
  const { data } = await standIn.client().signInWithPassword({ email, password: 'Harbour-Window-73' });
  expect((await me(data.session?.access_token ?? '')).status).toBe(200);
  expect((await profileOf(id))?.email).toBe(email);
});

test('an address that was never confirmed is not taken over, whatever the token says', async () => {
  const email = 'claimed@academy.example';
  const { access_token: token, id } = await standIn.signUp(email);
  await standIn.app.db.update(authUsers).set({ emailConfirmedAt: null }).where(eq(authUsers.id, id));
  expect(decodeJwt(token)).toMatchObject({ email, user_metadata: { email_verified: true } });
  expect((await me(token)).status).toBe(200);
  expect((await profileOf(id))?.email).toBeNull();
  expect(await inTransaction(academy.db, tx => promoteToAdmin(tx, email, academy.clock.now()))).toBe(false);
});

test('a changed address is followed, and an older token does not turn it back', async () => {
  const [email, changed] = ['before@family.example', 'after@family.example'];
  const { access_token: old, id } = await standIn.signUp(email);
  expect((await me(old)).status).toBe(200);
  await standIn.app.db.update(authUsers).set({ email: changed }).where(eq(authUsers.id, id));
  const { data } = await standIn
    .client()
    .signInWithPassword({ email: changed, password: 'Harbour-Window-73' });
  expect((await me(data.session?.access_token ?? '')).status).toBe(200);
  expect((await profileOf(id))?.email).toBe(changed);
  expect((await me(old)).status).toBe(200);
  expect((await profileOf(id))?.email).toBe(changed);
  expect((await linesAbout(id)).at(-1)).toEqual({
    action: 'account.email-changed',
    actorId: id,
    before: { email },
    after: { email: changed },
  });
});

test('a changed address that is somebody else’s here is not', async () => {
  const { id } = await standIn.signUp('own@family.example');
  const taken = 'taken@family.example';
  const other = await addPerson(academy, { role: 'student' });
  await academy.db.update(profiles).set({ email: taken }).where(eq(profiles.id, other));
  const signIn = async (email: string) => {
    const { data } = await standIn.client().signInWithPassword({ email, password: 'Harbour-Window-73' });
    return me(data.session?.access_token ?? '');
  };
  expect((await signIn('own@family.example')).status).toBe(200);
  await standIn.app.db.update(authUsers).set({ email: taken }).where(eq(authUsers.id, id));
  expect((await signIn(taken)).status).toBe(200);
  expect((await profileOf(id))?.email).toBe('own@family.example');
});

test('somebody without an account is nobody, unless the academy lets such people in', async () => {
  const { refresh_token, id } = await standIn.signUp('guest@family.example');
  await standIn.app.db.update(authUsers).set({ isAnonymous: true }).where(eq(authUsers.id, id));
  const { data } = await standIn.client().refreshSession({ refresh_token });
  const token = data.session?.access_token ?? '';
  expect((await me(token)).status).toBe(401);
  expect(await profileOf(id)).toBeUndefined();
  const open = await createTestApp({ env: { ...standIn.env, AUTH_ANONYMOUS_USERS: 'on' }, now: new Date() });
  expect((await me(token, open)).status).toBe(200);
  await open.close();
});

test('a person whom the academy deactivated is told so, whatever the hosted service thinks', async () => {
  const { access_token: token, id } = await standIn.signUp('gone@family.example');
  expect((await me(token)).status).toBe(200);
  await academy.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, id));
  const refused = await me(token);
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ error: { code: 'account.deactivated' } });
});

test('somebody who signed out there before ever coming here is not let in', async () => {
  const { access_token, refresh_token, id } = await standIn.signUp('brief@family.example');
  const client = standIn.client();
  await client.setSession({ access_token, refresh_token });
  expect((await client.signOut()).error).toBeNull();
  expect((await me(access_token)).status).toBe(401);
  expect(await profileOf(id)).toBeUndefined();
});

test('our own service is off, and the page learns whom to ask instead', async () => {
  for (const path of ['/auth/v1/token?grant_type=password', '/auth/v1/health', '/auth/v1/user']) {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const answer = await academy.fetch(path, { method });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ error: { code: 'not-found' } });
    }
  }
  const service = await academy.fetch('/api/auth/service');
  expect(await service.json()).toEqual({
    url: `${standIn.url}/auth/v1`,
    publicKey: ANON_KEY,
    hosted: true,
    signUpOpen: true,
  });
  expect(service.headers.get('content-security-policy')).toContain(`; connect-src 'self' ${standIn.url};`);
});

test('without a hosted service the page asks ours', async () => {
  const service = await standIn.app.fetch('/api/auth/service');
  expect(await service.json()).toEqual({
    url: `${standIn.url}/auth/v1`,
    publicKey: null,
    hosted: false,
    signUpOpen: true,
  });
  expect(service.headers.get('content-security-policy')).toContain("; connect-src 'self';");
});
