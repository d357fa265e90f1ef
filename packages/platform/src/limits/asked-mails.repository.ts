import type { Transaction } from '#db/database.ts';
import { countAttempts, keyOf, type RateLimit, releaseAttempts } from './limits.repository.ts';

const HOUR = 3_600_000;
const PER_HOUR = { most: 5, windowMs: HOUR };
const PER_DAY = { most: 10, windowMs: 24 * HOUR };

/** Where the mails to an address are counted. */
export const mailLimitsOf = (whose: string): readonly [RateLimit, RateLimit] => [
  { ...PER_HOUR, key: keyOf('mails to an address in an hour', whose) },
  { ...PER_DAY, key: keyOf('mails to an address in a day', whose) },
];

interface AskedMail {
  /** The mailbox, which may be a stranger's. */
  readonly to: string;
  /** The token of a browser known to the account of that mailbox (R66): it has a count of its own. */
  readonly knownBrowser?: string | null;
  readonly now: Date;
}

/**
 * Whether an address may be mailed once more what anybody can ask for: all kinds count together, however many ask and
 * whatever for (R636). Nobody is locked out by strangers in a browser of their own.
 */
export async function takeMailPlace(
  tx: Transaction,
  { to, knownBrowser = null, now }: AskedMail,
): Promise<boolean> {
  const [hour, day] = mailLimitsOf(knownBrowser === null ? to : `${to}\0${knownBrowser}`);
  const taken = await countAttempts(tx, [hour, day], now);
  // What is not sent does not count.
  if (taken === 1) await releaseAttempts(tx, [hour], now);
  return taken === 2;
}
