import { authChallenges, authFactors, authSessions, authUsers } from '@bayan/auth/store/tables';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson, PASSWORD, type Tokens } from './auth-caller.ts';
import { enrol, prove } from './authenticator.ts';
import { authenticator } from './authenticator-app.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
let email: string;
let userId: string;
let tokens: Tokens;
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
  auth = authCaller(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  // Beyond what one address may do in a minute.
  app.clock.advance(300_000);
  email = `person-${++people}@family.example`;
  userId = await createPerson(app, { email, role: 'student' });
  tokens = await auth.signIn(email);
});

const post = (path: string, body: unknown, token = tokens.access_token) =>
  auth.call('POST', path, { token, body });
const outcome = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body.code];
/** A person with a verified factor, signed in with it. */
const withFactor = async (name?: string) => {
  const { id, totp } = await enrol(auth, tokens.access_token, name);
  const phone = authenticator(totp.secret, app.clock);
  const answer = await prove(auth, tokens.access_token, id, phone.code());
  expect(answer.status).toBe(200);
  return { id, phone, raised: answer.body as unknown as Tokens };
};
const factorRows = () => app.db.select().from(authFactors).where(eq(authFactors.userId, userId));

describe('adding a factor', () => {
  test('shows a secret of 20 bytes, the address that holds it, and its picture', async () => {
    const { body, status } = await post('/factors', { factor_type: 'totp', friendly_name: 'Phone' });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String),
      type: 'totp',
      friendly_name: 'Phone',
      totp: {
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        uri: expect.stringContaining('otpauth://totp/'),
        qr_code: expect.stringMatching(/^<svg[\s\S]+<\/svg>$/),
      },
    });
    const { secret, uri, qr_code } = body.totp as Record<string, string>;
    expect(new URL(uri ?? '').searchParams.get('secret')).toBe(secret);
    // The client puts it behind `data:image/svg+xml;utf-8,`, where a # would cut it off.
    expect(qr_code).not.toContain('#');
  });

  test('names the academy, or who the client says it is', async () => {
    const issuerOf = async (issuer: string | undefined, friendly_name: string) => {
      const { body } = await post('/factors', { factor_type: 'totp', issuer, friendly_name });
      return new URL((body.totp as { uri: string }).uri).searchParams.get('issuer');
    };
    expect(await issuerOf(undefined, 'a')).toBe('Bayan Academy');
    expect(await issuerOf('Elsewhere', 'b')).toBe('Elsewhere');
  });

  test('is not yet a factor that is asked for', async () => {
    await enrol(auth, tokens.access_token);
    expect(await auth.me(tokens.access_token)).toBe(200);
    expect((await post('/factors', { factor_type: 'totp', friendly_name: 'Another' })).status).toBe(200);
  });

  test.each([
    [{ factor_type: 'phone', phone: '966500000000' }, 422, 'mfa_phone_enroll_not_enabled'],
    [{ factor_type: 'voice' }, 400, 'validation_failed'],
    [{}, 400, 'validation_failed'],
    [{ factor_type: 'totp', friendly_name: 'x'.repeat(101) }, 400, 'validation_failed'],
    [{ factor_type: 'totp', issuer: 'x'.repeat(101) }, 400, 'validation_failed'],
  ])('%j is refused', async (body, status, code) => {
    expect(outcome(await post('/factors', body))).toEqual([status, code]);
  });

  test('a name is used once, no name too', async () => {
    for (const friendly_name of ['Phone', '']) {
      const body = { factor_type: 'totp', friendly_name };
      expect((await post('/factors', body)).status).toBe(200);
      expect(outcome(await post('/factors', body))).toEqual([422, 'mfa_factor_name_conflict']);
    }
  });

  test('ten are enough', async () => {
    for (let count = 0; count < 10; count++) await enrol(auth, tokens.access_token, `Phone ${count}`);
    const eleventh = { factor_type: 'totp', friendly_name: 'Phone 10' };
    expect(outcome(await post('/factors', eleventh))).toEqual([422, 'too_many_enrolled_mfa_factors']);
  });

  test('a second one is added only by who has given the first', async () => {
    const { raised } = await withFactor('First');
    const body = { factor_type: 'totp', friendly_name: 'Second' };
    const lower = await auth.signIn(email);
    expect(outcome(await post('/factors', body, lower.access_token))).toEqual([403, 'insufficient_aal']);
    expect((await post('/factors', body, raised.access_token)).status).toBe(200);
  });

  test('somebody without an account of their own cannot', async () => {
    await app.db.update(authUsers).set({ isAnonymous: true }).where(eq(authUsers.id, userId));
    expect(outcome(await post('/factors', { factor_type: 'totp' }))).toEqual([403, 'no_authorization']);
  });

  test('one that was not verified within 300 seconds is forgotten', async () => {
    const { id, totp } = await enrol(auth, tokens.access_token, 'Phone');
    const factors = async () =>
      (await auth.call('GET', '/user', { token: tokens.access_token })).body.factors;
    app.clock.advance(299_000);
    expect(await factors()).toMatchObject([{ id, friendly_name: 'Phone', status: 'unverified' }]);
    const { body: challenge } = await post(`/factors/${id}/challenge`, {});
    app.clock.advance(1_000);
    expect(await factors()).toBeUndefined();
    const proof = { challenge_id: challenge.id, code: authenticator(totp.secret, app.clock).code() };
    const gone = [404, 'mfa_factor_not_found'];
    expect(outcome(await post(`/factors/${id}/challenge`, {}))).toEqual(gone);
    expect(outcome(await post(`/factors/${id}/verify`, proof))).toEqual(gone);
    expect((await enrol(auth, tokens.access_token, 'Phone')).id).toBeDefined();
    expect(await factorRows()).toHaveLength(1);
  });
});

