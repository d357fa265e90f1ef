import { randomUUID } from 'node:crypto';
import { deleteExpiredPasskeyChallenges } from '@bayan/auth/cleanup-auth';
import { placeOfAddress } from '@bayan/auth/limits/attempt-limits';
import { authPasskeyChallenges, authPasskeys, authSessions, authUsers } from '@bayan/auth/store/tables';
import { countAttempts } from '@bayan/platform/limits/limits.repository';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type Answer, authCaller, createPerson, PASSWORD, type Tokens } from './auth-caller.ts';
import { enrol, prove } from './authenticator.ts';
import { authenticator } from './authenticator-app.ts';
import { browserAt } from './browser-at.ts';
import { passkeyCaller } from './passkey-caller.ts';
import { serviceTokenOf } from './service-caller.ts';
import { softwareAuthenticator } from './software-authenticator.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
let passkeys: ReturnType<typeof passkeyCaller>;
let email: string;
let userId: string;
let tokens: Tokens;
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
  auth = authCaller(app);
  passkeys = passkeyCaller(auth);
});
afterAll(() => app.close());
beforeEach(async () => {
  // Beyond what one address may do in five minutes, and past the moment after a sign-in.
  app.clock.advance(301_000);
  email = `person-${++people}@family.example`;
  userId = await createPerson(app, { email, role: 'student' });
  tokens = await auth.signIn(email);
});

const outcome = ({ status, body }: Answer) => [status, body.code];
const REFUSED = [400, 'webauthn_verification_failed'];
const mailsOf = async (change: string) =>
  (await auth.mails('passkey-changed')).filter(
    mail => mail.toAddress === email && mail.data.change === change,
  ).length;
const rows = () => app.db.select().from(authPasskeys).where(eq(authPasskeys.userId, userId));
const list = async (token = tokens.access_token) =>
  (await auth.call('GET', '/passkeys', { token })).body as unknown as Record<string, string>[];

