import type { Language } from '@bayan/domain/language/language';
import type { Transaction } from '../../db/database.ts';
import { enqueueMail } from '../mail/mail.repository.ts';
import { createOneTimeToken, lifeSecondsOf, type OneTimePurpose } from './one-time-token.ts';
import { keepToken } from './one-time-tokens.repository.ts';
import { verifyLink } from './verify-link.ts';

interface TokenMail {
  readonly userId: string;
  readonly purpose: OneTimePurpose;
  readonly email: string;
  readonly publicUrl: string;
  readonly redirectTo: string;
  readonly now: Date;
}

/** Makes the token of a mail, ending the one before it of the same purpose. */
export async function issueOneTimeToken(
  tx: Transaction,
  { userId, purpose, email, publicUrl, redirectTo, now }: TokenMail,
): Promise<{ link: string; code: string }> {
  const token = createOneTimeToken();
  await keepToken(tx, { userId, purpose, email, token, now, lifeSeconds: lifeSecondsOf(purpose) });
  return {
    link: verifyLink({ publicUrl, linkToken: token.linkToken, purpose, redirectTo }),
    code: token.code,
  };
}

const MAIL_KINDS = {
  signup: 'confirm-signup',
  recovery: 'recovery',
} as const;

export async function mailOneTimeToken(
  tx: Transaction,
  mail: TokenMail & { readonly purpose: keyof typeof MAIL_KINDS; readonly language: Language },
): Promise<void> {
  const data = await issueOneTimeToken(tx, mail);
  await enqueueMail(tx, {
    kind: MAIL_KINDS[mail.purpose],
    data,
    to: mail.email,
    language: mail.language,
    now: mail.now,
  });
}
