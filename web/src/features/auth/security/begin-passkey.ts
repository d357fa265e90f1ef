import { AuthApiError } from '@supabase/auth-js';
import type { SignInClient } from '../../../platform/auth/auth-client.ts';

type Begun = Awaited<ReturnType<SignInClient['passkey']['startRegistration']>>;

/** As the sign-in service takes it. */
export type GivenProof = { readonly nonce: string } | { readonly current_password: string };

/** The client of the protocol has no place for the proof that our own service asks for (R651); a hosted one never does. */
export async function beginPasskeyWith(service: SignInClient, proof: GivenProof): Promise<Begun> {
  const { data } = await service.getSession();
  const response = await fetch('/auth/v1/passkeys/registration/options', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
    },
    body: JSON.stringify(proof),
  });
  const body = await response.json();
  if (!response.ok)
    return { data: null, error: new AuthApiError(body.msg ?? '', response.status, body.error_code) };
  return { data: body, error: null };
}
