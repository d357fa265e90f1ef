import { browserAt } from '@bayan/server/test/auth/browser-at';
import { bringOwnPasskey, makeRecoveryCodes } from './own-keys.ts';
import type { Scenario } from './scenario.ts';
import { bringOwnFactor, NEW_PASSWORD, thiefs } from './stolen-access-token.ts';
import { OWN_PAGE, type Victim, type VictimKind } from './victim.ts';
import type { Way } from './way.ts';

const KINDS: Readonly<Record<string, VictimKind>> = {
  'the password': { isYoung: true },
  'a second factor': { isYoung: true, key: 'second factor' },
  'a passkey': { isYoung: true, key: 'passkey' },
};

type Attempt = (scenario: Scenario, victim: Victim) => Promise<unknown>;
const change = ({ auth }: Scenario, token: string, body: object) =>
  auth.call('PUT', '/user', { token, body, headers: OWN_PAGE });

const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'another password': (scenario, { accessToken }) =>
    change(scenario, accessToken, { password: NEW_PASSWORD }),
  'another address': (scenario, victim) => change(scenario, victim.accessToken, { email: thiefs(victim) }),
  'a passkey of the thief’s': (scenario, victim) => bringOwnPasskey(scenario, victim, OWN_PAGE),
  'a second factor of the thief’s': async (scenario, victim) =>
    void (await bringOwnFactor(scenario, victim, OWN_PAGE)),
  'new recovery codes': (scenario, victim) => makeRecoveryCodes(scenario, victim, OWN_PAGE),
  async 'the person’s keys taken away'({ auth }, { accessToken: token, factorId, passkeyId }) {
    await auth.call('DELETE', `/factors/${factorId}`, { token, headers: OWN_PAGE });
    await auth.call('DELETE', `/passkeys/${passkeyId}`, { token, headers: OWN_PAGE });
  },
};

/** Taken within minutes of the sign-in: what the person has just given counts in their own browser alone (R61). */
export const withYoungAccessToken: readonly Way[] = [
  ...Object.entries(KINDS).flatMap(([given, victim]) =>
    Object.entries(ATTEMPTS).map(([name, attempt]) => ({ name: `${name}, after ${given}`, victim, attempt })),
  ),
  {
    name: 'another password, after the link of a recovery',
    async setup({ auth }, { email }) {
      await auth.post('/recover', { email });
      const { token: token_hash } = await auth.mailTo(email, 'recovery');
      const { body } = await browserAt(auth).post('/verify', { type: 'recovery', token_hash });
      return String(body.access_token);
    },
    attempt: (scenario, _victim, token) => change(scenario, token, { password: NEW_PASSWORD }).then(() => ''),
  },
];