describe('adding a passkey', () => {
  test('asks for one that is found and unlocked by itself, of this academy, without attestation', async () => {
    const { body } = await passkeys.begin(tokens.access_token, { current_password: PASSWORD });
    expect(body).toMatchObject({
      challenge_id: expect.any(String),
      expires_at: Math.floor(app.clock.now().getTime() / 1000) + 300,
      options: {
        rp: { id: 'localhost', name: 'Bayan Academy' },
        user: { name: email, displayName: 'Noura Salem' },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    });
  });

  test('keeps its public half, and tells the person', async () => {
    const phone = softwareAuthenticator();
    const { status, body } = await passkeys.add(tokens.access_token, phone);
    expect(status).toBe(200);
    expect(await list()).toEqual([{ id: body.id, created_at: app.clock.now().toISOString() }]);
    const [kept] = await rows();
    expect(kept).toMatchObject({ credentialId: phone.credentialId, counter: 1, factorId: null });
    expect(kept?.transports).toEqual(['hybrid', 'internal']);
    expect(await mailsOf('added')).toBe(1);
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, userId));
    expect(lines.map(({ action }) => action)).toContain('account.passkey-added');
  });

  test('by a token alone is refused, however young its auth session is (R651)', async () => {
    const { access_token: young } = await browserAt(auth).signIn(email);
    expect(outcome(await passkeys.begin(young))).toEqual([400, 'reauthentication_needed']);
    const wrong = await passkeys.begin(young, { current_password: 'Meadow-Copper-58' });
    expect(outcome(wrong)).toEqual([400, 'current_password_invalid']);
  });

  test('needs no more right after the password where no browser is bound to the sign-in (R651)', async () => {
    const { access_token: token } = await auth.signIn(email);
    app.clock.advance(299_000);
    expect((await passkeys.begin(token)).status).toBe(200);
    app.clock.advance(2_000);
    expect(outcome(await passkeys.begin(token))).toEqual([400, 'reauthentication_needed']);
  });

  test('right after the password, in the browser it was given in, needs no second one (R651)', async () => {
    const browser = browserAt(auth);
    const { access_token: token } = await browser.signIn(email);
    const here = () => passkeys.begin(token, {}, browser.headers());
    app.clock.advance(299_000);
    expect((await here()).status).toBe(200);
    const stranger = browserAt(auth);
    await stranger.signIn((await somebodyElse()).email);
    expect(outcome(await passkeys.begin(token, {}, stranger.headers()))).toEqual([
      400,
      'reauthentication_needed',
    ]);
    app.clock.advance(2_000);
    expect(outcome(await here())).toEqual([400, 'reauthentication_needed']);
  });

  test('with a code that was mailed for it', async () => {
    await auth.call('GET', '/reauthenticate', { token: tokens.access_token });
    const sent = (await auth.mails('reauthentication')).find(mail => mail.toAddress === email);
    const right = { nonce: sent?.data.code };
    expect(outcome(await passkeys.begin(tokens.access_token, { nonce: '000000' }))).toEqual([
      422,
      'reauthentication_not_valid',
    ]);
    expect((await passkeys.begin(tokens.access_token, right)).status).toBe(200);
    expect((await passkeys.begin(tokens.access_token, right)).status).toBe(422);
  });

  test('needs the second factor where there is one', async () => {
    const { id, totp } = await enrol(auth, tokens.access_token);
    const code = authenticator(totp.secret, app.clock).code();
    const raised = await prove(auth, tokens.access_token, id, code);
    const lower = await auth.signIn(email);
    const proof = { current_password: PASSWORD };
    expect(outcome(await passkeys.begin(lower.access_token, proof))).toEqual([403, 'insufficient_aal']);
    expect((await passkeys.begin(String(raised.body.access_token), proof)).status).toBe(200);
  });

  test('is for accounts, not for anonymous visitors', async () => {
    await app.db.update(authUsers).set({ isAnonymous: true }).where(eq(authUsers.id, userId));
    expect(outcome(await passkeys.begin(tokens.access_token))).toEqual([403, 'no_authorization']);
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another name', { rpId: 'evil.example' }],
    ['nobody who unlocked it', { isUnlocked: false }],
  ])('of %s is refused', async (_, circumstances) => {
    expect(outcome(await passkeys.add(tokens.access_token, undefined, circumstances))).toEqual(REFUSED);
    expect(await rows()).toEqual([]);
  });

  test('what its maker says of it is not looked into', async () => {
    const { status } = await passkeys.add(tokens.access_token, undefined, { certificates: true });
    expect(status).toBe(200);
  });

  test('answers one challenge, once, within 5 minutes and from the auth session that began (R653)', async () => {
    const begin = async (token: string) =>
      (await passkeys.begin(token, { current_password: PASSWORD })).body as unknown as Parameters<
        typeof finish
      >[1];
    const finish = (token: string, begun: { challenge_id: string; options: never }) =>
      auth.call('POST', '/passkeys/registration/verify', {
        token,
        body: {
          challenge_id: begun.challenge_id,
          credential: softwareAuthenticator().create(begun.options),
        },
      });
    const unknown = [400, 'webauthn_challenge_not_found'];
    const other = await auth.signIn(email);
    const begun = await begin(tokens.access_token);
    expect(outcome(await finish(other.access_token, begun))).toEqual(unknown);
    expect((await finish(tokens.access_token, begun)).status).toBe(200);
    expect(outcome(await finish(tokens.access_token, begun))).toEqual(unknown);
    const late = await begin(tokens.access_token);
    app.clock.advance(300_000);
    expect(outcome(await finish(tokens.access_token, late))).toEqual([400, 'webauthn_challenge_expired']);
    // What somebody signs in with adds nothing.
    const asked = await passkeys.ask();
    const misused = { ...late, challenge_id: asked.challenge_id };
    expect(outcome(await finish(tokens.access_token, misused))).toEqual(unknown);
  });

  test('that somebody has already is refused, and ten are enough', async () => {
    const { phone } = await passkeys.given(tokens.access_token);
    expect(outcome(await passkeys.add(tokens.access_token, phone))).toEqual([
      422,
      'webauthn_credential_exists',
    ]);
    const { body } = await passkeys.begin(tokens.access_token, { current_password: PASSWORD });
    expect(body.options).toMatchObject({
      excludeCredentials: [{ id: phone.credentialId.toString('base64url') }],
    });
    const spare = { userId, publicKey: Buffer.alloc(77) };
    await app.db
      .insert(authPasskeys)
      .values(
        [...Array(9).keys()].map(place => ({ ...spare, credentialId: Buffer.from(`${userId}${place}`) })),
      );
    expect(outcome(await passkeys.begin(tokens.access_token, { current_password: PASSWORD }))).toEqual([
      422,
      'too_many_passkeys',
    ]);
  });
});

