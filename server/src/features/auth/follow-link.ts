import type { AuthContext } from './auth-context.ts';
import { AuthError, invalid } from './auth-error.ts';
import type { Device } from './device.ts';
import { withFragment } from './redirect-target.ts';
import { HALF_AGREED, verifyOneTimeToken } from './verify-one-time-token.ts';

interface FollowedLink {
  readonly query: URLSearchParams;
  readonly redirectTo: string;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

const ERROR_NAMES: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
};

/** Where the browser goes that followed a mailed link: the page finds the outcome behind the #. */
export async function followLink(
  context: AuthContext,
  { query, redirectTo, ...call }: FollowedLink,
): Promise<string> {
  const linkToken = query.get('token') || query.get('token_hash');
  const type = query.get('type');
  if (!linkToken) throw invalid('Verify requires a token or a token hash');
  if (!type) throw invalid('Verify requires a verification type');
  try {
    const session = await verifyOneTimeToken(context, { type, secret: { linkToken }, ...call });
    if (!session) return withFragment(redirectTo, { message: HALF_AGREED, sb: '' });
    const { access_token, refresh_token, token_type, expires_in, expires_at } = session;
    return withFragment(redirectTo, {
      access_token,
      refresh_token,
      token_type,
      type,
      expires_in: String(expires_in),
      expires_at: String(expires_at),
      sb: '',
    });
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return withFragment(redirectTo, {
      error: ERROR_NAMES[error.status] ?? 'server_error',
      error_code: error.code,
      error_description: error.message,
      sb: '',
    });
  }
}
