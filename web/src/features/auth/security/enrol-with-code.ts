import { AuthApiError, type AuthMFAEnrollTOTPResponse } from '@supabase/auth-js';
import type { SignInClient } from '../../../platform/auth/auth-client.ts';

/**
 * The client of the protocol has no place for the mailed code that our own service asks for before a first factor
 * (R61); a hosted one never does.
 */
export async function enrolWithCode(
  service: SignInClient,
  friendlyName: string,
  nonce: string,
): Promise<AuthMFAEnrollTOTPResponse> {
  const { data } = await service.getSession();
  const response = await fetch('/auth/v1/factors', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
    },
    body: JSON.stringify({ factor_type: 'totp', friendly_name: friendlyName, nonce }),
  });
  const body = await response.json();
  if (!response.ok)
    return { data: null, error: new AuthApiError(body.msg ?? '', response.status, body.error_code) };
  const picture = `data:image/svg+xml;utf-8,${body.totp.qr_code}`;
  return { data: { ...body, totp: { ...body.totp, qr_code: picture } }, error: null };
}
