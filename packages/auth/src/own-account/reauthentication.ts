import type { Transaction } from '@bayan/platform/db/database';
import type { RequestSource } from '@bayan/platform/http/request-source';
import { TRUSTED_AFTER_MS } from '#accounts/trusted-after.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { noteSecurityEvent } from '#context/note-security-event.ts';
import type { Device } from '#devices/device.ts';
import { type AttemptLimits, rateLimitOf } from '#limits/attempt-limits.ts';
import { verifyPassword } from '#passwords/password-hash.ts';
import { AuthError } from '#protocol/auth-error.ts';
import type { AuthSession, AuthUser } from '#store/auth-users.repository.ts';
import { factorsOf } from '#store/factors.repository.ts';
import { passkeysOf } from '#store/passkeys.repository.ts';
import { takeToken } from '#verification/redeem-one-time-token.ts';
import { cameToResetHere, gaveSecondFactorHere, hasSignedInHere, type Moment } from './shown-here.ts';

export const reauthenticationNeeded = (action: string) =>
  new AuthError(400, 'reauthentication_needed', `${action} requires reauthentication`);

interface WrongCode {
  readonly personId: string;
  readonly device: RequestSource;
  readonly now: Date;
}

/** Beside the transaction that counted the try, and on record (R630). */
export async function wrongCode(
  context: AuthContext,
  { personId, device, now }: WrongCode,
): Promise<AuthError> {
  const event = { kind: 'proof-failed', reason: 'wrong-code' } as const;
  await noteSecurityEvent(context, { ...event, personId, source: device, now });
  return new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}

interface Prover {
  readonly user: AuthUser;
  readonly limits: AttemptLimits;
  readonly device: Device;
  readonly now: Date;
}

/** The code of a mail that asked for it. A wrong one is no error inside the transaction, so that the try is counted. */
async function isRightNonce(
  tx: Transaction,
  { user: { email }, limits, now }: Pick<Prover, 'user' | 'limits' | 'now'>,
  code: string,
): Promise<boolean> {
  if (email === null) return false;
  const taken = await limits.guess(tx, rateLimitOf('codes of an addressee', email), now, () =>
    takeToken(tx, { email, code }, ['reauthentication'], now),
  );
  return taken !== null;
}

interface FactorContext extends Prover {
  readonly authSession: AuthSession;
  readonly nonce: string | undefined;
  /** As a refusal calls it. */
  readonly action: string;
}

/**
 * Second factors are added and removed by who signed in here, or gave one here, just now, or has a mailed code: a
 * thief's token is older or comes from elsewhere (R61). False where the code was wrong: no error, so that the try is
 * counted.
 */
export async function isProvedJustNow(
  tx: Transaction,
  { authSession, nonce, action, ...prover }: FactorContext,
): Promise<boolean> {
  if (nonce !== undefined) return isRightNonce(tx, prover, nonce);
  if (!hasSignedInHere(authSession, prover) && !gaveSecondFactorHere(authSession, prover))
    throw reauthenticationNeeded(action);
  return true;
}

/** By what somebody shows that the auth session is still theirs, whatever its age (R61). */
export interface AskedProof {
  readonly currentPassword: string | undefined;
  /** The code of a mail that asked for it. */
  readonly nonce: string | undefined;
}

/** A wrong password is refused before anything is locked: looking at one takes long. */
export async function checkCurrentPassword(
  context: AuthContext,
  user: AuthUser,
  { currentPassword }: AskedProof,
  { device, now }: { readonly device: RequestSource; readonly now: Date },
): Promise<void> {
  const { db, limits } = context;
  if (currentPassword === undefined) return;
  // Counted by itself: strangers who guess at the door must not keep the person from it, nor a thief inside guess on.
  const right = await limits.guess(
    db,
    rateLimitOf('current passwords of a person', user.id),
    now,
    async () => ((await verifyPassword(user.passwordHash, currentPassword)) ? true : null),
  );
  if (!right) {
    const event = { kind: 'proof-failed', reason: 'wrong-password' } as const;
    await noteSecurityEvent(context, { ...event, personId: user.id, source: device, now });
    throw new AuthError(400, 'current_password_invalid', 'Current password is not valid');
  }
}

interface ProvedContext extends Prover {
  readonly authSession: AuthSession;
  readonly proof: AskedProof;
  /** Whether a recovery or an invitation that the auth session began by is proof enough. */
  readonly isResetEnough: boolean;
  /** As a refusal calls it. */
  readonly action: string;
}

/**
 * Refuses whoever shows nothing but a token, which may be a thief's. False where the code was wrong: no error, so that
 * the try is counted. The current password was looked at before. Who has no account yet has nothing to show.
 */
export async function isPersonProved(
  tx: Transaction,
  { authSession, proof, isResetEnough, action, ...prover }: ProvedContext,
): Promise<boolean> {
  if (prover.user.isAnonymous) return true;
  if (proof.nonce !== undefined) return isRightNonce(tx, prover, proof.nonce);
  const isProved =
    proof.currentPassword !== undefined ||
    (await gaveTrustedFactorHere(tx, authSession, prover)) ||
    (isResetEnough && cameToResetHere(authSession, prover));
  if (!isProved) throw reauthenticationNeeded(action);
  return true;
}

/** One that was added lately may be the thief's own: whoever is in for a moment must not stay by it. */
async function gaveTrustedFactorHere(tx: Transaction, session: AuthSession, moment: Moment) {
  if (!gaveSecondFactorHere(session, moment)) return false;
  const { userId, factorId, passkeyId } = session;
  const { now } = moment;
  const known = [...(await factorsOf(tx, userId, now)), ...(await passkeysOf(tx, userId))];
  const given = known.filter(({ id }) => id === factorId || id === passkeyId);
  return given.some(({ createdAt }) => now.getTime() - createdAt.getTime() >= TRUSTED_AFTER_MS);
}
