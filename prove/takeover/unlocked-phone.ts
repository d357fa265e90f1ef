import { bringOwnPasskey, makeRecoveryCodes } from './own-keys.ts';
import { bringOwnFactor, changesOfTheUser } from './stolen-access-token.ts';
import type { Way } from './way.ts';

/** Whoever finds a family's phone unlocked has its browser with all that is in it, and neither password nor mailbox. */
export const atUnlockedPhone: readonly Way[] = [
  ...changesOfTheUser(({ browser }) => browser),
  {
    name: 'a passkey of their own',
    attempt: (scenario, victim) => bringOwnPasskey(scenario, victim, victim.browser),
  },
  {
    name: 'new recovery codes',
    hasSecondFactor: true,
    attempt: (scenario, victim) => makeRecoveryCodes(scenario, victim, victim.browser),
  },
  { name: 'a second factor of their own', attempt: bringOwnFactor },
];
