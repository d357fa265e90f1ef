import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  EASY_GOING,
  refusalOf,
  type Service,
  startService,
  stranger,
  withoutError,
} from './official-client.ts';

const EMAIL_REFUSED = 'Unable to validate email address: invalid format';
const DATA = { info: 'some info' };

describe('where addresses are confirmed by themselves', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(EASY_GOING);
  });
  afterAll(() => service.app.close());

  test.each(['implicit', 'pkce'] as const)('a sign-up by the %s flow signs in at once', async flowType => {
    const { email, password } = stranger();
    const { client } = service.visitor({ flowType });
    const { data } = withoutError(await client.signUp({ email, password, options: { data: DATA } }));
    expect(data.session).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: expect.any(Number),
    });
    expect(data.user).toMatchObject({
      id: expect.any(String),
      aud: 'authenticated',
      email,
      phone: '',
      email_confirmed_at: expect.any(String),
      last_sign_in_at: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: DATA,
    });
  });

  test('a return address that is none does not stop a sign-up', async () => {
    const { email, password } = stranger();
    const options = { emailRedirectTo: email };
    withoutError(await service.visitor().client.signUp({ email, password, options }));
  });

  test('an address that has an account is told so, and nothing more', async () => {
    const { email, password } = stranger();
    withoutError(await service.visitor().client.signUp({ email, password }));
    const again = await service.visitor().client.signUp({ email, password });
    expect(refusalOf(again)).toMatchObject({ status: 422, code: 'user_already_exists' });
    expect(refusalOf(again).message).toMatch(/^User already registered/);
    expect(again.data).toEqual({ user: null, session: null });
  });

  test('a short password is refused with its length, an address that is none with its form', async () => {
    const { client } = service.visitor();
    const short = refusalOf(await client.signUp({ email: 'asd@a.aa', password: '123' }));
    expect(short).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
    expect(short.message).toContain('Password should be at least 6 characters');
    for (const email of ['a', 'invalid-email', 'xx:;x@x.x']) {
      expect(refusalOf(await client.signUp({ email, password: '123456' })).message).toBe(EMAIL_REFUSED);
    }
    refusalOf(await client.signUp({ email: stranger().email, password: '' }));
  });

  test('a visitor without an account is signed in with exactly the data sent', async () => {
    const { client } = service.visitor();
    const { data } = withoutError(await client.signInAnonymously({ options: { data: DATA } }));
    expect(data.user).toMatchObject({ is_anonymous: true, app_metadata: {}, identities: [] });
    expect(data.user?.user_metadata).toEqual(DATA);
    expect((await client.getSession()).data.session?.access_token).toBe(data.session?.access_token);
    const bare = withoutError(await service.visitor().client.signInAnonymously());
    expect(bare.data.user?.user_metadata).toEqual({});
  });
});

describe('where addresses are confirmed by mail', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ AUTH_RATE_LIMITS: 'off' });
  });
  afterAll(() => service.app.close());

  test('a sign-up gives a person and no session, and does not call the address confirmed', async () => {
    const { email, password } = stranger();
    const { data } = withoutError(await service.visitor().client.signUp({ email, password }));
    expect(data.session).toBeNull();
    expect(data.user?.email).toBe(email);
    expect(data.user).not.toHaveProperty('email_confirmed_at');
  });

  test('nobody is let in without an account', async () => {
    const refused = await service.visitor().client.signInAnonymously();
    expect(refusalOf(refused).message).toBe('Anonymous sign-ins are disabled');
    expect(refused.data.session).toBeNull();
  });
});

describe('where accounts are left to invitations', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ ...EASY_GOING, AUTH_DISABLE_SIGNUP: 'on' });
  });
  afterAll(() => service.app.close());

  test('every sign-up is refused in the same words', async () => {
    const { client } = service.visitor();
    const { email, phone, password } = stranger();
    const byEmail = await client.signUp({ email, password });
    for (const refused of [byEmail, await client.signUp({ phone, password })]) {
      expect(refusalOf(refused)).toMatchObject({ status: 422, code: 'signup_disabled' });
      expect(refusalOf(refused).message).toBe('Signups not allowed for this instance');
      expect(refused.data).toEqual({ user: null, session: null });
    }
  });
});
