import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { networkOf } from '@bayan/platform/http/client-address';
import { takeMailPlace } from '@bayan/platform/limits/asked-mails.repository';
import {
  countAttempts,
  keyOf,
  type RateLimit,
  releaseAttempts,
  retryAfterSeconds,
} from '@bayan/platform/limits/limits.repository';
import type { Device } from '#devices/device.ts';
import { AuthError } from '#protocol/auth-error.ts';
import { isKnownBrowser } from '#store/browsers.repository.ts';

const MINUTE = 60_000;
const GUESSES = { most: 10, windowMs: 15 * MINUTE };
const SENDS = { most: 30, windowMs: 5 * MINUTE };
const SECOND_FACTOR = { most: 15, windowMs: MINUTE };

/** So much in so long. */
const LIMITS = {
  'passwords of an account': GUESSES,
  'passwords in a known browser': GUESSES,
  'passwords from an address': { most: 200, windowMs: 15 * MINUTE },
  'current passwords of a person': GUESSES,
  'codes of an addressee': GUESSES,
  'codes of a factor’s owner': GUESSES,
  'grants to an address': { most: 150, windowMs: 5 * MINUTE },
  'grants to a browser': { most: 150, windowMs: 5 * MINUTE },
  'refused refreshes of an address': { most: 150, windowMs: 5 * MINUTE },
  'verifications from an address': SENDS,
  'one-time passwords from an address': SENDS,
  'magic links from an address': SENDS,
  'recoveries from an address': SENDS,
  'repeated mails from an address': SENDS,
  'sign-ups from an address': SENDS,
  'changes from an address': SENDS,
  'anonymous sign-ups from an address': { most: 30, windowMs: 60 * MINUTE },
  'challenges from an address': SECOND_FACTOR,
  'second factors from an address': SECOND_FACTOR,
  'passkey challenges to an address': { most: 150, windowMs: 5 * MINUTE },
  'passkeys begun from an address': SENDS,
  'passkeys added from an address': SENDS,
  'passkeys renamed from an address': SENDS,
  'passkeys removed from an address': SENDS,
} as const satisfies Record<string, Omit<RateLimit, 'key'>>;

export type LimitName = keyof typeof LIMITS;

export const rateLimitOf = (name: LimitName, whose: string): RateLimit => ({
  ...LIMITS[name],
  key: keyOf(name, whose),
});

export const placeOfAddress = (name: LimitName, clientAddress: string) =>
  rateLimitOf(name, networkOf(clientAddress));

/** Attempts are counted before the work, and those that succeed are not counted in the end (R65, R67). */
export interface AttemptLimits {
  /** How many of the limits had room; after one that is full no other is taken. */
  take(q: Queryable, limits: readonly RateLimit[], now: Date): Promise<number>;
  giveBack(q: Queryable, limits: readonly RateLimit[], now: Date): Promise<void>;
  /** Refuses where there is no room. */
  pass(q: Queryable, limit: RateLimit, now: Date): Promise<void>;
  /** The refusal of somebody for whom there was no room. */
  refusal(q: Queryable, limit: RateLimit, now: Date): Promise<AuthError>;
  /** Null where the guess was wrong or one too many: nobody learns which. */
  guess<T>(q: Queryable, limit: RateLimit, now: Date, attempt: () => Promise<T | null>): Promise<T | null>;
  /** Whether a mailbox may be mailed what anybody can ask for; where not, nobody learns of it (R636). */
  mayMail(tx: Transaction, mail: AskedMail): Promise<boolean>;
}

export interface AskedMail {
  readonly email: string;
  /** Whose mailbox it is known to be. */
  readonly userId: string | null;
  readonly device: Pick<Device, 'browser'>;
  readonly now: Date;
}

export function createAttemptLimits(isOn: boolean): AttemptLimits {
  const limits: AttemptLimits = {
    take: async (q, limits, now) => (isOn ? countAttempts(q, limits, now) : limits.length),
    giveBack: async (q, limits, now) => (isOn ? releaseAttempts(q, limits, now) : undefined),
    async pass(q, limit, now) {
      if ((await limits.take(q, [limit], now)) === 0) throw await limits.refusal(q, limit, now);
    },
    async refusal(q, limit, now) {
      const retryAfter = await retryAfterSeconds(q, limit, now);
      return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter });
    },
    async guess(q, limit, now, attempt) {
      if ((await limits.take(q, [limit], now)) === 0) return null;
      const right = await attempt();
      if (right !== null) await limits.giveBack(q, [limit], now);
      return right;
    },
    async mayMail(tx, { email: to, userId, device: { browser }, now }) {
      if (!isOn) return true;
      const isKnown = userId !== null && (await isKnownBrowser(tx, userId, browser.hash));
      return takeMailPlace(tx, { to, knownBrowser: isKnown ? browser.token : null, now });
    },
  };
  return limits;
}