describe('a call about a factor', () => {
  test('needs a token before anything else is judged', async () => {
    for (const [method, path] of [
      ['POST', '/factors'],
      ['POST', '/factors/test-factor-id/challenge'],
      ['POST', '/factors/test-factor-id/verify'],
      ['DELETE', '/factors/test-factor-id'],
    ] as const) {
      const answer = await auth.call(method, path);
      expect(outcome(answer)).toEqual([401, 'no_authorization']);
      expect(answer.body.message).toBe('This endpoint requires a valid Bearer token');
    }
  });

  test('about an id that is none, or about somebody else’s factor, finds nothing', async () => {
    const { id } = await enrol(auth, tokens.access_token);
    await createPerson(app, { email: `other-${people}@family.example` });
    const { access_token: token } = await auth.signIn(`other-${people}@family.example`);
    for (const [method, tail] of [
      ['POST', '/challenge'],
      ['POST', '/verify'],
      ['DELETE', ''],
    ] as const) {
      const body = { challenge_id: id, code: '123456' };
      expect(outcome(await auth.call(method, `/factors/x${tail}`, { token, body }))).toEqual([
        404,
        'validation_failed',
      ]);
      expect(outcome(await auth.call(method, `/factors/${id}${tail}`, { token, body }))).toEqual([
        404,
        'mfa_factor_not_found',
      ]);
    }
  });
});

