import { createInvitedUser } from '@bayan/auth/accounts';
import { authOneTimeTokens, authUsers } from '@bayan/auth/store/tables';
import { inTransaction } from '@bayan/platform/db/transaction';
import { load } from 'cheerio';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { profiles } from '#schema/people.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson, PASSWORD, pressedForm } from './auth-caller.ts';
import { browserAt } from './browser-at.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;

beforeAll(async () => {
  app = await createTestApp({ env: { AUTH_REDIRECT_ALLOW_LIST: 'https://*.partner.example/**' } });
  auth = authCaller(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(120_000));

const PROOF = { current_password: PASSWORD };
let count = 0;
async function signUp(query = '') {
  const email = `person${++count}@family.example`;
  await auth.post(`/signup${query}`, { email, password: PASSWORD });
  return { email, ...(await auth.mailTo(email, 'confirm-signup')) };
}
async function recover() {
  const email = `person${++count}@family.example`;
  await createPerson(app, { email, role: 'student' });
  await auth.post('/recover', { email });
  return { email, ...(await auth.mailTo(email, 'recovery')) };
}
async function follow(link: string, sentFrom?: string) {
  const { status, headers } = await auth.follow(link, sentFrom);
  expect(status).toBe(303);
  const target = new URL(headers.get('location') ?? '');
  return { page: target.href.replace(/#.*/, ''), outcome: new URLSearchParams(target.hash.slice(1)) };
}
async function newAddress() {
  const email = `person${++count}@family.example`;
  await createPerson(app, { email, role: 'student' });
  const { access_token: token } = await auth.signIn(email);
  await auth.call('PUT', '/user', { token, body: { email: `new.${email}`, ...PROOF } });
  return { email, ...(await auth.mailTo(email, 'email-change')) };
}
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a link signs in once; the second time it leads back with the error', async () => {
  const { link } = await signUp();
  const { page, outcome } = await follow(link);
  expect(page).toBe('http://127.0.0.1:3000/');
  expect([...outcome.keys()]).toEqual([
    'access_token',
    'expires_at',
    'expires_in',
    'refresh_token',
    'sb',
    'token_type',
    'type',
  ]);
  expect(await auth.me(outcome.get('access_token') ?? '')).toBe(200);
  expect(Object.fromEntries((await follow(link)).outcome)).toEqual({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
    sb: '',
  });
});

test.each(['signup', 'recovery', 'email-change'])(
  'whatever a mail scanner does with the link of a %s, it is still there for the person',
  async kind => {
    const mail = { signup: signUp, recovery: recover, 'email-change': newAddress }[kind] ?? signUp;
    const { link } = await mail();
    const before = await app.db.select().from(authUsers);
    for (const method of ['HEAD', 'GET', 'GET']) {
      const { status, headers } = await auth.call(method, link);
      expect([status, headers.get('location')]).toEqual([
        303,
        `http://127.0.0.1:3000/confirm-link${link.replace('/verify', '')}`,
      ]);
    }
    const page = await app.fetch(`/confirm-link${link.replace('/verify', '')}`);
    expect(await page.text()).toMatch(/<form [^>]*method="post"/);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const { outcome } = await follow(link, 'cross-site');
    expect([...outcome.keys()]).toEqual([]);
    expect(await app.db.select().from(authUsers)).toEqual(before);
    expect((await follow(link)).outcome.has('error_code')).toBe(false);
  },
);

test('the button of the page that a link opens follows it without any script, to the end', async () => {
  const { link } = await signUp();
  const address = `/confirm-link${link.replace('/verify', '')}`;
  const $ = load(await (await app.fetch(address)).text());
  const form = $('form[method=post]:has(button[type=submit])');
  // Without an address of its own a form is sent to the one of its page.
  expect([form.length, form.attr('action')]).toEqual([1, undefined]);
  const send = (path: string) => app.fetch(path, { ...pressedForm(), redirect: 'manual' });
  const pressed = await send(address);
  expect([pressed.status, pressed.headers.get('location')]).toEqual([307, `/auth/v1${link}`]);
  const followed = await send(pressed.headers.get('location') ?? '');
  const { origin, hash } = new URL(followed.headers.get('location') ?? '');
  expect([followed.status, origin]).toEqual([303, 'http://127.0.0.1:3000']);
  expect(await auth.me(new URLSearchParams(hash.slice(1)).get('access_token') ?? '')).toBe(200);
});

async function look(body: object) {
  const answer = await app.fetch('/api/auth/links/look', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { link: object | null };
}

test('who holds a link may see whose it is, which uses nothing up', async () => {
  const { email, link, token } = await recover();
  const redirectTo = 'https://evil.example/';
  for (let turn = 0; turn < 2; turn++)
    expect((await look({ token, type: 'recovery', redirectTo })).link).toEqual({
      userId: expect.any(String),
      email,
      newEmail: null,
      mailedTo: email,
      target: 'http://127.0.0.1:3000/',
      isChallenged: false,
    });
  expect(await look({ token, type: 'signup' })).toEqual({ link: null });
  expect(await look({ token: 'guessed', type: 'recovery' })).toEqual({ link: null });
  expect((await follow(link)).outcome.get('type')).toBe('recovery');
  expect(await look({ token, type: 'recovery' })).toEqual({ link: null });
});

test('of parallel uses of a link one signs in', async () => {
  const { token } = await signUp();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => auth.post('/verify', { type: 'signup', token_hash: token })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403]);
});

test('the code does what the link does, and using either ends both', async () => {
  const { email, code, token } = await signUp();
  const used = await auth.post('/verify', { type: 'email', email: ` ${email.toUpperCase()}`, token: code });
  expect(used.status).toBe(200);
  expect(used.body.user).toMatchObject({ email, user_metadata: { email_verified: true } });
  expect((await auth.post('/verify', { type: 'signup', token_hash: token })).body.code).toBe('otp_expired');

  const second = await signUp();
  await follow(second.link);
  const late = await auth.post('/verify', { type: 'signup', email: second.email, token: second.code });
  expect([late.status, late.body.message]).toEqual([403, 'Token has expired or is invalid']);
});

test('a code dies after five wrong tries, the link does not', async () => {
  const { email, code, link } = await signUp();
  const attempt = (token: string) => auth.post('/verify', { type: 'signup', email, token });
  for (let turn = 0; turn < 5; turn++) expect((await attempt(wrongCode(code))).status).toBe(403);
  expect((await attempt(code)).status).toBe(403);
  expect((await follow(link)).outcome.get('type')).toBe('signup');
});

test('no more than five guesses are looked at, however many come at once', async () => {
  const { email, code } = await signUp();
  const attempt = (token: string) => auth.post('/verify', { type: 'signup', email, token });
  await Promise.all(Array.from({ length: 12 }, () => attempt(wrongCode(code))));
  const [kept] = await app.db.select().from(authOneTimeTokens).where(eq(authOneTimeTokens.email, email));
  expect(kept?.failedAttempts).toBe(5);
  expect((await attempt(code)).status).toBe(403);
});

test('four wrong tries leave the code usable, also in Arabic digits', async () => {
  const { email, code } = await signUp();
  for (let turn = 0; turn < 4; turn++)
    await auth.post('/verify', { type: 'signup', email, token: wrongCode(code) });
  const token = code.replace(/\d/g, digit => String.fromCodePoint(0x660 + Number(digit)));
  expect((await auth.post('/verify', { type: 'signup', email, token })).status).toBe(200);
});

test.each([
  ['signup', signUp, 24 * 3600],
  ['recovery', recover, 3600],
])('a %s link and its code end on time', async (type, mail, seconds) => {
  const [early, late] = [await mail(), await mail()];
  app.clock.advance(seconds * 1000 - 1);
  expect((await auth.post('/verify', { type, token_hash: early.token })).status).toBe(200);
  app.clock.advance(1);
  expect((await auth.post('/verify', { type, token_hash: late.token })).body.code).toBe('otp_expired');
  expect((await auth.post('/verify', { type, email: late.email, token: late.code })).body.code).toBe(
    'otp_expired',
  );
});

test('a token serves its own purpose only, and only hashes are kept', async () => {
  const { token, code } = await recover();
  for (const type of ['signup', 'invite', 'magiclink', 'email', 'email_change']) {
    expect((await auth.post('/verify', { type, token_hash: token })).body.code).toBe('otp_expired');
  }
  expect((await auth.post('/verify', { type: 'other', token_hash: token })).body.code).toBe(
    'validation_failed',
  );
  const kept = JSON.stringify(await app.db.select().from(authOneTimeTokens));
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(`"${code}"`);
});

test('recovery and resend answer {} alike for everybody, and mail once a minute', async () => {
  const { email } = await recover();
  const unconfirmed = await signUp();
  for (const address of [email, 'nobody@family.example', unconfirmed.email]) {
    expect(await auth.post('/recover', { email: address })).toMatchObject({ status: 200, body: {} });
    const resent = await auth.post('/resend', { type: 'signup', email: address });
    expect(resent).toMatchObject({ status: 200, body: {} });
  }
  const sent = async (address: string) =>
    (await auth.mails())
      .filter(mail => mail.toAddress === address)
      .map(mail => mail.kind)
      .sort();
  expect(await sent(email)).toEqual(['recovery']);
  expect(await sent(unconfirmed.email)).toEqual(['confirm-signup', 'recovery']);
  expect(await sent('nobody@family.example')).toEqual([]);
  app.clock.advance(60_000);
  await auth.post('/resend', { type: 'signup', email: unconfirmed.email });
  expect(await sent(unconfirmed.email)).toEqual(['confirm-signup', 'confirm-signup', 'recovery']);
  expect((await follow(unconfirmed.link)).outcome.get('error_code')).toBe('otp_expired');
});

test('a deactivated account is not let in by a link', async () => {
  const { email, link } = await recover();
  await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.email, email));
  expect((await follow(link)).outcome.get('error_code')).toBe('user_banned');
});

