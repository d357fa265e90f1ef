import { databaseFailure, isUnavailable } from '@bayan/platform/db/failure';

/** The protocol's codes that this service answers with. */
type AuthErrorCode =
  | 'anonymous_provider_disabled'
  | 'bad_code_verifier'
  | 'bad_json'
  | 'bad_jwt'
  | 'current_password_invalid'
  | 'email_exists'
  | 'email_not_confirmed'
  | 'email_provider_disabled'
  | 'feature_disabled'
  | 'flow_state_expired'
  | 'flow_state_not_found'
  | 'insufficient_aal'
  | 'invalid_credentials'
  | 'manual_linking_disabled'
  | 'mfa_challenge_expired'
  | 'mfa_factor_name_conflict'
  | 'mfa_factor_not_found'
  | 'mfa_ip_address_mismatch'
  | 'mfa_phone_enroll_not_enabled'
  | 'mfa_verification_failed'
  | 'mfa_webauthn_enroll_not_enabled'
  | 'mfa_webauthn_verify_not_enabled'
  | 'no_authorization'
  | 'not_admin'
  | 'oauth_client_not_found'
  | 'otp_disabled'
  | 'otp_expired'
  | 'over_email_send_rate_limit'
  | 'over_request_rate_limit'
  | 'passkey_disabled'
  | 'phone_exists'
  | 'phone_not_confirmed'
  | 'phone_provider_disabled'
  | 'provider_disabled'
  | 'reauthentication_needed'
  | 'reauthentication_not_valid'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'request_entity_too_large'
  | 'same_password'
  | 'saml_provider_disabled'
  | 'session_expired'
  | 'session_not_found'
  | 'signup_disabled'
  | 'sms_send_failed'
  | 'too_many_enrolled_mfa_factors'
  | 'too_many_passkeys'
  | 'unexpected_failure'
  | 'user_already_exists'
  | 'user_banned'
  | 'user_not_found'
  | 'validation_failed'
  | 'weak_password'
  | 'web3_provider_disabled'
  | 'webauthn_challenge_expired'
  | 'webauthn_challenge_not_found'
  | 'webauthn_credential_exists'
  | 'webauthn_verification_failed';

type WeakPasswordReason = 'length' | 'characters' | 'pwned';

/** A refusal in the protocol's own words; clients compare code and message. */
export class AuthError extends Error {
  override name = 'AuthError';
  readonly status: number;
  readonly code: AuthErrorCode;
  /** In how many seconds the same request may succeed, where waiting is all it takes. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: AuthErrorCode,
    message: string,
    options: ErrorOptions & { readonly retryAfter?: number } = {},
  ) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}

export class WeakPasswordError extends AuthError {
  readonly reasons: readonly WeakPasswordReason[];

  constructor(message: string, reasons: readonly WeakPasswordReason[]) {
    super(422, 'weak_password', message);
    this.reasons = reasons;
  }
}

export const invalid = (message: string) => new AuthError(400, 'validation_failed', message);

export const factorNotFound = () => new AuthError(404, 'mfa_factor_not_found', 'Factor not found');

export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

export const phoneExists = () =>
  new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered');

/** No provider of SMS is offered. */
export const noSms = () => new AuthError(422, 'sms_send_failed', 'Unable to get SMS provider');

/** Signing in says 400, everything that already holds a token or a link says 403. */
export const banned = (status: 400 | 403) =>
  new AuthError(status, 'user_banned', 'User is banned: the academy has deactivated this account');

/** What went wrong, as the protocol says it. Everything unforeseen is masked here; its cause is for the log. */
export function authErrorOf(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  // The only unique values that people choose are addresses and numbers: two chose the same at the same moment.
  const failure = databaseFailure(error);
  if (failure?.code === '23505')
    return failure.constraint === 'auth_users_phone_key' ? phoneExists() : emailExists();
  return isUnavailable(error)
    ? temporaryFault(error)
    : new AuthError(500, 'unexpected_failure', 'Unexpected failure');
}

export const temporaryFault = (cause: unknown) =>
  new AuthError(503, 'unexpected_failure', 'The service is not available for a moment', {
    cause,
    retryAfter: 2,
  });
