import type { Database } from '@bayan/platform/db/database';
import { type FactorWithSecret, factorsSealedByOthers, replaceSecret } from '#store/factors.repository.ts';
import type { FactorKeys } from '#tokens/factor-keys.ts';
import { openSecret, sealSecret } from './factor-secret.ts';

/**
 * Seals with the current key what was stored before there was one, or with one that has been replaced since: a key is
 * out of use an hour after a new one was put before it (R646).
 */
export const sealFactors = (keys: FactorKeys) =>
  async function sealFactors(db: Database): Promise<void> {
    const readable = [...keys.byId.keys()].filter(id => id !== keys.current.id);
    for (const factor of await factorsSealedByOthers(db, readable)) {
      const secret = opened(keys, factor);
      if (secret) await replaceSecret(db, factor, sealSecret(keys, factor, secret));
    }
  };

/** What somebody has moved from row to row stays as it is, and opens nothing. */
function opened(keys: FactorKeys, factor: FactorWithSecret): Buffer | null {
  try {
    return openSecret(keys, factor);
  } catch {
    return null;
  }
}
