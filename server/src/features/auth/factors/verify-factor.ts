import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { AuthContext } from '../auth-context.ts';
import { type Device, lastSeen } from '../devices/device.ts';
import { placeOf } from '../limits/attempt-limits.ts';
import {
  endWeakerAuthSessions,
  lockAuthSession,
  updateAuthSession,
} from '../sign-in/auth-sessions.repository.ts';
import { type SignedInUser, sessionNotFound } from '../sign-in/signed-in-user.ts';
import { type AuthSession, identitiesOf, lockAccount } from '../users/auth-users.repository.ts';
import { AuthError, factorNotFound } from '../wire/auth-error.ts';
import { type SessionAnswer, sessionAnswer } from '../wire/session-answer.ts';
import {
  type AuthFactor,
  deleteChallenges,
  deleteUnverified,
  factorsOf,
  findChallenge,
  findFactor,
  takeStep,
} from './factors.repository.ts';
import { secondFactorChanged } from './second-factor-changed.ts';
import { stepOfCode } from './totp.ts';

interface FactorProof {
  readonly factorId: string;
  readonly challengeId: string;
  readonly code: string;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

/** Raises the auth session to one with a second factor (R63, R64). */
export async function verifyFactor(
  context: AuthContext,
  signedInUser: SignedInUser,
  proof: FactorProof,
): Promise<SessionAnswer> {
  const place = placeOf('codes of a factor’s owner', signedInUser.account.user.id); // R65
  const outcome = await context.limits.guess(context.db, place, proof.now, () =>
    inTransaction(context.db, tx => prove(tx, signedInUser, proof)),
  );
  if (!outcome) throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  return sessionAnswer(context.accessTokens, outcome.signedIn, outcome.identities, proof.now);
}

/** Null where the code is wrong, or was used before. */
async function prove(
  tx: Transaction,
  { account: { user: caller }, authSessionId }: SignedInUser,
  { factorId, challengeId, code, device, now, requestId }: FactorProof,
) {
  const account = await lockAccount(tx, caller.id);
  const locked = await lockAuthSession(tx, authSessionId);
  if (!account || !locked) throw sessionNotFound();
  const { user } = account;
  const factor = await findFactor(tx, user.id, factorId, now);
  if (!factor) throw factorNotFound();
  await checkChallenge(tx, factor, challengeId, device, now);
  const step = stepOfCode(factor.secret, code, now);
  if (step === null || !(await takeStep(tx, factor.id, step, now))) return null;
  await deleteChallenges(tx, factor.id);
  await deleteUnverified(tx, user.id);
  await endWeakerAuthSessions(tx, user.id, authSessionId);
  if (factor.status === 'unverified')
    await secondFactorChanged(tx, { account, factor, change: 'added', actor: user, now, requestId });
  const authSession = await updateAuthSession(tx, authSessionId, {
    ...raised(locked.authSession, factor, now),
    ...lastSeen(device),
  });
  const factors = await factorsOf(tx, user.id, now);
  return { signedIn: { user, authSession, factors }, identities: await identitiesOf(tx, user.id) };
}

async function checkChallenge(tx: Transaction, factor: AuthFactor, id: string, device: Device, now: Date) {
  const challenge = await findChallenge(tx, factor.id, id, device.ip);
  if (!challenge)
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  if (!challenge.isSameAddress)
    throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch');
  if (challenge.expiresAt <= now)
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    );
}

/**
 * With a key of its own from here on: a refresh token from before the second factor, which somebody may have got by the
 * password alone, is none of this auth session's any more.
 */
const raised = ({ amr }: AuthSession, { id }: AuthFactor, now: Date) => ({
  aal: 'aal2' as const,
  factorId: id,
  amr: [
    { method: 'totp', timestamp: Math.floor(now.getTime() / 1000) },
    ...amr.filter(({ method }) => method !== 'totp'),
  ],
  refreshKey: randomBytes(32),
  refreshCounter: 0,
  rotatedAt: [],
  refreshedAt: now,
});
