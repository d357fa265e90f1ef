import { deleteExpiredTokens } from '@bayan/auth/cleanup-auth';
import { authLimits } from '@bayan/auth/store/tables';
import { inTransaction } from '@bayan/platform/db/transaction';
import { takeMailPlace } from '@bayan/platform/limits/asked-mails.repository';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailOutbox } from '#schema/academy.ts';
import { applicantOf, ENQUIRY } from '#test/applications/applicant.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson, PASSWORD } from './auth-caller.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
beforeAll(async () => {
  app = await createTestApp();
  auth = authCaller(app);
});
afterAll(() => app.close());
let people = 0;
let email: string;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  await app.db.delete(authLimits);
  await app.db.delete(mailOutbox);
  email = `person${++people}@family.example`;
});

const mailsTo = async (address: string) =>
  (await auth.mails()).filter(({ toAddress }) => toAddress === address).map(({ kind }) => kind);
/** As many as somebody may ask for at the same time by other ways. */
const fill = (to: string, times: number) =>
  inTransaction(app.db, async tx => {
    for (let turn = 0; turn < times; turn++) await takeMailPlace(tx, { to, now: app.clock.now() });
  });

test('one address gets five mails an hour and ten a day', async () => {
  const taken: number[] = [];
  for (const half of [0, 1, 2, 47, 48, 49, 50]) {
    app.clock.set(new Date(TEST_NOW.getTime() + (half * HOUR) / 2));
    await inTransaction(app.db, async tx => {
      let room = 0;
      for (let turn = 0; turn < 6; turn++)
        if (await takeMailPlace(tx, { to: email, now: app.clock.now() })) room++;
      taken.push(room);
    });
  }
  // What was not sent has used up nothing: a day after the first five there is room for five again.
  expect(taken).toEqual([5, 0, 5, 0, 5, 0, 5]);
});

test('recovery, sign-in mail, application and change of address count together', async () => {
  await createPerson(app, { email });
  await createPerson(app, { email: `other-${email}` });
  const other = await auth.signIn(`other-${email}`);
  const ask = async () => {
    await auth.post('/recover', { email });
    await auth.post('/otp', { email, create_user: false });
    await applicantOf(app).post({ ...ENQUIRY, email });
  };
  await ask();
  app.clock.advance(MINUTE);
  await ask();
  expect((await mailsTo(email)).sort()).toEqual([
    'application-received',
    'magic-link',
    'magic-link',
    'recovery',
    'recovery',
  ]);
  await fill('wanted@family.example', 5);
  const proof = { current_password: PASSWORD };
  const body = { email: 'wanted@family.example', ...proof };
  const { status } = await auth.call('PUT', '/user', { token: other.access_token, body });
  expect(status).toBe(200);
  expect(await mailsTo('wanted@family.example')).toEqual([]);
});

test('a sign-up for an address that is full is answered as any other, and sends nothing', async () => {
  await fill(email, 5);
  const { status, body } = await auth.post('/signup', { email, password: PASSWORD });
  expect([status, body.email]).toEqual([200, email]);
  await auth.post('/resend', { type: 'signup', email });
  expect(await mailsTo(email)).toEqual([]);
  app.clock.advance(HOUR);
  await auth.post('/resend', { type: 'signup', email });
  expect(await mailsTo(email)).toEqual(['confirm-signup']);
});

test('in a browser known to the account the person has a count of their own', async () => {
  await createPerson(app, { email });
  const { headers } = await auth.post('/token?grant_type=password', { email, password: PASSWORD });
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  await fill(email, 5);
  await auth.post('/recover', { email });
  expect(await mailsTo(email)).toEqual([]);
  await auth.post('/recover', { email }, { cookie });
  expect(await mailsTo(email)).toEqual(['recovery']);
});

test('a browser that another account knows is a stranger’s', async () => {
  await createPerson(app, { email });
  await createPerson(app, { email: `other-${email}` });
  const signedIn = await auth.post('/token?grant_type=password', {
    email: `other-${email}`,
    password: PASSWORD,
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  await fill(email, 5);
  await auth.post('/recover', { email }, { cookie });
  expect(await mailsTo(email)).toEqual([]);
});

test('whoever knows an address ends no change of it by asking for its mails once more', async () => {
  const wanted = `wanted.${email}`;
  await createPerson(app, { email });
  const { access_token: token } = await auth.signIn(email);
  await auth.call('PUT', '/user', { token, body: { email: wanted, current_password: PASSWORD } });
  const agree = async (link: string) =>
    (await auth.post('/verify', { type: 'email_change', token_hash: link })).status;
  const links = [await auth.mailTo(wanted, 'email-change'), await auth.mailTo(email, 'email-change')];
  const [toNew = '', toOld = ''] = links.map(mail => mail.token);
  await fill(email, 5);
  await fill(wanted, 5);
  app.clock.advance(2 * MINUTE);
  await auth.post('/resend', { type: 'email_change', email });
  expect(await agree(toNew)).toBe(200);
  app.clock.advance(2 * MINUTE);
  await auth.post('/resend', { type: 'email_change', email });
  expect(await agree(toOld)).toBe(200);
  expect(await auth.me((await auth.signIn(wanted)).access_token)).toBe(200);
});

test('a change that one address has agreed to is asked of the other alone, once more', async () => {
  const wanted = `wanted.${email}`;
  await createPerson(app, { email });
  const { access_token: token } = await auth.signIn(email);
  await auth.call('PUT', '/user', { token, body: { email: wanted, current_password: PASSWORD } });
  const { token: agreed } = await auth.mailTo(wanted, 'email-change');
  await auth.post('/verify', { type: 'email_change', token_hash: agreed });
  app.clock.advance(2 * MINUTE);
  await auth.post('/resend', { type: 'email_change', email });
  const mails = (await auth.mails('email-change')).map(({ toAddress }) => toAddress);
  expect(mails.filter(address => address === wanted)).toHaveLength(1);
  expect(mails.filter(address => address === email)).toHaveLength(2);
});

test('a link that is mailed once more ends with the other address’s: none is left that asks the old one nothing', async () => {
  const wanted = `thief.${email}`;
  await createPerson(app, { email });
  const { access_token: token } = await auth.signIn(email);
  await auth.call('PUT', '/user', { token, body: { email: wanted, current_password: PASSWORD } });
  app.clock.advance(24 * HOUR - 2 * MINUTE);
  // Full, so that only the wanted address is mailed again.
  await fill(email, 5);
  await auth.post('/resend', { type: 'email_change', email });
  const { token: link } = await auth.mailTo(wanted, 'email-change');
  app.clock.advance(90 * MINUTE);
  await deleteExpiredTokens(app.db, app.clock.now());
  const { status, body } = await auth.post('/verify', { type: 'email_change', token_hash: link });
  expect([status, body.code]).toEqual([403, 'otp_expired']);
  expect((await auth.signIn(email)).user.id).toBeTruthy();
});
