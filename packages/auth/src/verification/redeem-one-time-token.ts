import type { Transaction } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import { isBlockedAccount } from '#accounts/account.ts';
import { agreeToEmailChange } from '#accounts/apply-email-change.ts';
import { confirmEmail } from '#accounts/confirm-email.ts';
import { undoEmailChange } from '#accounts/undo-email-change.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { noteSecurityEvent } from '#context/note-security-event.ts';
import type { Device } from '#devices/device.ts';
import { rateLimitOf } from '#limits/attempt-limits.ts';
import { purposesOfType } from '#links/verify-link.ts';
import { AuthError, banned, invalid } from '#protocol/auth-error.ts';
import type { Secret } from '#protocol/auth-input.ts';
import { isRightCode, type OneTimePurpose } from '#protocol/one-time-token.ts';
import { findCredentials, lockAccount } from '#store/auth-users.repository.ts';
import {
  countWrongCode,
  dropToken,
  lockByEmail,
  type StoredToken,
  takeByLink,
} from '#store/one-time-tokens.repository.ts';
import { deleteLastSignUp } from '#store/sign-ups.repository.ts';

export interface Proof {
  readonly type: string;
  readonly secret: Secret;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

export const HALF_AGREED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * Lets whoever proves to have got a mail have what it was sent for, and then what `reward` makes of it. Null: of the two
 * mails about a new address the other is still open.
 */
export async function redeemOneTimeToken<T>(
  context: AuthContext,
  { type, secret, device, now, requestId }: Proof,
  reward: (tx: Transaction, token: StoredToken) => Promise<T>,
): Promise<T | null> {
  const purposes = purposesOfType(type);
  if (!purposes) throw invalid('Invalid email verification type');
  const { host } = context;
  let isLooked = false;
  const attempt = () => {
    isLooked = true;
    return inTransaction(context.db, async tx => {
      const token = await takeToken(tx, secret, purposes, now);
      const account = token && (await lockAccount(tx, token.userId));
      if (!account) return null;
      if (isBlockedAccount(account, now)) throw banned(403);
      await deleteLastSignUp(tx, account.user.email);
      const isEmailChange = token.purpose === 'email_change_current' || token.purpose === 'email_change_new';
      if (isEmailChange) {
        const isOneEnough = context.settings.mailerAutoconfirm;
        const { publicUrl } = context;
        const agreement = { host, account, token, isOneEnough, publicUrl, device, now, requestId };
        if (!(await agreeToEmailChange(tx, agreement))) return 'half-agreed';
      } else if (token.purpose === 'email_change_undo')
        await undoEmailChange(tx, account, {
          host,
          email: token.email,
          since: token.createdAt,
          device,
          now,
          requestId,
        });
      else await confirmEmail(tx, { host, account, attempt: token, now, requestId });
      return { reward: await reward(tx, token) };
    });
  };
  // Beside the tries that each code has: whoever has codes sent again and again would have tries without end (R65).
  const outcome =
    'code' in secret
      ? await context.limits.guess(
          context.db,
          rateLimitOf('codes of an addressee', secret.email),
          now,
          attempt,
        )
      : await attempt();
  if (outcome === null) {
    if ('code' in secret) await noteWrongCode(context, { email: secret.email, isLooked, device, now });
    const message =
      'code' in secret ? 'Token has expired or is invalid' : 'Email link is invalid or has expired';
    throw new AuthError(403, 'otp_expired', message);
  }
  return outcome === 'half-agreed' ? null : outcome.reward;
}

interface WrongCode {
  readonly email: string;
  /** Not where there were too many before it. */
  readonly isLooked: boolean;
  readonly device: Device;
  readonly now: Date;
}

async function noteWrongCode(
  context: AuthContext,
  { email, isLooked, device, now }: WrongCode,
): Promise<void> {
  const account = await findCredentials(context.db, { email }, device.browser.hash);
  const event = isLooked
    ? ({ kind: 'mailed-code-failed', reason: 'wrong-code' } as const)
    : ({ kind: 'locked-out', reason: 'mailed-code' } as const);
  await noteSecurityEvent(context, {
    ...event,
    personId: account?.user.id ?? null,
    source: device,
    now,
  });
}

/** Either secret ends both. A wrong code is counted, which is why it is no error inside the transaction. */
export async function takeToken(
  tx: Transaction,
  secret: Secret,
  purposes: readonly OneTimePurpose[],
  now: Date,
): Promise<StoredToken | null> {
  if ('linkToken' in secret) return takeByLink(tx, secret.linkToken, purposes, now);
  const candidates = await lockByEmail(tx, secret.email, purposes, now);
  const right = candidates.find(candidate => isRightCode(candidate, secret.code));
  if (right) await dropToken(tx, right.id);
  else if (candidates.length > 0)
    await countWrongCode(
      tx,
      candidates.map(({ id }) => id),
    );
  return right ?? null;
}
