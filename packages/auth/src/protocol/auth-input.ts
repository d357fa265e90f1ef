import { email as emailField } from '@bayan/domain/fields/contact';
import { latinDigits } from '@bayan/domain/fields/latin-digits';
import { fallbackLanguage, type Language, languageOfTag } from '@bayan/domain/language/language';
import { preferredTag } from '@bayan/platform/http/accept-language';
import type { AuthSettings } from '#auth-settings.ts';
import type { AuthBody } from './auth-body.ts';
import { AuthError, invalid, noSms } from './auth-error.ts';
import { readCodeChallenge } from './code-challenge.ts';
import { phoneNumber, readPhone } from './phone-number.ts';

/** Other case or spaces around it mean the same account (R32). */
export function readEmail(given: string | undefined): string {
  const parsed = emailField.safeParse(given ?? '');
  if (!parsed.success) throw invalid('Unable to validate email address: invalid format');
  return parsed.data;
}

/** What a person signs in with. */
export type Contact = { readonly email: string } | { readonly phone: string };
/** What was mailed: a link, or a code to be typed. */
export type Secret = { readonly linkToken: string } | { readonly email: string; readonly code: string };

type Offers = Pick<AuthSettings['auth'], 'anonymousUsers' | 'smsAutoconfirm'>;

export function readSignUp({ email, phone, password, data = {}, ...asked }: AuthBody, offers: Offers) {
  if (!email && !phone) {
    if (offers.anonymousUsers) return { kind: 'anonymous', data } as const;
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (email && phone) throw invalid('Only an email address or phone number should be provided on signup.');
  if (!password) throw invalid('Signup requires a valid password');
  const challenge = readCodeChallenge(asked);
  if (email) return { kind: 'email', email: readEmail(email), password, data, challenge } as const;
  if (!offers.smsAutoconfirm)
    throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  return { kind: 'phone', phone: readPhone(phone), password, data } as const;
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
  if (phone) {
    readPhone(phone);
    throw noSms();
  }
  return { email: readEmail(email), createUser, data, challenge: readCodeChallenge(asked) };
}

/** What is no address or number at all is answered as one that nobody has; `typed` is what tries are counted by. */
export function readCredentials({ email, phone, password = '' }: AuthBody): {
  contact: Contact | null;
  typed: string;
  password: string;
} {
  if (email && phone) throw invalid('Only an email address or phone number should be provided on login.');
  if (phone) {
    const number = phoneNumber(phone);
    return { contact: number === null ? null : { phone: number }, typed: number ?? phone, password };
  }
  if (!email) throw invalid('missing email or phone');
  const { data: address } = emailField.safeParse(email);
  return { contact: address === undefined ? null : { email: address }, typed: address ?? email, password };
}

/** Null where a message is asked for that we never send: there is nothing to send again. */
export function readResend({ type, email, phone, ...asked }: AuthBody) {
  if (type === 'sms' || type === 'phone_change') {
    readPhone(phone);
    return null;
  }
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
  if (!email === !phone) throw invalid('Only an email address or phone number should be provided on verify');
  if (phone) {
    readPhone(phone);
    // No code was ever sent to a number, so none can be right.
    throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
  }
  return { type, secret: { email: readEmail(email), code: readCode(token) } };
}

export const languageFor = (data: Readonly<Record<string, unknown>>, headers: Headers): Language =>
  languageOfTag(typeof data.language === 'string' ? data.language : null) ??
  languageOfTag(preferredTag(headers.get('accept-language'))) ??
  fallbackLanguage;
