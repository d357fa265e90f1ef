import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { networkOf } from '@bayan/platform/http/client-address';
import { takeMailPlace } from '@bayan/platform/limits/asked-mails.repository';
import { keyOf, type Place, passOrRefuse, takePlaces } from '@bayan/platform/limits/limits.repository';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LIMITS = {
  'files from an address': { most: 60, windowMs: HOUR },
  'answers to an addressee in a minute': { most: 1, windowMs: MINUTE },
  'answers to an addressee in a day': { most: 5, windowMs: DAY },
} as const;
type LimitName = keyof typeof LIMITS;

const placeOf = (name: LimitName, whose: string): Place => ({ ...LIMITS[name], key: keyOf(name, whose) });

export interface ApplicationLimits {
  /** Refuses where an address has sent too many files (R380). */
  passFile(db: Queryable, call: { readonly clientAddress: string; readonly now: Date }): Promise<void>;
  /** Whether an address may be mailed once more: nobody has proved that it is theirs (R376, R636). */
  mayAnswer(tx: Transaction, email: string, now: Date): Promise<boolean>;
}

export const createApplicationLimits = (isOn: boolean): ApplicationLimits => ({
  mayAnswer: async (tx, email, now) =>
    (await mayAnswerApplicant(tx, email, now)) && (!isOn || (await takeMailPlace(tx, { to: email, now }))),
  async passFile(db, { clientAddress, now }) {
    if (isOn) await passOrRefuse(db, placeOf('files from an address', networkOf(clientAddress)), now);
  },
});

async function mayAnswerApplicant(tx: Transaction, email: string, now: Date): Promise<boolean> {
  const places = [
    placeOf('answers to an addressee in a minute', email),
    placeOf('answers to an addressee in a day', email),
  ];
  return (await takePlaces(tx, places, now)) === places.length;
}
