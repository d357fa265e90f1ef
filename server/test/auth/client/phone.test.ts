import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  EASY_GOING,
  refusalOf,
  type Service,
  startService,
  stranger,
  withoutError,
} from './official-client.ts';

describe('where numbers are confirmed by themselves', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(EASY_GOING);
  });
  afterAll(() => service.app.close());

  test('a number and a password sign up and sign in, with or without the plus', async () => {
    const { phone, password } = stranger();
    const { client } = service.visitor();
    withoutError(await client.signUp({ phone: `+${phone}`, password }));
    const { data } = withoutError(await client.signInWithPassword({ phone, password }));
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(data.user).toMatchObject({
      phone,
      email: '',
      aud: 'authenticated',
      phone_confirmed_at: expect.any(String),
      last_sign_in_at: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      app_metadata: { provider: 'phone', providers: ['phone'] },
    });
    withoutError(await client.signInWithPassword({ phone: `+${phone}`, password }));
    refusalOf(await service.visitor().client.signUp({ phone, password }));
  });

  test('an unknown number and a wrong password are the same refusal', async () => {
    const { phone, password } = stranger();
    const { client } = service.visitor();
    withoutError(await client.signUp({ phone, password }));
    const wrong = refusalOf(await client.signInWithPassword({ phone, password: 'Harbour-Window-74' }));
    const unknown = refusalOf(await client.signInWithPassword({ phone: '+34123', password }));
    expect(wrong).toMatchObject({ status: 400, message: 'Invalid login credentials' });
    expect(unknown).toEqual(wrong);
  });

  test('no message can be sent to a number, not even where numbers count as confirmed', async () => {
    for (const flowType of ['implicit', 'pkce'] as const) {
      const refused = await service.visitor({ flowType }).client.signInWithOtp({ phone: stranger().phone });
      refusalOf(refused);
      expect(refused.data).toMatchObject({ user: null, session: null });
    }
    refusalOf(await service.visitor().client.signInWithOtp({ phone: 'invalid-phone' }));
  });
});

describe('where numbers would be confirmed by a message that cannot be sent', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ ...EASY_GOING, AUTH_SMS_AUTOCONFIRM: 'off', AUTH_DISABLE_SIGNUP: 'off' });
  });
  afterAll(() => service.app.close());

  test('a sign-up by number is refused and makes no account', async () => {
    const { phone, password } = stranger();
    const { client } = service.visitor();
    const options = { data: { info: 'some info' }, channel: 'whatsapp' as const, captchaToken: 'ignored' };
    const refused = await client.signUp({ phone, password, options });
    refusalOf(refused);
    expect(refused.data).toEqual({ user: null, session: null });
    refusalOf(await client.signInWithPassword({ phone, password }));
  });

  test('asking for another message does not tell whether there was a first', async () => {
    const { client } = service.visitor();
    for (const type of ['sms', 'phone_change'] as const) {
      withoutError(
        await client.resend({ type, phone: stranger().phone, options: { captchaToken: 'ignored' } }),
      );
    }
  });
});

describe.each([
  ['with sign-up', {}],
  ['without sign-up', { AUTH_DISABLE_SIGNUP: 'on' }],
])('a code for a number, at a service %s', (_, env) => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ AUTH_RATE_LIMITS: 'off', ...env });
  });
  afterAll(() => service.app.close());

  test.each(['sms', 'phone_change'] as const)('is expired or invalid for %s', async type => {
    const { phone } = stranger();
    const refused = await service.visitor().client.verifyOtp({ phone, type, token: '123456' });
    expect(refusalOf(refused)).toMatchObject({ status: 403, code: 'otp_expired' });
    expect(refusalOf(refused).message).toBe('Token has expired or is invalid');
    expect(refused.data.user).toBeNull();
  });

  test('is refused by its form where the number has letters', async () => {
    const { phone } = stranger();
    const { client } = service.visitor();
    const refused = await client.verifyOtp({ phone: `${phone}-invalid`, type: 'sms', token: '123456' });
    expect(refusalOf(refused)).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(refusalOf(refused).message).toBe('Invalid phone number format (E.164 required)');
  });
});