describe('giving a code', () => {
  test('a challenge is open for 300 seconds and one’s own', async () => {
    const { id, phone } = await withFactor();
    const { access_token: token } = await auth.signIn(email);
    const { body: challenge } = await auth.call('POST', `/factors/${id}/challenge`, { token });
    const expires_at = Math.floor(app.clock.now().getTime() / 1000) + 300;
    expect(challenge).toEqual({ id: expect.any(String), type: 'totp', expires_at });
    const verify = (challenge_id: unknown, code = phone.code()) =>
      auth.call('POST', `/factors/${id}/verify`, { token, body: { challenge_id, code } });
    expect(outcome(await verify(id))).toEqual([422, 'mfa_factor_not_found']);
    expect(outcome(await verify('x'))).toEqual([400, 'validation_failed']);
    expect(outcome(await verify(challenge.id, ''))).toEqual([400, 'validation_failed']);
    app.clock.advance(300_000);
    expect(outcome(await verify(challenge.id))).toEqual([422, 'mfa_challenge_expired']);
  });

  test('from another address than the challenge was asked from is refused', async () => {
    const { id, totp } = await enrol(auth, tokens.access_token);
    const { body } = await post(`/factors/${id}/challenge`, {});
    await app.db.update(authChallenges).set({ ip: '203.0.113.9' });
    const code = authenticator(totp.secret, app.clock).code();
    const answer = await post(`/factors/${id}/verify`, { challenge_id: body.id, code });
    expect(outcome(answer)).toEqual([422, 'mfa_ip_address_mismatch']);
  });

  test('a wrong one changes nothing', async () => {
    const { id, totp } = await enrol(auth, tokens.access_token);
    const right = authenticator(totp.secret, app.clock).code();
    const wrong = right === '123456' ? '654321' : '123456';
    const answer = await prove(auth, tokens.access_token, id, wrong);
    expect(outcome(answer)).toEqual([422, 'mfa_verification_failed']);
    expect(answer.body.message).toBe('Invalid TOTP code entered');
    expect(await factorRows()).toMatchObject([{ status: 'unverified', lastUsedStep: null }]);
    expect(await auth.me(tokens.access_token)).toBe(200);
  });

  test('after ten wrong ones in 15 minutes the right one is wrong too, in any auth session', async () => {
    const { id, phone } = await withFactor();
    const { access_token } = await auth.signIn(email);
    for (let tries = 0; tries < 10; tries++) await prove(auth, access_token, id, 'wrong');
    app.clock.advance(60_000);
    const elsewhere = await auth.signIn(email);
    const locked = await prove(auth, elsewhere.access_token, id, phone.code());
    expect(outcome(locked)).toEqual([422, 'mfa_verification_failed']);
    app.clock.advance(14 * 60_000);
    const { access_token: later } = await auth.signIn(email);
    expect((await prove(auth, later, id, phone.code())).status).toBe(200);
  });

  test('Arabic digits and a space in the middle are what an app may show', async () => {
    const { id, totp } = await enrol(auth, tokens.access_token);
    const shown = authenticator(totp.secret, app.clock)
      .code()
      .replace(/\d/g, digit => String.fromCodePoint(0x0660 + Number(digit)));
    const typed = `${shown.slice(0, 3)} ${shown.slice(3)}`;
    expect((await prove(auth, tokens.access_token, id, typed)).status).toBe(200);
  });

  test('raises the auth session, says how, and tells the person', async () => {
    const { id, raised } = await withFactor('Phone');
    const at = Math.floor(app.clock.now().getTime() / 1000);
    expect(decodeJwt(raised.access_token)).toMatchObject({
      aal: 'aal2',
      amr: [
        { method: 'totp', timestamp: at },
        { method: 'password', timestamp: at },
      ],
      session_id: decodeJwt(tokens.access_token).session_id,
    });
    expect(raised.user).toMatchObject({ factors: [{ id, status: 'verified', factor_type: 'totp' }] });
    expect(JSON.stringify(raised.user)).not.toContain('secret');
    const [line] = await app.db.select().from(auditLog).where(eq(auditLog.targetId, userId));
    expect(line).toMatchObject({
      action: 'account.second-factor-added',
      actorId: userId,
      after: { factorId: id, friendlyName: 'Phone' },
    });
    const mails = (await auth.mails('second-factor-changed')).filter(mail => mail.toAddress === email);
    expect(mails.map(({ data }) => data)).toEqual([{ change: 'added' }]);
  });

  test('a code is good once, and so is every code before it', async () => {
    const { id, phone } = await withFactor();
    const { access_token } = await auth.signIn(email);
    const used = await prove(auth, access_token, id, phone.code());
    expect(outcome(used)).toEqual([422, 'mfa_verification_failed']);
    expect(outcome(await prove(auth, access_token, id, phone.code(-1)))).toEqual([
      422,
      'mfa_verification_failed',
    ]);
    expect((await prove(auth, access_token, id, phone.code(1))).status).toBe(200);
  });

  test('of many who give the same code at once one gets in', async () => {
    const { id, phone } = await withFactor();
    app.clock.advance(60_000);
    const challenges = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { access_token: token } = await auth.signIn(email);
        const { body } = await auth.call('POST', `/factors/${id}/challenge`, { token });
        return { token, challenge_id: body.id };
      }),
    );
    const code = phone.code();
    const answers = await Promise.all(
      challenges.map(({ token, challenge_id }) =>
        auth.call('POST', `/factors/${id}/verify`, { token, body: { challenge_id, code } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('ends every auth session that has not given one, and forgets factors that were only begun', async () => {
    const other = await auth.signIn(email);
    await enrol(auth, tokens.access_token, 'Begun');
    const { id, raised } = await withFactor('Phone');
    expect(await auth.me(other.access_token)).toBe(401);
    expect((await auth.refresh(other.refresh_token)).body.code).toBe('refresh_token_not_found');
    expect(await auth.me(raised.access_token)).toBe(200);
    expect(await factorRows()).toMatchObject([{ id }]);
  });

  test('leaves another auth session that has given one', async () => {
    const { id, phone, raised } = await withFactor();
    app.clock.advance(60_000);
    const { access_token } = await auth.signIn(email);
    const second = await prove(auth, access_token, id, phone.code());
    expect(second.status).toBe(200);
    expect(await auth.me(raised.access_token)).toBe(200);
  });

  test('no token from before it is raised with the auth session', async () => {
    const { raised } = await withFactor();
    const me = await app.fetch('/api/me', { headers: { authorization: `Bearer ${tokens.access_token}` } });
    expect([me.status, ((await me.json()) as { error: { code: string } }).error.code]).toEqual([
      403,
      'access.second-factor',
    ]);
    const replayed = await auth.refresh(tokens.refresh_token);
    expect(outcome(replayed)).toEqual([400, 'refresh_token_not_found']);
    const refreshed = await auth.refresh(raised.refresh_token);
    expect(decodeJwt(String(refreshed.body.access_token)).aal).toBe('aal2');
    expect((await auth.refresh(tokens.refresh_token)).status).toBe(400);
    expect(await auth.me(String(refreshed.body.access_token))).toBe(200);
  });
});

describe('who has a factor and has not given it', () => {
  test('changes neither password nor address, but data about themselves', async () => {
    const { raised } = await withFactor();
    const { access_token } = await auth.signIn(email);
    const put = (token: string, body: unknown) => auth.call('PUT', '/user', { token, body });
    expect(outcome(await put(access_token, { password: 'Meadow-Copper-58' }))).toEqual([
      401,
      'insufficient_aal',
    ]);
    expect(outcome(await put(access_token, { email: `new-${email}` }))).toEqual([401, 'insufficient_aal']);
    const changed = await put(access_token, { data: { nickname: 'Hudhud' } });
    expect(changed.body).toMatchObject({ factors: [{ status: 'verified' }] });
    const proved = { password: 'Meadow-Copper-58', current_password: PASSWORD };
    expect((await put(raised.access_token, proved)).status).toBe(200);
  });

  test('gets nothing from the data service, in its own words', async () => {
    await withFactor();
    const { access_token } = await auth.signIn(email);
    const answer = await app.fetch('/rest/v1/profiles', {
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: '42501', details: 'access.second-factor' });
  });

  test('sees their own user, and logs out', async () => {
    await withFactor();
    const { access_token: token } = await auth.signIn(email);
    expect((await auth.call('GET', '/user', { token })).status).toBe(200);
    expect((await auth.call('POST', '/logout?scope=local', { token })).status).toBe(204);
  });

  test.each(['global', 'others'] as const)('ends no sign-in that has it: %s', async scope => {
    const { raised } = await withFactor();
    const [thief, weaker] = [await auth.signIn(email), await auth.signIn(email)];
    const asked = await auth.call('POST', `/logout?scope=${scope}`, { token: thief.access_token });
    expect(asked.status).toBe(204);
    expect(await auth.me(raised.access_token)).toBe(200);
    expect((await auth.refresh(raised.refresh_token)).status).toBe(200);
    expect((await auth.refresh(weaker.refresh_token)).status).toBe(400);
    expect((await auth.refresh(thief.refresh_token)).status).toBe(scope === 'global' ? 400 : 200);
  });

  test('ends none among the devices either', async () => {
    const { raised } = await withFactor();
    const { access_token } = await auth.signIn(email);
    const headers = { authorization: `Bearer ${access_token}` };
    for (const path of [
      '/api/auth/devices',
      `/api/auth/devices/${decodeJwt(raised.access_token).session_id}`,
    ])
      expect((await app.fetch(path, { method: 'DELETE', headers })).status).toBe(403);
    expect(await auth.me(raised.access_token)).toBe(200);
  });
});

describe('removing a factor', () => {
  const remove = (token: string, id: string) => auth.call('DELETE', `/factors/${id}`, { token });

  test('that was only begun is free', async () => {
    const { id } = await enrol(auth, tokens.access_token);
    expect(await remove(tokens.access_token, id)).toMatchObject({ status: 200, body: { id } });
    expect(await factorRows()).toEqual([]);
    expect(await app.db.select().from(auditLog).where(eq(auditLog.targetId, userId))).toEqual([]);
  });

  test('that is in use needs it to be given, is on record and mailed', async () => {
    const { id, raised } = await withFactor();
    const { access_token } = await auth.signIn(email);
    expect(outcome(await remove(access_token, id))).toEqual([422, 'insufficient_aal']);
    expect(outcome(await remove(tokens.access_token, id))).toEqual([422, 'insufficient_aal']);
    app.clock.advance(1_000);
    expect((await remove(raised.access_token, id)).body).toEqual({ id });
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, userId));
    expect(lines.at(-1)).toMatchObject({
      action: 'account.second-factor-removed',
      actorId: userId,
      before: { factorId: id },
    });
    const mails = (await auth.mails('second-factor-changed')).filter(mail => mail.toAddress === email);
    expect(mails.map(({ data }) => data)).toEqual([{ change: 'added' }, { change: 'removed' }]);
  });

  test('puts the auth sessions it raised back, which the password alone then opens', async () => {
    const { id, raised } = await withFactor();
    const lower = await auth.signIn(email);
    await remove(raised.access_token, id);
    const rows = await app.db.select().from(authSessions).where(eq(authSessions.userId, userId));
    expect(rows.map(({ aal, amr, factorId }) => [aal, amr.map(({ method }) => method), factorId])).toEqual([
      ['aal1', ['password'], null],
      ['aal1', ['password'], null],
    ]);
    expect(await auth.me(raised.access_token)).toBe(200);
    expect(await auth.me(lower.access_token)).toBe(200);
    const refreshed = await auth.refresh(raised.refresh_token);
    expect(decodeJwt(String(refreshed.body.access_token)).aal).toBe('aal1');
  });

  test('of two leaves the other in force', async () => {
    const { id, raised } = await withFactor('First');
    const second = await enrol(auth, raised.access_token, 'Second');
    const phone = authenticator(second.totp.secret, app.clock);
    const again = await prove(auth, raised.access_token, second.id, phone.code());
    const token = String(again.body.access_token);
    expect(await remove(token, id)).toMatchObject({ status: 200 });
    expect(await auth.me(token)).toBe(200);
    const { access_token } = await auth.signIn(email);
    expect(await auth.me(access_token)).toBe(403);
  });
});
