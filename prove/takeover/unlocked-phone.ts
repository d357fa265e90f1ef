import { bringOwnPasskey, makeRecoveryCodes } from './own-keys.ts';
import { bringOwnFactor, changesOfTheUser, NEW_PASSWORD } from './stolen-access-token.ts';
import type { Way } from './way.ts';

/** Whoever finds a family's phone unlocked has its browser with all that is in it, and neither password nor mailbox. */
export const atUnlockedPhone: readonly Way[] = [
  {
    name: 'a passkey of their own',
    attempt: (scenario, victim) => bringOwnPasskey(scenario, victim, victim.browser),
  },
  {
    name: 'new recovery codes',
    victim: { key: 'second factor' },
    attempt: (scenario, victim) => makeRecoveryCodes(scenario, victim, victim.browser),
  },
  {
    name: 'a second factor of their own',
    attempt: async (scenario, victim) => void (await bringOwnFactor(scenario, victim, victim.browser)),
  },
  {
    // Within five minutes of the sign-in they may add one (R61): it must prove nothing on the day it is added.
    name: 'another password and address by a second factor added a moment before',
    victim: { isYoung: true },
    mayChange: ['second factors'],
    attempt: async (scenario, victim) => void (await bringOwnFactor(scenario, victim, victim.browser)),
  },
  {
    name: 'another address, right after a recovery',
    async setup({ auth }, { email }) {
      await auth.post('/recover', { email });
      const { token: token_hash } = await auth.mailTo(email, 'recovery');
      const { body } = await auth.post('/verify', { type: 'recovery', token_hash });
      return String(body.access_token);
    },
    async attempt({ auth }, { email }, token) {
      for (const body of [{ email: `thief.${email}` }, { email: `thief.${email}`, password: NEW_PASSWORD }])
        await auth.call('PUT', '/user', { token, body });
    },
  },
  ...changesOfTheUser(({ browser }) => browser),
];
