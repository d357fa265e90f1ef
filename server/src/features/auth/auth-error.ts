import { databaseFailure, isUnavailable } from '../../db/failure.ts';

/** The protocol's codes that this service answers with. */
type AuthErrorCode =
  | 'anonymous_provider_disabled'
  | 'bad_json'
  | 'bad_jwt'
  | 'email_exists'
  | 'email_not_confirmed'
  | 'flow_state_not_found'
  | 'invalid_credentials'
  | 'no_authorization'
  | 'not_admin'
  | 'otp_expired'
  | 'over_email_send_rate_limit'
  | 'phone_provider_disabled'
  | 'provider_disabled'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'request_entity_too_large'
  | 'saml_provider_disabled'
  | 'same_password'
  | 'session_not_found'
  | 'unexpected_failure'
  | 'user_banned'
  | 'user_not_found'
  | 'validation_failed'
  | 'weak_password'
  | 'web3_provider_disabled';

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

export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

/** Signing in says 400, everything that already holds a token or a link says 403. */
export const banned = (status: 400 | 403) =>
  new AuthError(status, 'user_banned', 'User is banned: the academy has deactivated this account');

/** What went wrong, as the protocol says it. Everything unforeseen is masked here; its cause is for the log. */
export function authErrorOf(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  // The only unique values that people choose are addresses: two of them chose the same at the same moment.
  if (databaseFailure(error)?.code === '23505') return emailExists();
  return isUnavailable(error)
    ? temporaryFault(error)
    : new AuthError(500, 'unexpected_failure', 'Unexpected failure');
}

export const temporaryFault = (cause: unknown) =>
  new AuthError(503, 'unexpected_failure', 'The service is not available for a moment', {
    cause,
    retryAfter: 2,
  });
