import type { Transaction } from '../../../db/database.ts';
import { type AttemptLimits, placeOf } from '../limits/attempt-limits.ts';
import { takeToken } from '../mailed/redeem-one-time-token.ts';
import { AuthError } from '../wire/auth-error.ts';
import type { AuthSession, AuthUser } from './auth-users.repository.ts';

const FRESH_MS = 24 * 3_600_000;

/** Whether the auth session by itself proves the person well enough for what would shut them out (R61). */
export const isFresh = ({ createdAt }: AuthSession, now: Date) =>
  now.getTime() - createdAt.getTime() <= FRESH_MS;

export const reauthenticationNeeded = (deed: string) =>
  new AuthError(400, 'reauthentication_needed', `${deed} requires reauthentication`);

export const wrongNonce = () =>
  new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');

interface Prover {
  readonly user: AuthUser;
  readonly limits: AttemptLimits;
  readonly now: Date;
}

/** The code of a mail that asked for it. A wrong one is no error inside the transaction, so that the try is counted. */
export async function isRightNonce(
  tx: Transaction,
  { user: { email }, limits, now }: Prover,
  code: string,
): Promise<boolean> {
  if (email === null) return false;
  const taken = await limits.guess(tx, placeOf('codes of an addressee', email), now, () =>
    takeToken(tx, { email, code }, ['reauthentication'], now),
  );
  return taken !== null;
}
