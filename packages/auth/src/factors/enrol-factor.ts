import { randomUUID } from 'node:crypto';
import { inTransaction } from '@bayan/platform/db/transaction';
import encodeQR from 'qr';
import { isWithoutSecondFactor } from '#auth-sessions/second-factor.ts';
import { type SignedInUser, sessionNotFound } from '#auth-sessions/signed-in-user.ts';
import type { AuthContext } from '#context/auth-context.ts';
import type { Device } from '#devices/device.ts';
import { isProvedJustNow, wrongCode } from '#own-account/reauthentication.ts';
import { AuthError, invalid } from '#protocol/auth-error.ts';
import { findAuthSessionOf } from '#store/auth-sessions.repository.ts';
import { lockAccount } from '#store/auth-users.repository.ts';
import { type AuthFactor, deleteExpired, factorsOf, insertFactor } from '#store/factors.repository.ts';
import { base32 } from './base32.ts';
import { sealSecret } from './factor-secret.ts';
import { newTotpSecret, totpUri } from './totp.ts';

interface Enrolment {
  readonly factorType: AuthFactor['factorType'];
  readonly friendlyName: string;
  readonly issuer: string | undefined;
  /** The code of a mail that asked for it. */
  readonly nonce: string | undefined;
  readonly device: Device;
  readonly now: Date;
}

const MAX_FACTORS = 10;
const MAX_NAME = 100;

/**
 * Begins to add a second factor: it counts once a code of it was given. It would shut the person out where somebody
 * else has their auth session, which therefore does not suffice by itself (R61).
 */
export async function enrolFactor(
  context: AuthContext,
  signedIn: SignedInUser,
  { factorType, friendlyName, issuer, nonce, device, now }: Enrolment,
) {
  const { authSessionId } = signedIn;
  const { user } = signedIn.account;
  if (user.isAnonymous)
    throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
  if (factorType === 'webauthn' && !context.relyingParty)
    throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
  for (const [field, name] of Object.entries({ friendly_name: friendlyName, issuer: issuer ?? '' }))
    if (name.length > MAX_NAME) throw invalid(`${field} cannot be longer than ${MAX_NAME} characters`);
  const enrolled = await inTransaction(context.db, async tx => {
    const account = await lockAccount(tx, user.id);
    const authSession = await findAuthSessionOf(tx, authSessionId, user.id);
    if (!account || !authSession) throw sessionNotFound();
    await deleteExpired(tx, user.id, now);
    const known = await factorsOf(tx, user.id, now);
    if (await isWithoutSecondFactor(tx, { ...signedIn, account }))
      throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    const action = 'Enrolling a factor';
    const prover = { user: account.user, authSession, nonce, action, limits: context.limits, device, now };
    if (!(await isProvedJustNow(tx, prover))) return null;
    if (known.length >= MAX_FACTORS)
      throw new AuthError(
        422,
        'too_many_enrolled_mfa_factors',
        'Maximum number of verified factors reached, unenroll to continue',
      );
    if (known.some(factor => factor.friendlyName === friendlyName))
      throw new AuthError(
        422,
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${friendlyName}" for this user already exists`,
      );
    const enrolled = { userId: user.id, friendlyName, createdAt: now, updatedAt: now };
    const view = { type: factorType, friendly_name: friendlyName || undefined };
    if (factorType === 'webauthn') {
      const { id } = await insertFactor(tx, { ...enrolled, factorType });
      return { id, ...view };
    }
    const secret = newTotpSecret();
    const id = randomUUID();
    const sealed = sealSecret(context.factorKeys, { id, userId: user.id }, secret);
    await insertFactor(tx, { ...enrolled, id, factorType, ...sealed });
    const uri = totpUri({
      issuer: issuer || (await context.host.siteNames(tx)).en,
      account: user.email ?? user.phone ?? user.id,
      secret,
    });
    return { id, ...view, totp: { qr_code: encodeQR(uri, 'svg'), secret: base32(secret), uri } };
  });
  if (!enrolled) throw await wrongCode(context, { personId: user.id, device, now });
  return enrolled;
}
