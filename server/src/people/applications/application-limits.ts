import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { networkOf } from '@bayan/platform/http/client-address';
import { takeMailPlace } from '@bayan/platform/limits/asked-mails.repository';
import {
  countAttempts,
  enforceRateLimit,
  keyOf,
  type RateLimit,
} from '@bayan/platform/limits/limits.repository';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LIMITS = {
  'files from an address': { most: 60, windowMs: HOUR },
  'answers to an addressee in a minute': { most: 1, windowMs: MINUTE },
  'answers to an addressee in a day': { most: 5, windowMs: DAY },
  'consultations told by an admin in an hour': { most: 30, windowMs: HOUR },
  'consultations told to an addressee in a day': { most: 10, windowMs: DAY },
} as const;
type LimitName = keyof typeof LIMITS;

const rateLimitOf = (name: LimitName, whose: string): RateLimit => ({
  ...LIMITS[name],
  key: keyOf(name, whose),
});

export interface ApplicationLimits {
  /** Refuses where an address has sent too many files (R380). */
  passFile(db: Queryable, call: { readonly clientAddress: string; readonly now: Date }): Promise<void>;
  /** Whether an address may be mailed once more: nobody has proved that it is theirs (R376, R636). */
  mayAnswer(tx: Transaction, email: string, now: Date): Promise<boolean>;
  /** Refuses where an admin, or an address, has caused or had too many mails about consultations (R833). */
  passConsultation(tx: Transaction, told: ToldConsultation): Promise<void>;
}

interface ToldConsultation {
  readonly actorId: string;
  readonly email: string;
  readonly now: Date;
}

export const createApplicationLimits = (isOn: boolean): ApplicationLimits => ({
  mayAnswer: async (tx, email, now) =>
    (await mayAnswerApplicant(tx, email, now)) && (!isOn || (await takeMailPlace(tx, { to: email, now }))),
  async passFile(db, { clientAddress, now }) {
    if (isOn) await enforceRateLimit(db, rateLimitOf('files from an address', networkOf(clientAddress)), now);
  },
  async passConsultation(tx, { actorId, email, now }) {
    if (!isOn) return;
    await enforceRateLimit(tx, rateLimitOf('consultations told by an admin in an hour', actorId), now);
    await enforceRateLimit(tx, rateLimitOf('consultations told to an addressee in a day', email), now);
  },
});

async function mayAnswerApplicant(tx: Transaction, email: string, now: Date): Promise<boolean> {
  const places = [
    rateLimitOf('answers to an addressee in a minute', email),
    rateLimitOf('answers to an addressee in a day', email),
  ];
  return (await countAttempts(tx, places, now)) === places.length;
}
