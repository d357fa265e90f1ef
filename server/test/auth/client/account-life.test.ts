import { afterAll, beforeAll, expect, test } from 'vitest';
import { authCaller, pressedForm } from '#test/auth/auth-caller.ts';
import { type Service, startService, withoutError } from './official-client.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.app.close());

/** Where nobody is signed in, a browser's client sends its public key in the place of a token. */
const visitor = (flowType: 'implicit' | 'pkce' = 'implicit') =>
  service.visitor({ flowType, headers: { apikey: 'public-key', Authorization: 'Bearer public-key' } });

/** Follows a mailed link as a browser does and gives what the page finds behind the #. */
async function follow(link: string) {
  const response = await fetch(`${service.address}/auth/v1${link}`, { ...pressedForm(), redirect: 'manual' });
  expect(response.status).toBe(303);
  return new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1));
}

test('the unmodified client library lives an account through its whole life', async () => {
  const email = 'huda@family.example';
  const password = 'Harbour-Window-73';
  const { client, events } = visitor();

  const { data: signedUp } = withoutError(
    await client.signUp({
      email: ' Huda@Family.example',
      password,
      options: { data: { full_name: 'Huda' } },
    }),
  );
  expect(signedUp.session).toBeNull();
  expect(signedUp.user?.email).toBe(email);
  const early = await client.signInWithPassword({ email, password });
  expect(early.error?.code).toBe('email_not_confirmed');

  const landing = await follow((await authCaller(service.app).mailTo(email, 'confirm-signup')).link);
  expect(landing.get('type')).toBe('signup');
  withoutError(
    await client.setSession({
      access_token: landing.get('access_token') ?? '',
      refresh_token: landing.get('refresh_token') ?? '',
    }),
  );
  withoutError(await client.signOut());

  const { data: signedIn } = withoutError(await client.signInWithPassword({ email, password }));
  expect(signedIn.user?.email_confirmed_at).toBeDefined();
  const { data: claims } = withoutError(await client.getClaims());
  expect(claims?.claims.sub).toBe(signedUp.user?.id);

  const { data: refreshed } = withoutError(await client.refreshSession());
  expect(refreshed.session?.refresh_token).not.toBe(signedIn.session?.refresh_token);

  const { data: updated } = withoutError(await client.updateUser({ data: { nickname: 'Hudhud' } }));
  expect(updated.user?.user_metadata).toMatchObject({ full_name: 'Huda', nickname: 'Hudhud' });
  const weak = await client.updateUser({ password: 'password1234' });
  expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['pwned'] });

  const other = visitor();
  withoutError(await other.client.resetPasswordForEmail(email));
  const { token } = await authCaller(service.app).mailTo(email, 'recovery');
  withoutError(await other.client.verifyOtp({ token_hash: token, type: 'recovery' }));
  withoutError(await other.client.updateUser({ password: 'Meadow-Copper-58', current_password: password }));

  const ended = await client.getUser();
  expect(ended.error?.name).toBe('AuthSessionMissingError');
  const old = await client.signInWithPassword({ email, password });
  expect(old.error?.message).toBe('Invalid login credentials');
  withoutError(await client.signInWithPassword({ email, password: 'Meadow-Copper-58' }));

  withoutError(await client.signOut({ scope: 'others' }));
  expect((await other.client.getUser()).error?.name).toBe('AuthSessionMissingError');
  withoutError(await client.getUser());
  const last = (await client.getSession()).data.session;
  withoutError(await client.signOut({ scope: 'global' }));
  const gone = await visitor().client.refreshSession({ refresh_token: last?.refresh_token ?? '' });
  expect(gone.error?.code).toBe('refresh_token_not_found');

  expect(events).toEqual([
    'INITIAL_SESSION',
    'SIGNED_IN',
    'SIGNED_OUT',
    'SIGNED_IN',
    'TOKEN_REFRESHED',
    'USER_UPDATED',
    'SIGNED_OUT',
    'SIGNED_IN',
    'SIGNED_OUT',
  ]);
  expect(other.events.slice(0, 3)).toEqual(['INITIAL_SESSION', 'PASSWORD_RECOVERY', 'USER_UPDATED']);
});

test('the client library signs in by a mailed link with its own challenge, and by a mailed code', async () => {
  const email = 'rima@family.example';
  const { client } = visitor('pkce');
  withoutError(await client.signInWithOtp({ email, options: { data: { full_name: 'Rima' } } }));
  const { link } = await authCaller(service.app).mailTo(email, 'confirm-signup');
  const response = await fetch(`${service.address}/auth/v1${link}`, { ...pressedForm(), redirect: 'manual' });
  const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
  expect((await visitor('pkce').client.exchangeCodeForSession(code)).error).not.toBeNull();
  const { data: exchanged } = withoutError(await client.exchangeCodeForSession(code));
  expect(exchanged.user?.user_metadata).toMatchObject({ full_name: 'Rima' });

  const other = visitor();
  withoutError(await other.client.signInWithOtp({ email }));
  const { code: token } = await authCaller(service.app).mailTo(email, 'magic-link');
  const { data: typed } = withoutError(await other.client.verifyOtp({ email, token, type: 'email' }));
  expect(typed.user?.id).toBe(exchanged.user?.id);

  withoutError(await other.client.reauthenticate());
  const nonce = (await authCaller(service.app).mails('reauthentication')).at(-1)?.data.code ?? '';
  withoutError(await other.client.updateUser({ password: 'Meadow-Copper-58', nonce }));
  withoutError(await visitor().client.signInWithPassword({ email, password: 'Meadow-Copper-58' }));
});
