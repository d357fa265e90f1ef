import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { readFields, text } from '#protocol/auth-body.ts';
import { AuthError, invalid } from '#protocol/auth-error.ts';
import { readCode } from '#protocol/auth-input.ts';
import { passkeyRefused } from './passkey-challenge.ts';

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const MAX_NAME = 120;

const proof = z.object({ current_password: text, nonce: text });
const answer = z.object({ challenge_id: text, credential: z.unknown().optional() });
const naming = z.object({ friendly_name: text });

const bytes = z.base64url().max(32_768);
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') };
const created = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    /** Those that there will be one day are left out. */
    transports: z.array(z.string()).optional(),
  }),
});
const used = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
});

/** By what somebody shows that the auth session is theirs; the client library sends neither. */
export async function readPasskeyProof(request: Request) {
  const { current_password, nonce } = await readFields(request, proof);
  return {
    currentPassword: current_password || undefined,
    nonce: nonce ? readCode(nonce) : undefined,
  };
}

/** An authenticator's answer, and the challenge it answers. */
async function readAnswer(request: Request) {
  const { challenge_id, credential } = await readFields(request, answer);
  if (!challenge_id) throw invalid('challenge_id is required');
  if (!z.guid().safeParse(challenge_id).success) throw invalid('challenge_id must be a valid UUID');
  if (credential === undefined || credential === null) throw invalid('credential is required');
  return { challengeId: challenge_id, credential };
}

export async function readCreatedPasskey(request: Request) {
  const { challengeId, credential } = await readAnswer(request);
  return { challengeId, credential: createdCredential(credential) };
}

export async function readUsedPasskey(request: Request) {
  const { challengeId, credential } = await readAnswer(request);
  return { challengeId, credential: usedCredential(credential) };
}

/** What is no answer of an authenticator at all is refused as a wrong one. */
export function createdCredential(sent: unknown): RegistrationResponseJSON {
  const parsed = created.safeParse(sent);
  if (!parsed.success) throw passkeyRefused();
  const { response, ...rest } = parsed.data;
  const transports = TRANSPORTS.filter(known => response.transports?.includes(known));
  return { ...rest, clientExtensionResults: {}, response: { ...response, transports } };
}

export function usedCredential(sent: unknown): AuthenticationResponseJSON {
  const parsed = used.safeParse(sent);
  if (!parsed.success) throw passkeyRefused();
  const { response, ...rest } = parsed.data;
  const { userHandle, ...signed } = response;
  return {
    ...rest,
    clientExtensionResults: {},
    response: { ...signed, ...(userHandle ? { userHandle } : {}) },
  };
}

export async function readPasskeyName(request: Request): Promise<string> {
  const { friendly_name = '' } = await readFields(request, naming);
  const name = friendly_name.trim();
  if (name === '') throw invalid('friendly_name is required');
  if (name.length > MAX_NAME) throw invalid(`friendly_name must be ${MAX_NAME} characters or less`);
  return name;
}

export const passkeyNotFound = () => new AuthError(404, 'validation_failed', 'Passkey not found');

export function readPasskeyId(id: string | undefined): string {
  const parsed = z.guid().safeParse(id);
  if (!parsed.success) throw passkeyNotFound();
  return parsed.data;
}
