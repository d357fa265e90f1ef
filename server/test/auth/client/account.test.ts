import type { GoTrueClient } from '@supabase/auth-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

async function signUp(client: GoTrueClient) {
  const { email, password } = stranger();
  withoutError(await client.signUp({ email, password }));
  return email;
}

test('a person changes their data and reads it again with all that is known of them', async () => {
  const { client } = service.visitor();
  const email = await signUp(client);
  const { data } = withoutError(await client.updateUser({ data: { hello: 'scenario' } }));
  const expected = {
    id: expect.any(String),
    aud: 'authenticated',
    email,
    phone: '',
    email_confirmed_at: expect.any(String),
    last_sign_in_at: expect.any(String),
    created_at: expect.any(String),
    updated_at: expect.any(String),
    user_metadata: { hello: 'scenario' },
  };
  expect(data.user).toMatchObject(expected);
  expect(withoutError(await client.getUser()).data.user).toMatchObject(expected);
  withoutError(await client.updateUser({ data: { more: true } }));
  const merged = withoutError(await client.updateUser({ data: { hello: null } }));
  expect(merged.data.user?.user_metadata).toMatchObject({ more: true });
  expect(merged.data.user?.user_metadata).not.toHaveProperty('hello');
});

test('a new address is checked by its form, and may be asked for by the PKCE flow', async () => {
  const { client } = service.visitor({ flowType: 'pkce' });
  const { email, password } = stranger();
  withoutError(await client.signUp({ email, password }));
  const refused = refusalOf(await client.updateUser({ email: 'invalid-email' }));
  expect(refused.message).toBe('Unable to validate email address: invalid format');
  const { data } = withoutError(
    await client.updateUser({ email: `updated-${email}`, current_password: password }),
  );
  expect([data.user?.email, data.user?.new_email]).toContain(`updated-${email}`);
});

test('nobody changes anything without an auth session', async () => {
  const { client } = service.visitor();
  expect(refusalOf(await client.updateUser({ data: {} })).name).toBe('AuthSessionMissingError');
  expect(refusalOf(await client.getUserIdentities()).name).toBe('AuthSessionMissingError');
});

test('who signed up by an address has one identity, which can be neither joined nor taken away', async () => {
  const { client } = service.visitor();
  const email = await signUp(client);
  const { identities } = withoutError(await client.getUserIdentities()).data ?? { identities: [] };
  expect(identities).toMatchObject([{ provider: 'email', identity_data: { email } }]);
  const [identity] = identities;
  if (!identity) throw new Error('no identity');
  expect(identity.identity_id).toEqual(expect.any(String));
  const options = { redirectTo: 'http://localhost:3000', scopes: 'openid profile email' };
  for (const refused of [
    refusalOf(await client.linkIdentity({ provider: 'google', options })),
    refusalOf(await client.unlinkIdentity(identity)),
  ]) {
    expect(refused).toMatchObject({ status: 404, code: 'manual_linking_disabled' });
    expect(refused.message).toBe('Manual linking is disabled');
  }
});

test('a code to prove oneself again is mailed, but not to somebody without an address', async () => {
  const { client } = service.visitor();
  await signUp(client);
  const { data } = withoutError(await client.reauthenticate());
  expect(data).toMatchObject({ user: null, session: null });

  const anonymous = service.visitor().client;
  withoutError(await anonymous.signInAnonymously());
  const refused = await anonymous.reauthenticate();
  expect(refusalOf(refused)).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(refusalOf(refused).message).toBe(
    'Reauthentication requires the user to have an email or a phone number',
  );
});
