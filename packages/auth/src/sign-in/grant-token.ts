import type { SecurityEventReason } from '@bayan/domain/security-events/security-event-kind';
import type { SessionAnswer } from '#answers/session-answer.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { noteSecurityEvent } from '#context/note-security-event.ts';
import type { Device } from '#devices/device.ts';
import { placeOfAddress } from '#limits/attempt-limits.ts';
import type { AuthBody } from '#protocol/auth-body.ts';
import { AuthError, invalid, temporaryFault } from '#protocol/auth-error.ts';
import { readCredentials } from '#protocol/auth-input.ts';
import { idTokenRefused } from '#protocol/id-token-refused.ts';
import { exchangeFlowCode } from '#verification/exchange-flow-code.ts';
import { ownerOfRefreshToken, refreshAuthSession } from './refresh-auth-session.ts';
import { signInWithPassword } from './sign-in.ts';

/** A copied one is on record already, with the end of its auth session. */
const REASONS: Readonly<Record<string, SecurityEventReason>> = {
  refresh_token_not_found: 'unknown-token',
  session_expired: 'ended',
  user_banned: 'deactivated',
};

interface GrantRequest {
  readonly grantType: string | null;
  readonly body: AuthBody;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

export async function grantToken(
  context: AuthContext,
  { grantType, body, device, now, requestId }: GrantRequest,
): Promise<SessionAnswer> {
  switch (grantType) {
    case 'password':
      return signInWithPassword(context, { ...readCredentials(body), device, now });
    case 'refresh_token':
      return refreshAuthSession(context, {
        refreshToken: body.refresh_token ?? '',
        device,
        now,
        requestId,
      }).catch((error: unknown) =>
        refusedRefresh(context, error, { refreshToken: body.refresh_token ?? '', device, now }),
      );
    case 'pkce':
      if (!body.auth_code || !body.code_verifier)
        throw invalid('invalid request: both auth code and code verifier should be non-empty');
      await context.limits.pass(
        context.db,
        placeOfAddress('grants to an address', device.clientAddress),
        now,
      );
      return exchangeFlowCode(context, {
        code: body.auth_code,
        verifier: body.code_verifier,
        device,
        now,
      });
    case 'id_token':
      throw idTokenRefused(body);
    case 'web3':
      throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}

/**
 * Counted only once it has failed: to refuse a genuine one because of what others at its address sent would sign a
 * whole school out (R67).
 */
async function refusedRefresh(
  context: AuthContext,
  error: unknown,
  { refreshToken, device, now }: Pick<GrantRequest, 'device' | 'now'> & { readonly refreshToken: string },
): Promise<never> {
  const { db, limits } = context;
  // A client takes a 500 for final and signs the person out (R47).
  if (!(error instanceof AuthError)) throw temporaryFault(error);
  await limits.pass(db, placeOfAddress('refused refreshes of an address', device.clientAddress), now);
  const reason = REASONS[error.code];
  if (reason) {
    const personId = await ownerOfRefreshToken(db, refreshToken, now);
    await noteSecurityEvent(context, { kind: 'refresh-refused', reason, personId, source: device, now });
  }
  throw error;
}
