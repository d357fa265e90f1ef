import { createHash, randomBytes } from 'node:crypto';
import { authFlowCodes } from '@bayan/auth/store/tables';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { profiles } from '#schema/people.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson, PASSWORD } from './auth-caller.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;

beforeAll(async () => {
  app = await createTestApp();
  auth = authCaller(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(120_000));

function challenge() {
  const verifier = randomBytes(56).toString('hex');
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, asked: { code_challenge, code_challenge_method: 's256' } };
}
let count = 0;
const newAddress = () => `client${++count}@family.example`;
async function signUp(asked: object, query = '') {
  const email = newAddress();
  expect((await auth.post(`/signup${query}`, { email, password: PASSWORD, ...asked })).status).toBe(200);
  return auth.mailTo(email, 'confirm-signup');
}
async function recover(asked: object) {
  const email = newAddress();
  const id = await createPerson(app, { email });
  await auth.post('/recover', { email, ...asked });
  return { id, email, ...(await auth.mailTo(email, 'recovery')) };
}
async function follow(link: string) {
  const { status, headers } = await auth.follow(link);
  expect(status).toBe(303);
  return new URL(headers.get('location') ?? '');
}
const codeOf = async (link: string) => (await follow(link)).searchParams.get('code') ?? '';
const exchange = (auth_code: string, code_verifier: string) =>
  auth.post('/token?grant_type=pkce', { auth_code, code_verifier });
const methodsOf = (session: Record<string, unknown>) =>
  (decodeJwt(String(session.access_token)).amr as { method: string }[]).map(({ method }) => method);

test('a link with a challenge leads back with a code, which the verifier turns into an auth session once', async () => {
  const { verifier, asked } = challenge();
  const { link, token } = await signUp(
    asked,
    `?redirect_to=${encodeURIComponent('http://127.0.0.1:3000/in?x=1')}`,
  );
  expect(token).toMatch(/^pkce_/);
  const target = await follow(link);
  expect([target.hash, target.searchParams.get('x')]).toEqual(['', '1']);
  const code = target.searchParams.get('code') ?? '';
  expect(code).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  const session = await exchange(code, verifier);
  expect(session.status).toBe(200);
  expect(methodsOf(session.body)).toEqual(['email/signup']);
  expect(await auth.me(String(session.body.access_token))).toBe(200);
  const again = await exchange(code, verifier);
  expect([again.status, again.body.code]).toEqual([404, 'flow_state_not_found']);
});

test('the token of such a link, sent by itself, signs in without the verifier: it proves the mailbox', async () => {
  const { token } = await recover(challenge().asked);
  expect(token).toMatch(/^pkce_/);
  const verify = () => auth.post('/verify', { type: 'recovery', token_hash: token });
  expect(methodsOf((await verify()).body)).toEqual(['otp']);
  expect((await verify()).body.code).toBe('otp_expired');
});

test('an auth session tells by which flow it began', async () => {
  const { verifier, asked } = challenge();
  const recovered = await exchange(await codeOf((await recover(asked)).link), verifier);
  expect(methodsOf(recovered.body)).toEqual(['recovery']);
  const [email, wanted] = [newAddress(), newAddress()];
  await createPerson(app, { email });
  const { access_token: token } = await auth.signIn(email);
  await auth.call('PUT', '/user', { token, body: { email: wanted, current_password: PASSWORD, ...asked } });
  const half = await follow((await auth.mailTo(wanted, 'email-change')).link);
  expect(half.searchParams.get('message')).toMatch(/^Confirmation link accepted/);
  expect(half.hash).toContain('message=Confirmation');
  const changed = await exchange(await codeOf((await auth.mailTo(email, 'email-change')).link), verifier);
  expect(methodsOf(changed.body)).toEqual(['email_change']);
  expect(changed.body.user).toMatchObject({ email: wanted });
});

test('a mail sent once more carries the challenge it was asked for with', async () => {
  const email = newAddress();
  await auth.post('/signup', { email, password: PASSWORD });
  app.clock.advance(60_000);
  const { verifier, asked } = challenge();
  await auth.post('/resend', { type: 'signup', email, ...asked });
  const code = await codeOf((await auth.mailTo(email, 'confirm-signup')).link);
  expect((await exchange(code, verifier)).status).toBe(200);
});

test('a wrong verifier is refused and leaves the code usable', async () => {
  const { verifier, asked } = challenge();
  const code = await codeOf((await signUp(asked)).link);
  for (const wrong of ['x', challenge().verifier, asked.code_challenge]) {
    const refused = await exchange(code, wrong);
    expect([refused.status, refused.body.code]).toEqual([400, 'bad_code_verifier']);
  }
  expect((await exchange(code, verifier)).status).toBe(200);
});

test('a plain challenge is its own verifier, and methods are read in any case', async () => {
  const plain = randomBytes(40).toString('base64url');
  const first = await codeOf((await signUp({ code_challenge: plain, code_challenge_method: 'PLAIN' })).link);
  expect((await exchange(first, plain)).status).toBe(200);
  const { verifier, asked } = challenge();
  const second = await codeOf((await signUp({ ...asked, code_challenge_method: 'S256' })).link);
  expect((await exchange(second, verifier)).status).toBe(200);
});

test('a code lives five minutes and is kept as a hash', async () => {
  const { verifier, asked } = challenge();
  const [early, late] = [await codeOf((await signUp(asked)).link), await codeOf((await signUp(asked)).link)];
  const kept = JSON.stringify(await app.db.select().from(authFlowCodes));
  expect(kept).not.toContain(early);
  app.clock.advance(5 * 60_000 - 1);
  expect((await exchange(early, verifier)).status).toBe(200);
  app.clock.advance(1);
  const expired = await exchange(late, verifier);
  expect([expired.status, expired.body.code]).toEqual([422, 'flow_state_expired']);
});

test('of parallel exchanges of a code one signs in', async () => {
  const { verifier, asked } = challenge();
  const code = await codeOf((await signUp(asked)).link);
  const answers = await Promise.all(Array.from({ length: 6 }, () => exchange(code, verifier)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404]);
});

test('the token of such a link signs in directly where it is posted, and so does its code', async () => {
  const { asked } = challenge();
  const { token } = await signUp(asked);
  const posted = await auth.post('/verify', { type: 'signup', token_hash: token });
  expect(posted.status).toBe(200);
  expect(methodsOf(posted.body)).toEqual(['otp']);
  const { email, code } = await recover(asked);
  expect((await auth.post('/verify', { type: 'recovery', email, token: code })).status).toBe(200);
});

test('what is wrong with such a link is told behind the ? and behind the #', async () => {
  const { asked } = challenge();
  const { link } = await signUp(asked, `?redirect_to=${encodeURIComponent('http://127.0.0.1:3000/?x=1')}`);
  await follow(link);
  const target = await follow(link);
  const error = {
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  };
  expect(Object.fromEntries(target.searchParams)).toEqual({ x: '1', ...error });
  expect(Object.fromEntries(new URLSearchParams(target.hash.slice(1)))).toEqual({ ...error, sb: '' });
});

test('an account that was shut out meanwhile is not let in by its code', async () => {
  const { verifier, asked } = challenge();
  const { id, link } = await recover(asked);
  const code = await codeOf(link);
  await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, id));
  const barred = await exchange(code, verifier);
  expect([barred.status, barred.body.code]).toEqual([400, 'user_banned']);
});