describe('signing in with a passkey', () => {
  test('needs no name, is as good as with a second factor, and is remembered (R652)', async () => {
    const { id, phone } = await passkeys.given(tokens.access_token);
    app.clock.advance(60_000);
    const asked = await passkeys.ask();
    expect(asked.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(asked.options.allowCredentials ?? []).toEqual([]);
    const answer = await passkeys.answer(asked.challenge_id, phone.get(asked.options));
    const session = passkeys.tokensOf(answer);
    expect(session.user.id).toBe(userId);
    const timestamp = Math.floor(app.clock.now().getTime() / 1000);
    expect(decodeJwt(session.access_token)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'passkey', timestamp }],
    });
    expect(answer.headers.get('set-cookie')).toMatch(/^bayan_browser=/);
    expect(await list()).toMatchObject([{ id, last_used_at: app.clock.now().toISOString() }]);
    const refreshed = await auth.refresh(session.refresh_token);
    expect(decodeJwt(String(refreshed.body.access_token)).aal).toBe('aal2');
  });

  test('asks for no code of who has a second factor, and counts as one given', async () => {
    const { phone } = await passkeys.given(tokens.access_token);
    const { id, totp } = await enrol(auth, tokens.access_token);
    await prove(auth, tokens.access_token, id, authenticator(totp.secret, app.clock).code());
    // One that was added today proves nothing (R61).
    app.clock.advance(24 * 3_600_000);
    const { access_token: token } = passkeys.tokensOf(await passkeys.signIn(phone));
    expect(await auth.me(token)).toBe(200);
    const body = { password: 'Meadow-Copper-58' };
    expect((await auth.call('PUT', '/user', { token, body })).status).toBe(200);
    app.clock.advance(301_000);
    const later = { password: 'Harbour-Lantern-91' };
    expect(outcome(await auth.call('PUT', '/user', { token, body: later }))).toEqual([
      400,
      'reauthentication_needed',
    ]);
  });

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of another name', { rpId: 'evil.example' }],
    ['that nobody unlocked', { isUnlocked: false }],
  ])('one %s is refused', async (_, circumstances) => {
    const { phone } = await passkeys.given(tokens.access_token);
    expect(outcome(await passkeys.signIn(phone, circumstances))).toEqual(REFUSED);
  });

  test('an unknown one, a wrong signature and somebody else’s name are answered alike (R654)', async () => {
    const { phone } = await passkeys.given(tokens.access_token);
    const stranger = softwareAuthenticator();
    const begun = await passkeys.begin(tokens.access_token, { current_password: PASSWORD });
    stranger.create(begun.body.options as never);
    type Options = Awaited<ReturnType<typeof passkeys.ask>>['options'];
    const changed = (options: Options, change: object) => {
      const right = phone.get(options);
      return { ...right, response: { ...right.response, ...change } };
    };
    const wrong: ((options: Options) => unknown)[] = [
      options => stranger.get(options),
      options => changed(options, { signature: stranger.get(options).response.signature }),
      options => changed(options, { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }),
      () => ({}),
      () => ({ id: 'x' }),
      () => 'text',
    ];
    for (const credential of wrong) {
      const { challenge_id, options } = await passkeys.ask();
      const { status, body } = await passkeys.answer(challenge_id, credential(options));
      expect([status, body]).toEqual([
        400,
        { code: 'webauthn_verification_failed', message: 'Credential verification failed' },
      ]);
    }
  });

  test('a challenge is good once, within 5 minutes, and is used up by a wrong answer too (R653)', async () => {
    const { phone } = await passkeys.given(tokens.access_token);
    const { challenge_id, options } = await passkeys.ask();
    expect(outcome(await passkeys.answer(challenge_id, softwareAuthenticator().get(options)))).toEqual(
      REFUSED,
    );
    const unknown = [400, 'webauthn_challenge_not_found'];
    expect(outcome(await passkeys.answer(challenge_id, phone.get(options)))).toEqual(unknown);
    const late = await passkeys.ask();
    app.clock.advance(300_000);
    expect(outcome(await passkeys.answer(late.challenge_id, phone.get(late.options)))).toEqual([
      400,
      'webauthn_challenge_expired',
    ]);
    // Nor does what somebody adds one by sign anybody in.
    const begun = await passkeys.begin(tokens.access_token, { current_password: PASSWORD });
    expect(outcome(await passkeys.answer(String(begun.body.challenge_id), phone.get(late.options)))).toEqual(
      unknown,
    );
    for (const [body, message] of [
      [{}, 'challenge_id is required'],
      [{ challenge_id: 'x' }, 'challenge_id must be a valid UUID'],
      [{ challenge_id: randomUUID() }, 'credential is required'],
    ])
      expect((await auth.post('/passkeys/authentication/verify', body)).body).toMatchObject({
        code: 'validation_failed',
        message,
      });
  });

  test('a copy is refused by its counter, and the person is told (R655)', async () => {
    const { phone } = await passkeys.given(tokens.access_token);
    expect((await passkeys.signIn(phone, { counter: 7 })).status).toBe(200);
    expect(outcome(await passkeys.signIn(phone, { counter: 7 }))).toEqual(REFUSED);
    expect(outcome(await passkeys.signIn(phone, { counter: 3 }))).toEqual(REFUSED);
    expect(await mailsOf('copied')).toBe(2);
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, userId));
    expect(lines.filter(({ action }) => action === 'account.passkey-copied')).toHaveLength(2);
    await expect(app.db.update(authPasskeys).set({ counter: 2 })).rejects.toThrow();
    expect((await passkeys.signIn(phone, { counter: 8 })).status).toBe(200);
  });

  test('an authenticator that does not count stays at 0', async () => {
    const phone = softwareAuthenticator({ counter: 0 });
    await passkeys.add(tokens.access_token, phone);
    expect((await passkeys.signIn(phone)).status).toBe(200);
    expect((await passkeys.signIn(phone)).status).toBe(200);
  });

  test('a deactivated account stays shut', async () => {
    const { phone } = await passkeys.given(tokens.access_token);
    const bannedUntil = new Date(app.clock.now().getTime() + 3_600_000);
    await app.db.update(authUsers).set({ bannedUntil }).where(eq(authUsers.id, userId));
    expect(outcome(await passkeys.signIn(phone))).toEqual([400, 'user_banned']);
  });

  test('an address asks for 150 challenges in 5 minutes, and answers as often', async () => {
    const full = async (name: 'passkey challenges to an address' | 'grants to an address') => {
      const place = placeOfAddress(name, '127.0.0.1');
      for (let time = 0; time < 150; time++) await countAttempts(app.db, [place], app.clock.now());
    };
    const { challenge_id, options } = await passkeys.ask();
    await full('passkey challenges to an address');
    const refused = [429, 'over_request_rate_limit'];
    expect(outcome(await auth.post('/passkeys/authentication/options', {}))).toEqual(refused);
    await full('grants to an address');
    expect(outcome(await passkeys.answer(challenge_id, softwareAuthenticator().get(options)))).toEqual(
      refused,
    );
  });
});

