import type { Transaction } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import { raised } from '#accounts/raised-auth-session.ts';
import { secondFactorChanged } from '#accounts/second-factor-changed.ts';
import { type SessionAnswer, sessionAnswer } from '#answers/session-answer.ts';
import { type SignedInUser, sessionNotFound } from '#auth-sessions/signed-in-user.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { noteSecurityEvent } from '#context/note-security-event.ts';
import { type Device, lastSeen } from '#devices/device.ts';
import { rateLimitOf } from '#limits/attempt-limits.ts';
import { reauthenticationNeeded } from '#own-account/reauthentication.ts';
import { isInItsBrowser } from '#own-account/shown-here.ts';
import { AuthError, factorNotFound, invalid } from '#protocol/auth-error.ts';
import {
  endWeakerAuthSessions,
  lockAuthSession,
  updateAuthSession,
} from '#store/auth-sessions.repository.ts';
import { identitiesOf, lockAccount } from '#store/auth-users.repository.ts';
import {
  type AuthFactor,
  deleteChallenge,
  deleteChallenges,
  deleteUnverified,
  factorsOf,
  findChallenge,
  findFactor,
  takeStep,
} from '#store/factors.repository.ts';
import type { FactorKeys } from '#tokens/factor-keys.ts';
import type { GivenFactor } from './factor-input.ts';
import { isKeyProved } from './factor-key.ts';
import { openSecret } from './factor-secret.ts';
import { stepOfCode } from './totp.ts';

interface FactorProof {
  readonly factorId: string;
  readonly challengeId: string;
  readonly given: GivenFactor;
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
  const { device, now } = proof;
  const personId = signedInUser.account.user.id;
  const place = rateLimitOf('codes of a factor’s owner', personId); // R65
  let isLooked = false;
  const outcome = await context.limits.guess(context.db, place, now, () => {
    isLooked = true;
    return inTransaction(context.db, tx => prove(tx, context, signedInUser, proof));
  });
  if (!outcome) {
    const event = isLooked
      ? ({ kind: 'second-factor-failed', reason: 'wrong-code' } as const)
      : ({ kind: 'locked-out', reason: 'second-factor' } as const);
    await noteSecurityEvent(context, { ...event, personId, source: device, now });
    throw new AuthError(
      422,
      'mfa_verification_failed',
      'code' in proof.given ? 'Invalid TOTP code entered' : 'Credential verification failed',
    );
  }
  return sessionAnswer(context.accessTokens, outcome.signedIn, outcome.identities, now);
}

/** As an auth session tells how it was proved. */
const METHODS = { totp: 'totp', webauthn: 'mfa/webauthn' } as const;

/** Null where the code is wrong, or was used before, or where the key did not sign. */
async function prove(
  tx: Transaction,
  context: AuthContext,
  { account: { user: caller }, authSessionId }: SignedInUser,
  { factorId, challengeId, given, device, now, requestId }: FactorProof,
) {
  const account = await lockAccount(tx, caller.id);
  const locked = await lockAuthSession(tx, authSessionId);
  if (!account || !locked) throw sessionNotFound();
  const { user } = account;
  const factor = await findFactor(tx, user.id, factorId, now);
  if (!factor) throw factorNotFound();
  // What the person has begun to add must not be finished by a thief of the token, with a key of their own (R658).
  if (factor.status === 'unverified' && !isInItsBrowser(locked.authSession, { device }))
    throw reauthenticationNeeded('Enrolling a factor');
  const challenge = await checkChallenge(tx, factor, challengeId, device, now);
  if (challenge) {
    await deleteChallenge(tx, challengeId);
    const proof = { account, factor, challenge, given, device, now, requestId };
    if (!(await isKeyProved(tx, context, proof))) return null;
  } else if (!(await isCodeProved(tx, context.factorKeys, { factor, given, now }))) return null;
  await deleteChallenges(tx, factor.id);
  await deleteUnverified(tx, user.id);
  await endWeakerAuthSessions(tx, user.id, authSessionId);
  if (factor.status === 'unverified')
    await secondFactorChanged(tx, {
      host: context.host,
      account,
      factor,
      change: 'added',
      actor: user,
      device,
      now,
      requestId,
    });
  const authSession = await updateAuthSession(tx, authSessionId, {
    ...raised(locked.authSession, { factorId: factor.id, method: METHODS[factor.factorType], now }),
    ...lastSeen(device),
  });
  const factors = await factorsOf(tx, user.id, now);
  return { signedIn: { user, authSession, factors }, identities: await identitiesOf(tx, user.id) };
}

interface GivenCode {
  readonly factor: AuthFactor;
  readonly given: GivenFactor;
  readonly now: Date;
}

/** Of an authenticator app. Each code is good once. */
async function isCodeProved(tx: Transaction, factorKeys: FactorKeys, { factor, given, now }: GivenCode) {
  const { secret } = factor;
  if (!('code' in given) || secret === null) throw invalid('Code needs to be non-empty');
  const step = stepOfCode(openSecret(factorKeys, { ...factor, secret }), given.code, now);
  return step !== null && takeStep(tx, factor.id, step, now);
}

/** What its key was to sign; null where a code is asked for. */
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
  return challenge.challenge;
}
