import { AuthApiError, type AuthMFAEnrollTOTPResponse } from '@supabase/auth-js';
import type { SignInClient } from '#platform/auth/auth-client.ts';

type BegunPasskey = Awaited<ReturnType<SignInClient['passkey']['startRegistration']>>;

/** As the sign-in service takes it. */
export type GivenProof = { readonly nonce: string } | { readonly current_password: string };

/**
 * The client of the protocol has no place for the proof that our own service asks for before a second factor or a
 * passkey is added or removed (R61, R651); a hosted one never does.
 */
async function callWithProof(service: SignInClient, method: 'POST' | 'DELETE', path: string, body: object) {
  const { data } = await service.getSession();
  const response = await fetch(`/auth/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
    },
    body: JSON.stringify(body),
  });
  const answer = response.status === 204 ? {} : await response.json();
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
  const answer = await callWithProof(service, 'POST', '/factors', wanted);
  if (answer.error) return answer;
  const { totp, ...factor } = answer.data;
  const picture = `data:image/svg+xml;utf-8,${totp.qr_code}`;
  return { data: { ...factor, totp: { ...totp, qr_code: picture } }, error: null };
}

export const beginPasskeyWith = (service: SignInClient, proof: GivenProof): Promise<BegunPasskey> =>
  callWithProof(service, 'POST', '/passkeys/registration/options', proof);

export const removeFactorWithCode = (service: SignInClient, id: string, nonce: string) =>
  callWithProof(service, 'DELETE', `/factors/${id}`, { nonce });

export const removePasskeyWithCode = (service: SignInClient, id: string, nonce: string) =>
  callWithProof(service, 'DELETE', `/passkeys/${id}`, { nonce });