describe('a person’s own passkeys', () => {
  test('are named by them, and nobody else reaches them', async () => {
    const { id } = await passkeys.given(tokens.access_token);
    const call = (method: string, token: string, body?: unknown) =>
      auth.call(method, `/passkeys/${id}`, { token, body });
    const named = await call('PATCH', tokens.access_token, { friendly_name: '  Noura’s phone ' });
    expect(named.body).toMatchObject({ id, friendly_name: 'Noura’s phone' });
    for (const friendly_name of ['', ' ', 'x'.repeat(121), 7])
      expect((await call('PATCH', tokens.access_token, { friendly_name })).status).toBe(400);
    const other = await somebodyElse();
    const notFound = [404, 'validation_failed'];
    expect(outcome(await call('PATCH', other.token, { friendly_name: 'Mine' }))).toEqual(notFound);
    expect(outcome(await call('DELETE', other.token))).toEqual(notFound);
    expect(await list(other.token)).toEqual([]);
    expect(await list()).toMatchObject([{ id, friendly_name: 'Noura’s phone' }]);
  });

  test('need a token before anything else is judged', async () => {
    for (const [method, path] of [
      ['GET', '/passkeys'],
      ['POST', '/passkeys/registration/options'],
      ['POST', '/passkeys/registration/verify'],
      ['PATCH', '/passkeys/none'],
      ['DELETE', '/passkeys/none'],
    ] as const)
      expect(outcome(await auth.call(method, path, { body: method === 'GET' ? undefined : {} }))).toEqual([
        401,
        'no_authorization',
      ]);
  });

  test('one that is removed signs nobody in, nor leaves anybody signed in elsewhere (R656)', async () => {
    const { id, phone } = await passkeys.given(tokens.access_token);
    const [here, lost] = [
      passkeys.tokensOf(await passkeys.signIn(phone)),
      passkeys.tokensOf(await passkeys.signIn(phone)),
    ];
    const removed = await auth.call('DELETE', `/passkeys/${id}`, { token: here.access_token });
    expect(removed.status).toBe(204);
    expect(outcome(await passkeys.signIn(phone))).toEqual(REFUSED);
    expect(await auth.me(lost.access_token)).toBe(401);
    expect(await auth.me(here.access_token)).toBe(200);
    const kept = await app.db.select().from(authSessions).where(eq(authSessions.userId, userId));
    expect(kept.map(({ aal, amr }) => [aal, amr.map(({ method }) => method)])).toEqual([
      ['aal1', ['password']],
      ['aal1', []],
    ]);
    expect(await mailsOf('removed')).toBe(1);
  });

  test('are not removed by who has not given the second factor', async () => {
    const { id } = await passkeys.given(tokens.access_token);
    const factor = await enrol(auth, tokens.access_token);
    await prove(auth, tokens.access_token, factor.id, authenticator(factor.totp.secret, app.clock).code());
    const { access_token: token } = await auth.signIn(email);
    expect(outcome(await auth.call('DELETE', `/passkeys/${id}`, { token }))).toEqual([
      403,
      'insufficient_aal',
    ]);
    expect(await rows()).toHaveLength(1);
  });

  test('are neither listed nor named by who has not given the second factor', async () => {
    const { id } = await passkeys.given(tokens.access_token);
    const factor = await enrol(auth, tokens.access_token);
    await prove(auth, tokens.access_token, factor.id, authenticator(factor.totp.secret, app.clock).code());
    const { access_token: token } = await auth.signIn(email);
    const refused = [403, 'insufficient_aal'];
    expect(outcome(await auth.call('GET', '/passkeys', { token }))).toEqual(refused);
    const body = { friendly_name: 'Stolen, please remove' };
    expect(outcome(await auth.call('PATCH', `/passkeys/${id}`, { token, body }))).toEqual(refused);
  });

  test('are not removed by a token alone once the sign-in is old, but with a mailed code (R61)', async () => {
    const { id } = await passkeys.given(tokens.access_token);
    app.clock.advance(301_000);
    const remove = (body?: unknown) =>
      auth.call('DELETE', `/passkeys/${id}`, { token: tokens.access_token, body });
    expect(outcome(await remove())).toEqual([400, 'reauthentication_needed']);
    await auth.call('GET', '/reauthenticate', { token: tokens.access_token });
    const sent = (await auth.mails('reauthentication')).find(mail => mail.toAddress === email);
    expect(outcome(await remove({ nonce: '000000' }))).toEqual([422, 'reauthentication_not_valid']);
    expect((await remove({ nonce: sent?.data.code })).status).toBe(204);
    expect(await rows()).toEqual([]);
  });

  test('outlive a recovery', async () => {
    const { phone } = await passkeys.given(tokens.access_token);
    await auth.post('/recover', { email });
    const { token } = await auth.mailTo(email, 'recovery');
    const back = await auth.post('/verify', { type: 'recovery', token_hash: token });
    const body = { password: 'Meadow-Copper-58' };
    expect((await auth.call('PUT', '/user', { token: String(back.body.access_token), body })).status).toBe(
      200,
    );
    expect((await passkeys.signIn(phone)).status).toBe(200);
  });

  test('a recovery sets a password and adds none', async () => {
    await auth.post('/recover', { email });
    const { token } = await auth.mailTo(email, 'recovery');
    const back = await auth.post('/verify', { type: 'recovery', token_hash: token });
    expect(outcome(await passkeys.begin(String(back.body.access_token)))).toEqual([
      400,
      'reauthentication_needed',
    ]);
  });

  test('a machine with a service token lists and removes them', async () => {
    const { id, phone } = await passkeys.given(tokens.access_token);
    const token = await serviceTokenOf(app);
    const path = `/admin/users/${userId}/passkeys`;
    expect((await auth.call('GET', path, { token })).body).toMatchObject([{ id }]);
    expect((await auth.call('GET', path, { token: tokens.access_token })).status).toBe(403);
    expect(outcome(await auth.call('DELETE', `${path}/${randomUUID()}`, { token }))[0]).toBe(404);
    expect((await auth.call('DELETE', `${path}/${id}`, { token })).status).toBe(204);
    expect(outcome(await passkeys.signIn(phone))).toEqual(REFUSED);
  });
});

