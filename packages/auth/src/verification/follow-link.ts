import type { AuthContext } from '#context/auth-context.ts';
import type { Device } from '#devices/device.ts';
import { AuthError, invalid } from '#protocol/auth-error.ts';
import { isChallengedLink } from '#protocol/one-time-token.ts';
import { withFragment, withQuery } from '#protocol/redirect-target.ts';
import { followChallengedLink } from './follow-challenged-link.ts';
import { HALF_AGREED } from './redeem-one-time-token.ts';
import { verifyOneTimeToken } from './verify-one-time-token.ts';

interface Link {
  readonly linkToken: string;
  readonly type: string;
}

interface FollowedLink extends Link {
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

/** What a mailed address asks for. */
export function linkIn(query: URLSearchParams): Link {
  const linkToken = query.get('token') || query.get('token_hash');
  const type = query.get('type');
  if (!linkToken) throw invalid('Verify requires a token or a token hash');
  if (!type) throw invalid('Verify requires a verification type');
  return { linkToken, type };
}

/**
 * Where the browser goes that followed a mailed link: the page finds the outcome behind the #, and behind the ? too where
 * the client gave a challenge.
 */
export async function followLink(
  context: AuthContext,
  { linkToken, type, redirectTo, ...call }: FollowedLink,
): Promise<string> {
  const proof = { type, secret: { linkToken }, ...call };
  const isChallenged = isChallengedLink(linkToken);
  const tell = (fields: Readonly<Record<string, string>>) =>
    withFragment(isChallenged ? withQuery(redirectTo, fields) : redirectTo, { ...fields, sb: '' });
  try {
    if (isChallenged) {
      const code = await followChallengedLink(context, proof);
      return code === null ? tell({ message: HALF_AGREED }) : withQuery(redirectTo, { code });
    }
    const session = await verifyOneTimeToken(context, proof);
    if (!session) return tell({ message: HALF_AGREED });
    const { access_token, refresh_token, token_type, expires_in, expires_at } = session;
    return tell({
      access_token,
      refresh_token,
      token_type,
      type,
      expires_in: String(expires_in),
      expires_at: String(expires_at),
    });
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return tell({
      error: ERROR_NAMES[error.status] ?? 'server_error',
      error_code: error.code,
      error_description: error.message,
    });
  }
}
