import { email as emailField } from '@bayan/domain/fields/contact';
import { latinDigits } from '@bayan/domain/fields/number';
import { fallbackLanguage, type Language, languageOfTag } from '@bayan/domain/language/language';
import { preferredTag } from '../../http/accept-language.ts';
import type { AuthBody } from './auth-body.ts';
import { AuthError, invalid, noSms } from './auth-error.ts';
import { readCodeChallenge } from './code-challenge.ts';
import type { Secret } from './redeem-one-time-token.ts';

/** Other case or spaces around it mean the same account (R32). */
export function readEmail(given: string | undefined): string {
  const parsed = emailField.safeParse(given ?? '');
  if (!parsed.success) throw invalid('Unable to validate email address: invalid format');
  return parsed.data;
}

export function readSignUp({ email, phone, password, data = {}, ...asked }: AuthBody) {
  if (!email && !phone)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  if (email && phone) throw invalid('Only an email address or phone number should be provided on signup.');
  if (!password) throw invalid('Signup requires a valid password');
  if (phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  return { email: readEmail(email), password, data, challenge: readCodeChallenge(asked) };
}

export function readRecovery({ email, ...asked }: AuthBody) {
  if (!email) throw invalid('Password recovery requires an email');
  return { email: readEmail(email), challenge: readCodeChallenge(asked) };
}

export function readSignInMail({
  email,
  phone,
  create_user: createUser = true,
  data = {},
  ...asked
}: AuthBody) {
  if (email && phone) throw invalid('Only an email address or phone number should be provided');
  if (!email && !phone) throw invalid('One of email or phone must be set');
  if (phone) throw noSms();
  return { email: readEmail(email), createUser, data, challenge: readCodeChallenge(asked) };
}

export function readCredentials({ email, phone, password = '' }: AuthBody) {
  if (email && phone) throw invalid('Only an email address or phone number should be provided on login.');
  if (phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  if (!email) throw invalid('missing email or phone');
  return { email, password };
}

export function readResend({ type, email, phone, ...asked }: AuthBody) {
  if (type === 'sms' || type === 'phone_change' || phone)
    throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  if (type !== 'signup' && type !== 'email_change')
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  return { type, email: readEmail(email), challenge: readCodeChallenge(asked) } as const;
}

/** As people type it. */
export const readCode = (typed: string) => latinDigits(typed).trim();

/** A link's token comes alone, a code with the address it was mailed to. */
export function readVerification({ type, token, token_hash, email, phone }: AuthBody): {
  type: string;
  secret: Secret;
} {
  if (!type) throw invalid('Verify requires a verification type');
  if (token_hash) {
    if (token || email || phone) throw invalid('Only the token_hash and type should be provided');
    return { type, secret: { linkToken: token_hash } };
  }
  if (!token) throw invalid('Verify requires a token or a token hash');
  if (!email) throw invalid('Only an email address or phone number should be provided on verify');
  return { type, secret: { email: readEmail(email), code: readCode(token) } };
}

export const languageFor = (data: Readonly<Record<string, unknown>>, headers: Headers): Language =>
  languageOfTag(typeof data.language === 'string' ? data.language : null) ??
  languageOfTag(preferredTag(headers.get('accept-language'))) ??
  fallbackLanguage;
