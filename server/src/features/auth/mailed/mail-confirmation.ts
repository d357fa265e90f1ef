import type { Language } from '@bayan/domain/language/language';
import type { Transaction } from '../../../db/database.ts';
import { recordChange } from '../../audit/audit.repository.ts';
import { isBarredAccount, newUser } from '../users/account.ts';
import { lockAccountByEmail, updateUser } from '../users/auth-users.repository.ts';
import { openAccount } from '../users/open-account.ts';
import type { CodeChallenge } from './code-challenge.ts';
import { mailOneTimeToken } from './mail-one-time-token.ts';
import { mayMailAgain } from './one-time-token.ts';
import { findToken, type KeptToken, type SignUpAttempt } from './one-time-tokens.repository.ts';

interface Confirmation {
  readonly id: string;
  readonly identityId: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  /** What the one who opens the mail gets (R57). */
  readonly attempt: SignUpAttempt;
  readonly publicUrl: string;
  readonly redirectTo: string;
  readonly challenge: CodeChallenge | null;
  readonly now: Date;
  readonly requestId: string;
}

/**
 * Mails what confirms the address to the account of that address, made if there is none. Where a mail went out just now
 * none is sent, and what waits with that one is the answer.
 */
export async function mailConfirmation(
  tx: Transaction,
  { id, identityId, name, language, requestId, ...mail }: Confirmation,
): Promise<KeptToken | null> {
  const { email, now } = mail;
  const { user, identity } = newUser({ id, identityId, email, now });
  let receiver = { userId: id, language };
  const account = { user: { ...user, confirmationSentAt: now }, identity, name, language };
  if (!(await openAccount(tx, account))) {
    const known = await lockAccountByEmail(tx, email);
    if (!known || known.user.emailConfirmedAt || isBarredAccount(known, now)) return null;
    if (!mayMailAgain(known.user.confirmationSentAt, now)) return findToken(tx, known.user.id, 'signup');
    await updateUser(tx, known.user.id, { confirmationSentAt: now }, now);
    receiver = { userId: known.user.id, language: known.person.language };
  }
  await mailOneTimeToken(tx, { ...mail, ...receiver, purpose: 'signup' });
  // Without an actor: nobody has proved yet that the address is theirs.
  await recordChange(
    tx,
    { actor: null, now, requestId },
    { action: 'account.signed-up', noun: 'accounts', targetId: receiver.userId, after: { email } },
  );
  return null;
}
