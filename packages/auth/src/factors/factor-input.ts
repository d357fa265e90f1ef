import { latinDigits } from '@bayan/domain/fields/latin-digits';
import { z } from 'zod';
import { readFields, text } from '#protocol/auth-body.ts';
import { AuthError, invalid } from '#protocol/auth-error.ts';
import { readCode } from '#protocol/auth-input.ts';

const enrolment = z.object({ factor_type: text, friendly_name: text, issuer: text, nonce: text });
const removal = z.object({ nonce: text });
const key = z.object({ type: text, credential_response: z.unknown().optional() });
const proof = z.object({ challenge_id: text, code: text, webauthn: key.nullish() });

const FACTOR_TYPES = ['totp', 'webauthn'] as const;

/** Two kinds are offered; the protocol knows one more. */
export async function readEnrolment(request: Request) {
  const { factor_type, friendly_name = '', issuer, nonce } = await readFields(request, enrolment);
  if (factor_type === 'phone')
    throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  const factorType = FACTOR_TYPES.find(offered => offered === factor_type);
  if (!factorType) throw invalid('factor_type needs to be totp, phone, or webauthn');
  return {
    factorType,
    friendlyName: friendly_name.trim(),
    issuer: issuer?.trim(),
    ...readNonce(nonce),
  };
}

/** The protocol's own removal has no body. */
export const readRemoval = async (request: Request) => readNonce((await readFields(request, removal)).nonce);

const readNonce = (nonce: string | undefined) => ({ nonce: nonce ? readCode(nonce) : undefined });

/** The code of an app, or what a key has answered. */
export type GivenFactor = { readonly code: string } | { readonly key: GivenKey };
interface GivenKey {
  readonly type: 'create' | 'request';
  readonly credential: unknown;
}

export async function readProof(request: Request): Promise<{ challengeId: string; given: GivenFactor }> {
  const { challenge_id = '', code = '', webauthn } = await readFields(request, proof);
  if (!z.guid().safeParse(challenge_id).success) throw invalid('challenge_id must be an UUID');
  if (webauthn) {
    const { type, credential_response: credential } = webauthn;
    if (type !== 'create' && type !== 'request') throw invalid('WebAuthn type must be create or request');
    if (credential === undefined || credential === null) throw invalid('credential_response required');
    return { challengeId: challenge_id, given: { key: { type, credential } } };
  }
  if (code.trim() === '') throw invalid('Code needs to be non-empty');
  return { challengeId: challenge_id, given: { code: latinDigits(code).replace(/\s/g, '') } };
}

/** An id in a path. */
export function readPathId(id: string | undefined, name: 'factor_id' | 'user_id'): string {
  const parsed = z.guid().safeParse(id);
  if (!parsed.success) throw new AuthError(404, 'validation_failed', `${name} must be an UUID`);
  return parsed.data;
}
