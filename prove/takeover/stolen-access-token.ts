import { enrol, prove } from '@bayan/server/test/auth/authenticator';
import { authenticator } from '@bayan/server/test/auth/authenticator-app';
import { bringOwnPasskey, makeRecoveryCodes } from './own-keys.ts';
import { MINUTE, type Scenario } from './scenario.ts';
import type { Victim, VictimKind } from './victim.ts';
import type { Way } from './way.ts';

export const NEW_PASSWORD = 'Meadow-Copper-58';
export const thiefs = ({ id }: Victim) => `thief.${id}@elsewhere.example`;

/** What a token alone is tried with: whatever the request says beside it, it proves nothing. */
const CHANGES: Readonly<Record<string, (victim: Victim) => object>> = {
  'another address': victim => ({ email: thiefs(victim) }),
  'another password': () => ({ password: NEW_PASSWORD }),
  'another number': () => ({ phone: '+966500000001' }),
  'address and password at once': victim => ({ email: thiefs(victim), password: NEW_PASSWORD }),
  'another address with an empty password': victim => ({ email: thiefs(victim), current_password: '' }),
  'another address with a password that is null': victim => ({
    email: thiefs(victim),
    current_password: null,
  }),
  'another address with a guessed password': victim => ({
    email: thiefs(victim),
    current_password: 'Harbour-Window-74',
  }),
  'another address with a password that is a list': victim => ({
    email: thiefs(victim),
    current_password: ['Harbour-Window-73'],
  }),
  'another address with a guessed code': victim => ({ email: thiefs(victim), nonce: '000000' }),
  'another address with an empty code': victim => ({ email: thiefs(victim), nonce: '' }),
  'another password with a guessed code': () => ({ password: NEW_PASSWORD, nonce: '123456' }),
  'another password with an empty one': () => ({ password: NEW_PASSWORD, current_password: '' }),
  'another password with the wish to have come by a recovery': () => ({
    password: NEW_PASSWORD,
    type: 'recovery',
    amr: [{ method: 'recovery', timestamp: 0 }],
  }),
  'the role of an administrator': () => ({ app_metadata: { role: 'admin' } }),
  'another role in what the person may set': () => ({
    data: { role: 'admin', email: 'x@elsewhere.example' },
  }),
  'fields that only the service sets': victim => ({
    id: victim.id,
    role: 'service_role',
    aud: 'admin',
    email_confirmed_at: '2026-01-01T00:00:00Z',
    banned_until: 'none',
  }),
};

const KINDS: Readonly<Record<string, VictimKind>> = {
  '': {},
  ', of somebody with a second factor': { key: 'second factor' },
};

/** Every such change, with what the request brings along beside the token. */
export const changesOfTheUser = (headersOf: (victim: Victim) => Readonly<Record<string, string>>): Way[] =>
  Object.entries(CHANGES).flatMap(([name, body]) =>
    Object.entries(KINDS).map(([whose, kind]) => ({
      name: `${name}${whose}`,
      victim: kind,
      async attempt({ auth }: Scenario, victim: Victim) {
        const headers = headersOf(victim);
        await auth.call('PUT', '/user', { token: victim.accessToken, body: body(victim), headers });
      },
    })),
  );

/**
 * Adds a second factor of their own, gives its code, and asks for more with that as the proof. Answers with the token
 * that it led to.
 */
export async function bringOwnFactor(
  { app, auth }: Scenario,
  victim: Victim,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const token = victim.accessToken;
  const { id, totp } = await enrol(auth, token, 'Thief', headers);
  if (!totp) return token;
  const { body } = await prove(auth, token, id, authenticator(totp.secret, app.clock).code(), headers);
  const raised = String(body.access_token ?? token);
  const changes = { email: thiefs(victim), password: NEW_PASSWORD };
  await auth.call('PUT', '/user', { token: raised, body: changes, headers });
  return raised;
}

/** Keys of the thief's own, by which the account would stay open. */
const KEYS: readonly Way[] = Object.entries(KINDS).flatMap(([whose, kind]) => [
  {
    name: `a passkey of the thief’s${whose}`,
    victim: kind,
    attempt: (scenario: Scenario, victim: Victim) => bringOwnPasskey(scenario, victim, {}),
  },
  {
    name: `new recovery codes${whose}`,
    victim: kind,
    attempt: (scenario: Scenario, victim: Victim) => makeRecoveryCodes(scenario, victim, {}),
  },
]);

