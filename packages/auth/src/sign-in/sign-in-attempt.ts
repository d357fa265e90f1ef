import type { Queryable } from '@bayan/platform/db/database';
import type { AuthContext } from '#context/auth-context.ts';
import type { Device } from '#devices/device.ts';
import { placeOfAddress, rateLimitOf } from '#limits/attempt-limits.ts';

interface Attempt {
  /** E-mail address or phone number as typed, normalised; somebody has it or nobody. */
  readonly account: string;
  /** Whether that account has signed in with this browser before. */
  readonly isKnownBrowser: boolean;
  readonly device: Device;
  readonly now: Date;
}

export interface CountedAttempt {
  /** One too many for the account: it must fail as a wrong password does. */
  readonly isLocked: boolean;
  /** The password was right: it does not count as a failure. */
  giveBack(q?: Queryable): Promise<void>;
  /** The password was not looked at: it does not count at all. */
  undo(): Promise<void>;
}

/**
 * Counts an attempt to sign in before the password is looked at; refuses where the address has failed too often (R65).
 * In a known browser it has a count of its own, which no stranger can fill (R66); all that come from there are counted
 * too, since each costs a hash (R67).
 */
export async function countSignIn(
  { db, limits }: AuthContext,
  { account, isKnownBrowser, device, now }: Attempt,
): Promise<CountedAttempt> {
  const { clientAddress, browser } = device;
  if (isKnownBrowser) {
    const all = rateLimitOf('grants to a browser', browser.token);
    const own = rateLimitOf('passwords in a known browser', `${account}\0${browser.token}`);
    const had = await limits.take(db, [all, own], now);
    if (had === 0) throw await limits.refusal(db, all, now);
    const isLocked = had === 1;
    return {
      isLocked,
      giveBack: async (q = db) => {
        if (!isLocked) await limits.giveBack(q, [own], now);
      },
      undo: () => limits.giveBack(db, [all, own].slice(0, had), now),
    };
  }
  const grants = placeOfAddress('grants to an address', clientAddress);
  const failures = placeOfAddress('passwords from an address', clientAddress);
  const guesses = rateLimitOf('passwords of an account', account);
  const taken = await limits.take(db, [grants, failures, guesses], now);
  if (taken === 0) throw await limits.refusal(db, grants, now);
  if (taken === 1) throw await limits.refusal(db, failures, now);
  const isLocked = taken === 2;
  return {
    isLocked,
    giveBack: async (q = db) => {
      if (!isLocked) await limits.giveBack(q, [failures, guesses], now);
    },
    undo: () => limits.giveBack(db, [grants, failures, guesses].slice(0, taken), now),
  };
}
