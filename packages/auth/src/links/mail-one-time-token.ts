import type { Language } from '@bayan/domain/language/language';
import type { Transaction } from '@bayan/platform/db/database';
import type { AuthHost } from '#auth-host.ts';
import type { CodeChallenge } from '#protocol/code-challenge.ts';
import {
  createLink,
  createLinkAndCode,
  expiryOf,
  type LinkToken,
  type OneTimePurpose,
} from '#protocol/one-time-token.ts';
import { findToken, keepToken, type SignUpAttempt } from '#store/one-time-tokens.repository.ts';
import { verifyLink } from './verify-link.ts';

interface TokenMail {
  readonly userId: string;
  readonly purpose: OneTimePurpose;
  readonly email: string;
  readonly publicUrl: string;
  readonly redirectTo: string;
  readonly now: Date;
  readonly challenge?: CodeChallenge | null;
  readonly attempt?: SignUpAttempt;
  /** Where it takes the place of one that ends then, and not as late as a new one. */
  readonly expiresAt?: Date;
}

/** Makes the link and the code of a mail, ending those before them of the same purpose. */
export async function issueLinkAndCode(
  tx: Transaction,
  mail: TokenMail & { readonly purpose: Exclude<OneTimePurpose, 'invite'> },
): Promise<{ link: string; code: string }> {
  const token = createLinkAndCode(mail.challenge);
  return { link: await keep(tx, mail, token), code: token.code };
}

/** An invitation is a link alone: a code that is never mailed could only be guessed. */
export const issueInvitation = (tx: Transaction, mail: Omit<TokenMail, 'purpose'>): Promise<string> =>
  keep(tx, { ...mail, purpose: 'invite' }, createLink());

/** Of the address that was; the oldest one stands, so that whoever moves an account twice cannot end it. */
export async function issueWayBack(
  tx: Transaction,
  mail: Omit<TokenMail, 'purpose'>,
): Promise<string | null> {
  const purpose = 'email_change_undo';
  const existing = await findToken(tx, mail.userId, purpose);
  if (existing && existing.expiresAt > mail.now) return null;
  return keep(tx, { ...mail, purpose }, createLink());
}

async function keep(tx: Transaction, mail: TokenMail, token: LinkToken): Promise<string> {
  const { userId, purpose, email, publicUrl, redirectTo, now, attempt } = mail;
  const { expiresAt = expiryOf(purpose, now) } = mail;
  await keepToken(tx, { userId, purpose, email, token, now, expiresAt, attempt });
  return verifyLink({ publicUrl, linkToken: token.linkToken, purpose, redirectTo });
}

const MAIL_KINDS = {
  signup: 'confirm-signup',
  recovery: 'recovery',
  magiclink: 'magic-link',
} as const;

export async function mailOneTimeToken(
  tx: Transaction,
  {
    host,
    language,
    ...mail
  }: TokenMail & {
    readonly host: AuthHost;
    readonly purpose: keyof typeof MAIL_KINDS;
    readonly language: Language;
  },
): Promise<void> {
  const data = await issueLinkAndCode(tx, mail);
  await host.mail(tx, {
    kind: MAIL_KINDS[mail.purpose],
    data,
    to: mail.email,
    language,
    now: mail.now,
  });
}