test('a challenge that nobody answered is forgotten', async () => {
  await passkeys.ask();
  app.clock.advance(2 * 3_600_000);
  await deleteExpiredPasskeyChallenges(app.db, app.clock.now());
  expect(await app.db.select().from(authPasskeyChallenges)).toEqual([]);
});

test('where browsers have no passkeys none are offered', async () => {
  expect((await auth.call('GET', '/settings')).body.passkeys_enabled).toBe(true);
  const elsewhere = await createTestApp({ env: { PUBLIC_URL: 'https://203.0.113.9' }, beside: app });
  try {
    const caller = authCaller(elsewhere);
    expect((await caller.call('GET', '/settings')).body.passkeys_enabled).toBe(false);
    const off = [404, 'passkey_disabled'];
    expect(outcome(await caller.post('/passkeys/authentication/options', {}))).toEqual(off);
    const { access_token: token } = await caller.signIn(email);
    expect(outcome(await passkeyCaller(caller).begin(token, { current_password: PASSWORD }))).toEqual(off);
    const key = { factor_type: 'webauthn' };
    expect(outcome(await caller.call('POST', '/factors', { token, body: key }))).toEqual([
      422,
      'mfa_webauthn_enroll_not_enabled',
    ]);
  } finally {
    await elsewhere.close();
  }
});

async function somebodyElse() {
  const address = `person-${++people}@family.example`;
  await createPerson(app, { email: address, role: 'student' });
  return { email: address, token: (await auth.signIn(address)).access_token };
}
