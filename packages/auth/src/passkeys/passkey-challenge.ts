import type { Queryable } from '@bayan/platform/db/database';
import type { AuthContext } from '#context/auth-context.ts';
import { AuthError } from '#protocol/auth-error.ts';
import type { RelyingParty } from '#protocol/relying-party.ts';
import { insertPasskeyChallenge, takePasskeyChallenge } from '#store/passkeys.repository.ts';
import { CHALLENGE_LIFE_MS, newChallenge } from './webauthn.ts';

/** Refuses where browsers have none at the academy's address. */
export function demandPasskeys({ relyingParty }: AuthContext): RelyingParty {
  if (!relyingParty) throw new AuthError(404, 'passkey_disabled', 'Passkeys are disabled');
  return relyingParty;
}

interface Opened {
  /** Null where somebody signs in. */
  readonly authSessionId: string | null;
  readonly now: Date;
}

/** What is to be signed, and until when. */
export async function openPasskeyChallenge(q: Queryable, { authSessionId, now }: Opened) {
  const challenge = newChallenge();
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIFE_MS);
  const id = await insertPasskeyChallenge(q, { authSessionId, challenge, createdAt: now, expiresAt });
  return { id, challenge, expires_at: Math.floor(expiresAt.getTime() / 1000) };
}

/** Good once, within 5 minutes, and for whom it was opened (R653). */
export async function redeemPasskeyChallenge(
  q: Queryable,
  id: string,
  { authSessionId, now }: Opened,
): Promise<Buffer> {
  const taken = await takePasskeyChallenge(q, id, authSessionId);
  if (!taken) throw new AuthError(400, 'webauthn_challenge_not_found', 'Challenge not found or already used');
  if (taken.expiresAt <= now) throw new AuthError(400, 'webauthn_challenge_expired', 'Challenge has expired');
  return taken.challenge;
}

/** The one answer to whatever is no passkey of anybody's (R654). */
export const passkeyRefused = () =>
  new AuthError(400, 'webauthn_verification_failed', 'Credential verification failed');
