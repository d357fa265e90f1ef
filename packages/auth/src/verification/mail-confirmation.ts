import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@bayan/domain/language/language';
import type { Transaction } from '@bayan/platform/db/database';
import { isBlockedAccount, newUser } from '#accounts/account.ts';
import { openAccount } from '#accounts/open-account.ts';
import type { AuthHost } from '#auth-host.ts';
import type { Device } from '#devices/device.ts';
import type { AttemptLimits } from '#limits/attempt-limits.ts';
import { mailOneTimeToken } from '#links/mail-one-time-token.ts';
import type { CodeChallenge } from '#protocol/code-challenge.ts';
import { mayMailAgain } from '#protocol/one-time-token.ts';
import { lockAccountByEmail, updateUser } from '#store/auth-users.repository.ts';
import {
  deleteAttempt,
  findToken,
  NO_ATTEMPT,
  type SignUpAttempt,
} from '#store/one-time-tokens.repository.ts';

interface Confirmation {
  readonly host: AuthHost;
  readonly id: string;
  readonly identityId: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  /** What the one who opens the mail gets, where nobody else has asked for the address (R57). */
  readonly attempt: SignUpAttempt;
  readonly publicUrl: string;
  readonly redirectTo: string;
  readonly challenge: CodeChallenge | null;
  readonly limits: AttemptLimits;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

/**
 * Mails what confirms the address to the account of that address, made if there is none. Where a mail went out just now
 * none is sent. Where something else waits for the address nobody can tell whose the mail is: it confirms the address and
 * sets nothing (R57).
 */
export async function mailConfirmation(
  tx: Transaction,
  { host, id, identityId, name, language, limits, device, requestId, ...mail }: Confirmation,
): Promise<void> {
  const { email, now } = mail;
  const { user, identity } = newUser({ id, identityId, email, now });
  let receiver = { userId: id, language };
  let { attempt } = mail;
  const account = { host, user: { ...user, confirmationSentAt: now }, identity, name, language };
  if (!(await openAccount(tx, account))) {
    const known = await lockAccountByEmail(tx, email);
    if (!known || known.user.emailConfirmedAt || isBlockedAccount(known, now)) return;
    const waiting = await findToken(tx, known.user.id, 'signup');
    const isContested = waiting !== null && !isRepeated(waiting, attempt);
    if (isContested) {
      await deleteAttempt(tx, waiting.id);
      attempt = NO_ATTEMPT;
    }
    if (!mayMailAgain(known.user.confirmationSentAt, now)) return;
    if (!(await limits.mayMail(tx, { email, userId: known.user.id, device, now }))) return;
    await updateUser(tx, known.user.id, { confirmationSentAt: now }, now);
    receiver = { userId: known.user.id, language: known.person.language };
  } else if (!(await limits.mayMail(tx, { email, userId: null, device, now }))) return;
  await mailOneTimeToken(tx, { ...mail, host, ...receiver, attempt, purpose: 'signup' });
  // Without an actor: nobody has proved yet that the address is theirs.
  await host.record(
    tx,
    { actor: null, now, requestId },
    { action: 'account.signed-up', noun: 'accounts', targetId: receiver.userId, after: { email } },
  );
}

/** By the password; where there is none, by what else was sent. */
const isRepeated = (waiting: SignUpAttempt, { passwordHash, userMetadata }: SignUpAttempt) =>
  waiting.passwordHash === passwordHash &&
  (passwordHash !== null || isDeepStrictEqual(waiting.userMetadata, userMetadata));