test('an invitation signs in, so that the person can choose a password, and no admin need be told', async () => {
  await createPerson(app, { email: 'boss@academy.example', role: 'admin' });
  const email = 'invited@family.example';
  const now = app.clock.now();
  const link = await inTransaction(app.db, async tx => {
    const [profile] = await tx.insert(profiles).values({ name: 'Amal', email, role: 'student' }).returning();
    return (await createInvitedUser(tx, { profileId: profile?.id ?? '', email, now, config: app.config }))
      .link;
  });
  const browser = browserAt(auth);
  const { headers: answered } = await browser.follow(link.replace(/^.*\/auth\/v1/, ''));
  const { hash } = new URL(answered.get('location') ?? '');
  const token = new URLSearchParams(hash.slice(1)).get('access_token') ?? '';
  const chosen = { token, body: { password: PASSWORD }, headers: browser.headers() };
  expect((await auth.call('PUT', '/user', chosen)).status).toBe(200);
  expect((await auth.signIn(email)).user.id).toBeDefined();
  expect(await auth.mails('account-waiting')).toEqual([]);
});

test('an invitation is a link alone: no code can be guessed for it, and guessing does not harm it', async () => {
  const email = 'guessed@family.example';
  const now = app.clock.now();
  const link = await inTransaction(app.db, async tx => {
    const [profile] = await tx.insert(profiles).values({ name: 'Huda', email, role: 'student' }).returning();
    return (await createInvitedUser(tx, { profileId: profile?.id ?? '', email, now, config: app.config }))
      .link;
  });
  const guess = await auth.post('/verify', { type: 'invite', email, token: '000000' });
  expect([guess.status, guess.body.code]).toEqual([403, 'otp_expired']);
  const [kept] = await app.db.select().from(authOneTimeTokens).where(eq(authOneTimeTokens.email, email));
  expect(kept).toMatchObject({ codeHash: null, failedAttempts: 0 });
  expect((await follow(link.replace(/^.*\/auth\/v1/, ''))).outcome.get('type')).toBe('invite');
});

