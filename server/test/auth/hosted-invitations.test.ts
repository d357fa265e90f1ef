import { authUsers } from '@bayan/auth/store/tables';
import { inTransaction } from '@bayan/platform/db/transaction';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promoteToAdmin } from '#people/accounts/create-admin.ts';
import { auditLog, mailOutbox } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import { callAs } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller } from './auth-caller.ts';
import { ANON_KEY, createStandIn, SERVICE_KEY, type StandIn } from './hosted-stand-in.ts';

/** Not what is tried here. */
const passwordAlone = { AUTH_ADMIN_SECOND_FACTOR: 'off' };

let standIn: StandIn;
let academy: TestApp;
let admin: string;
beforeAll(async () => {
  standIn = await createStandIn();
  academy = await createTestApp({ env: { ...standIn.env, ...passwordAlone }, now: new Date() });
  admin = await adminOf(academy, 'layla@academy.example');
});
afterAll(async () => {
  await academy.close();
  await standIn.close();
});

/** The token of somebody who signed up there and administers the academy here. */
async function adminOf(app: TestApp, email: string) {
  const { access_token: token } = await standIn.signUp(email);
  expect((await callAs(app, token, 'GET', '/api/me')).status).toBe(200);
  await inTransaction(app.db, tx => promoteToAdmin(tx, email, app.clock.now()));
  return token;
}
const invite = (email: string, app = academy, token = admin) =>
  callAs(app, token, 'POST', '/api/profiles/invitations', {
    body: { email, name: 'Grace Hall', role: 'student', language: 'ar' },
  });
const again = async (id: string) => {
  const [row] = await academy.db.select().from(profiles).where(eq(profiles.id, id));
  return callAs(academy, admin, 'POST', `/api/profiles/${id}/invitation`, { version: row?.version ?? 0 });
};
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;
const peopleWith = (email: string) => academy.db.$count(profiles, eq(profiles.email, email));
const theirMails = async (email: string) =>
  (await authCaller(standIn.app).mails('invite')).filter(({ toAddress }) => toAddress === email);

test('an invited person follows the hosted service’s mail and works here with the role given', async () => {
  const email = 'grace@academy.example';
  const answer = await invite(email);
  expect(answer.status).toBe(201);
  const { profile } = (await answer.json()) as { profile: { id: string } };
  expect(profile).toMatchObject({ email, role: 'student', name: 'Grace Hall', language: 'ar' });
  const [user] = await standIn.app.db.select().from(authUsers).where(eq(authUsers.email, email));
  expect(user?.id).toBe(profile.id);
  expect(await academy.db.$count(mailOutbox, eq(mailOutbox.toAddress, email))).toBe(0);
  const lines = await academy.db.select().from(auditLog).where(eq(auditLog.targetId, profile.id));
  expect(lines.map(({ action }) => action)).toEqual(['profile.invited']);

  const landing = await standIn.follow((await authCaller(standIn.app).mailTo(email, 'invite')).link);
  const token = landing.get('access_token') ?? '';
  const me = await callAs(academy, token, 'GET', '/api/me');
  expect(await me.json()).toMatchObject({ standing: 'active', profile: { id: profile.id, role: 'student' } });
  expect((await callAs(academy, token, 'GET', '/api/sessions')).status).toBe(200);
  expect(await codeOf(await again(profile.id))).toBe('profile.already-joined');
});

test('an address that is known here, or in use there, is 409', async () => {
  const email = 'known@academy.example';
  expect((await invite(email)).status).toBe(201);
  const second = await invite(email);
  expect(second.status).toBe(409);
  expect(await codeOf(second)).toBe('profile.email-taken');
  expect(await theirMails(email)).toHaveLength(1);
  await standIn.signUp('elsewhere@academy.example');
  expect(await codeOf(await invite('elsewhere@academy.example'))).toBe('profile.email-taken');
  expect(await peopleWith('elsewhere@academy.example')).toBe(0);
});

test('an account there that is signed in without a proof of the address gets no role by an invitation to it', async () => {
  const email = 'squatted@academy.example';
  await standIn.client().signUp({ email, password: 'Harbour-Window-73' });
  await standIn.app.db.update(authUsers).set({ lastSignInAt: new Date() }).where(eq(authUsers.email, email));
  const answer = await invite(email);
  expect(answer.status).toBe(409);
  expect(await codeOf(answer)).toBe('profile.email-taken');
  expect(await peopleWith(email)).toBe(0);
});

test('an invitation can be repeated until the person has come', async () => {
  const email = 'late@academy.example';
  const { profile } = (await (await invite(email)).json()) as { profile: { id: string; version: number } };
  standIn.app.clock.advance(61_000);
  expect((await again(profile.id)).status).toBe(200);
  expect(await theirMails(email)).toHaveLength(2);
});

test('an invitation that was lost between the service and our own record is simply sent again', async () => {
  const email = 'lost@academy.example';
  const lost = await fetch(`${standIn.url}/auth/v1/invite`, {
    method: 'POST',
    headers: { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}` },
    body: JSON.stringify({ email, data: { full_name: 'Lost' } }),
  });
  const { id } = (await lost.json()) as { id: string };
  const answer = await invite(email);
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({ profile: { id, role: 'student' } });
});

test('while the hosted service does not answer nobody is invited, and nothing is left behind', async () => {
  await standIn.stop();
  const answer = await invite('never@academy.example');
  await standIn.start();
  expect(answer.status).toBe(503);
  expect(await codeOf(answer)).toBe('service.unavailable');
  expect(await peopleWith('never@academy.example')).toBe(0);
  expect((await invite('never@academy.example')).status).toBe(201);
});

test('without the service’s key the answer says what is missing', async () => {
  const app = await createTestApp({
    env: { SUPABASE_URL: standIn.url, SUPABASE_ANON_KEY: ANON_KEY, ...passwordAlone },
    now: new Date(),
  });
  const token = await adminOf(app, 'omar@academy.example');
  const answer = await invite('nobody@academy.example', app, token);
  expect(answer.status).toBe(409);
  expect(await codeOf(answer)).toBe('profile.invitations-off');
  await app.close();
});
