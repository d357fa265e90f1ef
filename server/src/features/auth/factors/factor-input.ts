import { latinDigits } from '@bayan/domain/fields/number';
import { z } from 'zod';
import { readFields, text } from '../wire/auth-body.ts';
import { AuthError, invalid } from '../wire/auth-error.ts';
import { readCode } from '../wire/auth-input.ts';

const enrolment = z.object({ factor_type: text, friendly_name: text, issuer: text, nonce: text });
const proof = z.object({ challenge_id: text, code: text });

/** One kind is offered; the protocol knows two more. */
export async function readEnrolment(request: Request) {
  const { factor_type, friendly_name = '', issuer, nonce } = await readFields(request, enrolment);
  if (factor_type === 'phone')
    throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  if (factor_type === 'webauthn')
    throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
  if (factor_type !== 'totp') throw invalid('factor_type needs to be totp, phone, or webauthn');
  return {
    friendlyName: friendly_name.trim(),
    issuer: issuer?.trim(),
    nonce: nonce ? readCode(nonce) : undefined,
  };
}

export async function readProof(request: Request) {
  const { challenge_id = '', code = '' } = await readFields(request, proof);
  if (!z.guid().safeParse(challenge_id).success) throw invalid('challenge_id must be an UUID');
  if (code.trim() === '') throw invalid('Code needs to be non-empty');
  return { challengeId: challenge_id, code: latinDigits(code).replace(/\s/g, '') };
}

/** An id in a path. */
export function readPathId(id: string | undefined, name: 'factor_id' | 'user_id'): string {
  const parsed = z.guid().safeParse(id);
  if (!parsed.success) throw new AuthError(404, 'validation_failed', `${name} must be an UUID`);
  return parsed.data;
}