test('who asks for a new address again too soon is told when it may be asked', async () => {
  const email = 'hasty@family.example';
  await createPerson(app, { email });
  const { access_token: token } = await auth.signIn(email);
  const ask = (wanted: string) => auth.call('PUT', '/user', { token, body: { email: wanted, ...PROOF } });
  expect((await ask('first.wish@family.example')).status).toBe(200);
  app.clock.advance(17_500);
  const { status, headers, body } = await ask('second.wish@family.example');
  expect([status, headers.get('retry-after'), body]).toEqual([
    429,
    '43',
    {
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 43 seconds.',
    },
  ]);
  app.clock.advance(42_500);
  expect((await ask('second.wish@family.example')).status).toBe(200);
});

test('a new address counts when both mailboxes have agreed', async () => {
  const [email, wanted] = ['before@family.example', 'after@family.example'];
  const id = await createPerson(app, { email });
  const { access_token: token } = await auth.signIn(email);
  const asked = await auth.call('PUT', '/user', { token, body: { email: wanted, ...PROOF } });
  expect(asked.body).toMatchObject({ email, new_email: wanted });
  for (const mailedTo of [email, wanted]) {
    const { searchParams } = new URL(
      (await auth.mailTo(mailedTo, 'email-change')).link,
      'http://any.example',
    );
    // Each link says which of the two addresses it confirms (R752).
    expect(await look({ token: searchParams.get('token'), type: 'email_change' })).toMatchObject({
      link: { email, newEmail: wanted, mailedTo },
    });
  }
  const fromNew = await follow((await auth.mailTo(wanted, 'email-change')).link);
  expect(fromNew.outcome.get('message')).toMatch(/^Confirmation link accepted/);
  expect((await auth.signIn(email)).user.id).toBe(id);
  expect((await follow((await auth.mailTo(email, 'email-change')).link)).outcome.get('type')).toBe(
    'email_change',
  );
  expect((await auth.signIn(wanted)).user.id).toBe(id);
  const [user] = await app.db.select().from(authUsers).where(eq(authUsers.id, id));
  const [profile] = await app.db.select().from(profiles).where(eq(profiles.id, id));
  expect([user?.email, user?.newEmail, profile?.email]).toEqual([wanted, null, wanted]);
});