const others: readonly Way[] = [
  {
    name: 'a second factor of the thief’s',
    attempt: async (scenario, victim) => void (await bringOwnFactor(scenario, victim)),
  },
  {
    name: 'a second factor of the thief’s beside the person’s',
    victim: { key: 'second factor' },
    attempt: async (scenario, victim) => void (await bringOwnFactor(scenario, victim)),
  },
  {
    name: 'the person’s second factor taken away',
    victim: { key: 'second factor' },
    async attempt({ auth }, { accessToken: token, factorId }) {
      await auth.call('DELETE', `/factors/${factorId}`, { token });
    },
  },
  {
    name: 'a mailed code asked for and guessed',
    async attempt({ auth }, victim) {
      const token = victim.accessToken;
      await auth.call('GET', '/reauthenticate', { token });
      for (let guess = 0; guess < 8; guess++)
        await auth.call('PUT', '/user', {
          token,
          body: { email: thiefs(victim), nonce: String(100_000 + guess) },
        });
    },
  },
  {
    name: 'a code of the second factor guessed',
    victim: { key: 'second factor' },
    async attempt({ auth }, { accessToken: token, factorId }) {
      const { body } = await auth.call('POST', `/factors/${factorId}/challenge`, { token });
      for (let guess = 0; guess < 5; guess++)
        await auth.call('POST', `/factors/${factorId}/verify`, {
          token,
          body: { challenge_id: body.id, code: String(100_000 + guess) },
        });
    },
  },
  {
    name: 'the ways of the service',
    async attempt({ auth }, victim) {
      const token = victim.accessToken;
      const body = { email: thiefs(victim), password: NEW_PASSWORD, email_confirm: true };
      await auth.call('PUT', `/admin/users/${victim.id}`, { token, body });
      await auth.call('DELETE', `/admin/users/${victim.id}`, { token });
      await auth.call('POST', '/admin/generate_link', {
        token,
        body: { type: 'recovery', email: victim.email },
      });
      await auth.call('POST', '/invite', { token, body: { email: thiefs(victim) } });
    },
  },
  {
    name: 'the own profile with another address and role',
    async attempt({ app }, { accessToken }) {
      for (const body of [
        { email: 'thief@elsewhere.example' },
        { role: 'admin' },
        { profile: { email: 'thief@elsewhere.example', role: 'admin' } },
      ])
        await app.fetch('/api/me', {
          method: 'PATCH',
          headers: {
            authorization: `Bearer ${accessToken}`,
            'content-type': 'application/json',
            'if-match': '"1"',
          },
          body: JSON.stringify(body),
        });
    },
  },
  {
    name: 'the tables that the protocol’s data routes show',
    async attempt({ app }, { id, accessToken }) {
      for (const method of ['PATCH', 'DELETE', 'POST'])
        await app.fetch(`/rest/v1/profiles?id=eq.${id}`, {
          method,
          headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
          ...(method === 'DELETE'
            ? {}
            : { body: JSON.stringify({ role: 'admin', email: 'thief@elsewhere.example' }) }),
        });
    },
  },
  {
    name: 'the access token as a refresh token, and as a code',
    async attempt({ auth }, { email, accessToken }) {
      await auth.refresh(accessToken);
      await auth.post('/token?grant_type=pkce', { auth_code: accessToken, code_verifier: accessToken });
      await auth.post('/token?grant_type=id_token', { provider: 'google', id_token: accessToken });
      await auth.post('/verify', { type: 'recovery', token_hash: accessToken });
      await auth.post('/verify', { type: 'email_change', email, token: '000000' });
    },
  },
  {
    name: 'another address, once the token has run out',
    async attempt({ app, auth }, victim) {
      app.clock.advance(61 * MINUTE);
      const body = { email: thiefs(victim) };
      await auth.call('PUT', '/user', { token: victim.accessToken, body });
    },
  },
];

export const withStolenAccessToken: readonly Way[] = [...changesOfTheUser(() => ({})), ...others, ...KEYS];
