import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { softwareAuthenticator } from '#test/auth/software-authenticator.ts';
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

/** As a browser keeps cookies, by which the service knows where the password was given. */
function withCookies(): typeof fetch {
  let cookie = '';
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await fetch(input, { ...init, headers });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
}

async function signedUp() {
  const { client, events } = service.visitor({ fetch: withCookies() });
  const { email, password } = stranger();
  const { data } = withoutError(await client.signUp({ email, password }));
  withoutError(await client.signInWithPassword({ email, password }));
  return { client, events, email, password, userId: data.user?.id ?? '' };
}
type Client = Awaited<ReturnType<typeof signedUp>>['client'];

async function register(client: Client) {
  const phone = softwareAuthenticator();
  const begun = withoutError(await client.passkey.startRegistration()).data;
  const credential = phone.create(begun?.options as PublicKeyCredentialCreationOptionsJSON);
  const challengeId = begun?.challenge_id ?? '';
  const made = withoutError(
    await client.passkey.verifyRegistration({ challengeId, credential: credential as never }),
  ).data;
  return { phone, id: made?.id ?? '' };
}

test('a passkey is registered, signs in, and is listed, named and deleted', async () => {
  const { client, userId } = await signedUp();
  const { phone, id } = await register(client);
  const visitor = service.visitor();
  const asked = withoutError(await visitor.client.passkey.startAuthentication()).data;
  const credential = phone.get(asked?.options as PublicKeyCredentialRequestOptionsJSON);
  const signedIn = withoutError(
    await visitor.client.passkey.verifyAuthentication({
      challengeId: asked?.challenge_id ?? '',
      credential: credential as never,
    }),
  ).data;
  expect(signedIn?.user?.id).toBe(userId);
  expect(visitor.events).toContain('SIGNED_IN');
  const level = withoutError(await visitor.client.mfa.getAuthenticatorAssuranceLevel()).data;
  expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
  const named = await visitor.client.passkey.update({ passkeyId: id, friendlyName: 'My phone' });
  expect(withoutError(named).data).toMatchObject({ id, friendly_name: 'My phone' });
  expect(withoutError(await client.passkey.list()).data).toMatchObject([
    { id, friendly_name: 'My phone', last_used_at: expect.any(String) },
  ]);
  withoutError(await client.passkey.delete({ passkeyId: id }));
  expect(withoutError(await client.passkey.list()).data).toEqual([]);
});

test('a client that is no browser adds one right after the password, and is asked later who it is', async () => {
  const { email, password } = await signedUp();
  const { client } = service.visitor();
  withoutError(await client.signInWithPassword({ email, password }));
  withoutError(await client.passkey.startRegistration());
  service.app.clock.advance(301_000);
  expect(refusalOf(await client.passkey.startRegistration())).toMatchObject({
    status: 400,
    code: 'reauthentication_needed',
  });
});

test('an administrator’s client lists and deletes the passkeys of a person', async () => {
  const { client, userId } = await signedUp();
  const { id } = await register(client);
  const admin = await service.admin();
  expect(withoutError(await admin.passkey.listPasskeys({ userId })).data).toMatchObject([{ id }]);
  withoutError(await admin.passkey.deletePasskey({ userId, passkeyId: id }));
  expect(withoutError(await admin.passkey.listPasskeys({ userId })).data).toEqual([]);
});

const written = (bytes: unknown) => Buffer.from(bytes as ArrayBuffer).toString('base64url');
/** What a browser hands to the client, which asks it for its JSON. */
const handed = (response: RegistrationResponseJSON | AuthenticationResponseJSON) =>
  ({ toJSON: () => response }) as never;

test('a security key is enrolled and given as a second factor', async () => {
  const { client, email, password } = await signedUp();
  const key = softwareAuthenticator();
  const factor = withoutError(await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' })).data;
  const factorId = factor?.id ?? '';
  const webauthn = { rpId: 'localhost', rpOrigins: ['http://localhost:3000'] };
  const made = withoutError(await client.mfa.challenge({ factorId, webauthn })).data;
  if (made?.webauthn.type !== 'create') throw new Error('it was not to be made');
  const { challenge, user } = made.webauthn.credential_options.publicKey;
  const options = { challenge: written(challenge), user: { ...user, id: written(user.id) } };
  withoutError(
    await client.mfa.verify({
      factorId,
      challengeId: made.id,
      webauthn: { ...webauthn, type: 'create', credential_response: handed(key.create(options as never)) },
    }),
  );
  expect(withoutError(await client.mfa.listFactors()).data?.webauthn).toMatchObject([{ id: factorId }]);
  const { client: later } = service.visitor();
  withoutError(await later.signInWithPassword({ email, password }));
  const asked = withoutError(await later.mfa.challenge({ factorId, webauthn })).data;
  if (asked?.webauthn.type !== 'request') throw new Error('it was not asked for');
  const request = { challenge: written(asked.webauthn.credential_options.publicKey.challenge) };
  withoutError(
    await later.mfa.verify({
      factorId,
      challengeId: asked.id,
      webauthn: { ...webauthn, type: 'request', credential_response: handed(key.get(request)) },
    }),
  );
  const level = withoutError(await later.mfa.getAuthenticatorAssuranceLevel()).data;
  expect(level).toMatchObject({ currentLevel: 'aal2' });
});
