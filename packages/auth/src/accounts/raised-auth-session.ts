import { randomBytes } from 'node:crypto';
import type { AuthSession } from '#store/auth-users.repository.ts';

/** By what an auth session is raised, as its tokens tell it. */
export const SECOND_FACTOR_METHODS = ['totp', 'recovery_code', 'mfa/webauthn', 'passkey'] as const;

interface Raising {
  readonly factorId: string;
  readonly method: (typeof SECOND_FACTOR_METHODS)[number];
  readonly now: Date;
}

/**
 * With a key of its own from here on: a refresh token from before the second factor, which somebody may have got by the
 * password alone, is none of this auth session's any more.
 */
export const raised = ({ amr }: AuthSession, { factorId, method, now }: Raising) => ({
  aal: 'aal2' as const,
  factorId,
  amr: [
    { method, timestamp: Math.floor(now.getTime() / 1000) },
    ...amr.filter(entry => entry.method !== method),
  ],
  refreshKey: randomBytes(32),
  refreshCounter: 0,
  rotatedAt: [],
  refreshedAt: now,
});
