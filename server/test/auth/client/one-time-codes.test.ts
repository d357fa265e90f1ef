import { afterAll, beforeAll, expect, test } from 'vitest';
import { authCaller } from '#test/auth/auth-caller.ts';
import {
  EASY_GOING,
  refusalOf,
  type Service,
  startService,
  stranger,
  withoutError,
} from './official-client.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(EASY_GOING);
});
afterAll(() => service.app.close());

const NOBODY = { user: null, session: null };

test.each(['implicit', 'pkce'] as const)(
  'a code is mailed to a new address by the %s flow',
  async flowType => {
    const { email } = stranger();
    const { client } = service.visitor({ flowType });
    const options = { data: { hello: 'scenario' }, emailRedirectTo: email, captchaToken: 'ignored' };
    expect(withoutError(await client.signInWithOtp({ email, options })).data).toMatchObject(NOBODY);
    const [mail] = (await authCaller(service.app).mails()).filter(({ toAddress }) => toAddress === email);
    const verified = await client.verifyOtp({ email, token: mail?.data.code ?? '', type: 'email' });
    expect(withoutError(verified).data.user).toMatchObject({ email, user_metadata: { hello: 'scenario' } });
  },
);

test('a code for an account only is refused where there is none', async () => {
  for (const flowType of ['implicit', 'pkce'] as const) {
    const { email } = stranger();
    const { client } = service.visitor({ flowType });
    const refused = await client.signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect(refusalOf(refused)).toMatchObject({ status: 422, code: 'otp_disabled' });
    expect(refusalOf(refused).message).toBe('Signups not allowed for otp');
    expect(refused.data).toMatchObject(NOBODY);
  }
});

test('an address that is none gets no code, and a code that is none signs nobody in', async () => {
  const { client } = service.visitor();
  for (const email of ['invalid-email', 'invalid']) {
    const refused = await client.signInWithOtp({ email, options: { captchaToken: 'ignored' } });
    expect(refusalOf(refused).message).toBe('Unable to validate email address: invalid format');
  }
  const { email } = stranger();
  const unknown = await client.verifyOtp({ email, token: 'invalid-token', type: 'email' });
  expect(refusalOf(unknown)).toMatchObject({ status: 403, code: 'otp_expired' });
  expect(refusalOf(unknown).message).toBe('Token has expired or is invalid');
  expect(unknown.data).toMatchObject(NOBODY);
});

test('another mail and a recovery are promised to everybody alike', async () => {
  const { client } = service.visitor();
  const { email, password } = stranger();
  withoutError(await client.signUp({ email, password }));
  const redirectTo = 'http://localhost:9999/welcome';
  for (const address of [email, 'this_user@does-not-exist.com', 'this_user@does-not-exist.com']) {
    const options = { redirectTo, captchaToken: 'ignored' };
    expect(withoutError(await client.resetPasswordForEmail(address, options)).data).toEqual({});
    const again = { emailRedirectTo: address };
    withoutError(await client.resend({ type: 'signup', email: address, options: again }));
  }
});

test('a code of the PKCE flow is exchanged for a session only with its verifier', async () => {
  const withoutVerifier = refusalOf(await service.visitor().client.exchangeCodeForSession('mock_code'));
  expect(withoutVerifier).toMatchObject({ status: 400, code: 'validation_failed' });
  const { client } = service.visitor({ flowType: 'pkce' });
  withoutError(await client.signInWithOtp({ email: stranger().email }));
  const unknown = await client.exchangeCodeForSession('6d2c5c4e-21a6-4a9c-9cf3-9b8a8d0b9c55');
  expect(refusalOf(unknown)).toMatchObject({ status: 404, code: 'flow_state_not_found' });
  expect(unknown.data).toMatchObject(NOBODY);
});
