import { AuthApiError, type AuthMFAEnrollTOTPResponse } from '@supabase/auth-js';
import type { SignInClient } from '../../../platform/auth/auth-client.ts';

/**
 * The client of the protocol has no place for the mailed code that our own service asks for before a second factor is
 * added or removed (R61); a hosted one never does.
 */
async function callFactors(service: SignInClient, method: 'POST' | 'DELETE', path: string, body: object) {
  const { data } = await service.getSession();
  const response = await fetch(`/auth/v1/factors${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
    },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  return response.ok
    ? { data: answer, error: null }
    : { data: null, error: new AuthApiError(answer.msg ?? '', response.status, answer.error_code) };
}

export async function enrolWithCode(
  service: SignInClient,
  friendlyName: string,
  nonce: string,
): Promise<AuthMFAEnrollTOTPResponse> {
  const wanted = { factor_type: 'totp', friendly_name: friendlyName, nonce };
  const answer = await callFactors(service, 'POST', '', wanted);
  if (answer.error) return answer;
  const { totp, ...factor } = answer.data;
  const picture = `data:image/svg+xml;utf-8,${totp.qr_code}`;
  return { data: { ...factor, totp: { ...totp, qr_code: picture } }, error: null };
}

export const removeWithCode = (service: SignInClient, factorId: string, nonce: string) =>
  callFactors(service, 'DELETE', `/${factorId}`, { nonce });