test('who asks for an address that somebody has learns nothing, and does not get it', async () => {
  const [email, free] = ['curious@family.example', 'free.one@family.example'];
  const { email: taken } = await recover();
  const id = await createPerson(app, { email });
  const { access_token: token } = await auth.signIn(email);
  const mailsTo = async (address: string) =>
    (await auth.mails('email-change')).filter(({ toAddress }) => toAddress === address).length;
  const seen = [];
  for (const wanted of [free, taken]) {
    app.clock.advance(60_000);
    const begin = performance.now();
    const { status, headers, body } = await auth.call('PUT', '/user', {
      token,
      body: { email: wanted, ...PROOF },
    });
    expect(performance.now() - begin).toBeGreaterThan(145);
    expect(body).toMatchObject({ email, new_email: wanted });
    const { outcome, page } = await follow((await auth.mailTo(email, 'email-change')).link);
    const later = JSON.stringify(body)
      .replaceAll(wanted, '(wanted)')
      .replace(/T[\d:.]+Z/g, '');
    seen.push([status, [...headers], later, page, [...outcome]]);
    app.clock.advance(60_000);
    expect((await auth.post('/resend', { type: 'email_change', email })).body).toEqual({});
  }
  expect(seen[1]).toEqual(seen[0]);
  // The address that has agreed is not asked again (R39).
  expect([await mailsTo(free), await mailsTo(taken), await mailsTo(email)]).toEqual([2, 0, 2]);
  const [user] = await app.db.select().from(authUsers).where(eq(authUsers.id, id));
  expect(user).toMatchObject({ email, newEmail: taken });
});

describe('a link leads back', () => {
  const root = 'http://127.0.0.1:3000/';
  test.each([
    ['', root],
    ['http://127.0.0.1:3000/welcome?x=1&y=2', 'http://127.0.0.1:3000/welcome?x=1&y=2'],
    ['http://localhost:5173/a', 'http://localhost:5173/a'],
    ['https://app.partner.example/in/here', 'https://app.partner.example/in/here'],
    ['https://a.b.partner.example/in', root],
    ['https://evil.example/', root],
    ['https://somebody@app.partner.example/in', root],
    ['https://127.0.0.1:3000@evil.example/', root],
    ['//evil.example', root],
    ['javascript:alert(1)//127.0.0.1:3000/', root],
    ['/relative', root],
  ])('asked for %j to %s', async (asked, page) => {
    const { link } = await signUp(`?redirect_to=${encodeURIComponent(asked)}`);
    expect((await follow(link)).page).toBe(page);
    const changed = new URLSearchParams({ token: 'x', type: 'signup', redirect_to: asked });
    expect((await follow(`/verify?${changed}`)).page).toBe(page);
  });
});
