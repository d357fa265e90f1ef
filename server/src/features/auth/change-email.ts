import type { Transaction } from '../../db/database.ts';
import { recordChange } from '../audit/audit.repository.ts';
import { enqueueMail } from '../mail/mail.repository.ts';
import { rewriteProfile } from '../profiles/profiles.repository.ts';
import { AuthError, emailExists } from './auth-error.ts';
import {
  type Account,
  type AuthUser,
  isEmailTaken,
  updateEmailIdentity,
  updateUser,
} from './auth-users.repository.ts';
import type { CodeChallenge } from './code-challenge.ts';
import { dropFlowCodes } from './flow-codes.repository.ts';
import { issueLinkAndCode } from './mail-one-time-token.ts';
import { secondsUntilNextMail } from './one-time-token.ts';
import { dropTokens, findToken, type KeptToken } from './one-time-tokens.repository.ts';

interface EmailChange {
  readonly newEmail: string;
  readonly publicUrl: string;
  readonly redirectTo: string;
  readonly challenge: CodeChallenge | null;
  readonly now: Date;
}

export async function requestEmailChange(
  tx: Transaction,
  account: Account,
  change: EmailChange,
): Promise<AuthUser> {
  if (await isEmailTaken(tx, change.newEmail)) throw emailExists();
  const retryAfter = secondsUntilNextMail(account.user.emailChangeSentAt, change.now);
  if (retryAfter > 0) {
    throw new AuthError(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${retryAfter} seconds.`,
      { retryAfter },
    );
  }
  return mailEmailChange(tx, account, change);
}

/** To the old and to the new address: the change happens when both have agreed. */
export async function mailEmailChange(
  tx: Transaction,
  { user, person }: Account,
  { newEmail, publicUrl, redirectTo, challenge, now }: EmailChange,
): Promise<AuthUser> {
  const changed = await updateUser(tx, user.id, { newEmail, emailChangeSentAt: now }, now);
  const receivers = [
    ['email_change_current', user.email],
    ['email_change_new', newEmail],
  ] as const;
  for (const [purpose, email] of receivers) {
    if (email === null) continue;
    const token = await issueLinkAndCode(tx, {
      userId: user.id,
      purpose,
      email,
      publicUrl,
      redirectTo,
      challenge,
      now,
    });
    await enqueueMail(tx, {
      kind: 'email-change',
      to: email,
      language: person.language,
      data: { ...token, newEmail },
      now,
    });
  }
  return changed;
}

interface Agreement {
  readonly account: Account;
  readonly token: KeptToken;
  readonly now: Date;
  readonly requestId: string;
}

/** False while the other address has not agreed yet. */
export async function agreeToEmailChange(
  tx: Transaction,
  { account: { user }, token, now, requestId }: Agreement,
): Promise<boolean> {
  const other = token.purpose === 'email_change_new' ? 'email_change_current' : 'email_change_new';
  if (await findToken(tx, user.id, other)) return false;
  const email = user.newEmail;
  if (email === null || (await isEmailTaken(tx, email))) throw emailExists();
  const userMetadata = { ...user.userMetadata, email, email_verified: true };
  await updateUser(
    tx,
    user.id,
    {
      email,
      newEmail: null,
      emailChangeSentAt: null,
      emailConfirmedAt: user.emailConfirmedAt ?? now,
      userMetadata,
    },
    now,
  );
  await updateEmailIdentity(tx, user.id, { email, email_verified: true }, now);
  await rewriteProfile(tx, user.id, { email });
  // What was mailed to the old address ends with it.
  await dropTokens(tx, user.id);
  await dropFlowCodes(tx, user.id);
  await recordChange(
    tx,
    { actor: user, now, requestId },
    {
      action: 'account.email-changed',
      noun: 'accounts',
      targetId: user.id,
      before: { email: user.email },
      after: { email },
    },
  );
  return true;
}
