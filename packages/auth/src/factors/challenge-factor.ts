import { inTransaction } from '@bayan/platform/db/transaction';
import type { SignedInUser } from '#auth-sessions/signed-in-user.ts';
import type { AuthContext } from '#context/auth-context.ts';
import type { Device } from '#devices/device.ts';
import { factorNotFound } from '#protocol/auth-error.ts';
import { findFactor, insertChallenge } from '#store/factors.repository.ts';
import { keyOptions } from './factor-key.ts';

interface Challenge {
  readonly factorId: string;
  readonly device: Device;
  readonly now: Date;
}

const CHALLENGE_LIFE_MS = 300_000;

/** Opens the time in which a code of the factor may be given, or says what its key is to sign. */
export const challengeFactor = (
  context: AuthContext,
  { account }: SignedInUser,
  { factorId, device, now }: Challenge,
) =>
  inTransaction(context.db, async tx => {
    const factor = await findFactor(tx, account.user.id, factorId, now);
    if (!factor) throw factorNotFound();
    const expiresAt = new Date(now.getTime() + CHALLENGE_LIFE_MS);
    const asked = factor.factorType === 'webauthn' ? await keyOptions(tx, context, account, factor) : null;
    const id = await insertChallenge(tx, {
      factorId,
      ip: device.ip,
      challenge: asked?.challenge ?? null,
      createdAt: now,
      expiresAt,
    });
    return {
      id,
      type: factor.factorType,
      expires_at: Math.floor(expiresAt.getTime() / 1000),
      webauthn: asked?.webauthn,
    };
  });