test('a password change ends an open code', async () => {
  const { verifier, asked } = challenge();
  const { email, link } = await recover(asked);
  const code = await codeOf(link);
  const { access_token: token } = await auth.signIn(email);
  await auth.call('PUT', '/user', {
    token,
    body: { password: 'Meadow-Copper-58', current_password: PASSWORD },
  });
  expect((await exchange(code, verifier)).body.code).toBe('flow_state_not_found');
});

describe('a challenge is refused', () => {
  const good = 'a'.repeat(43);
  test.each([
    ['without its method', { code_challenge: good }],
    ['a method without it', { code_challenge_method: 's256' }],
    ['too short', { code_challenge: 'a'.repeat(42), code_challenge_method: 's256' }],
    ['too long', { code_challenge: 'a'.repeat(129), code_challenge_method: 's256' }],
    ['of other characters', { code_challenge: `${good}+`, code_challenge_method: 's256' }],
    ['of an unknown method', { code_challenge: good, code_challenge_method: 'md5' }],
  ])('%s', async (_, asked) => {
    const email = newAddress();
    const { access_token: token } = await (async () => {
      await createPerson(app, { email });
      return auth.signIn(email);
    })();
    const answers = [
      await auth.post('/signup', { email, password: PASSWORD, ...asked }),
      await auth.post('/recover', { email, ...asked }),
      await auth.post('/resend', { type: 'signup', email, ...asked }),
      await auth.call('PUT', '/user', {
        token,
        body: { email: newAddress(), current_password: PASSWORD, ...asked },
      }),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([400, 'validation_failed']);
  });
});
