import { createHash, createHmac, randomBytes } from 'node:crypto';
import { StartupError } from '@bayan/platform/startup-error';
import { z } from 'zod';
import type { AuthSettings } from '#auth-settings.ts';
import { storedKey } from './stored-key.ts';

const FACTOR_KEY_BYTES = 32;
const REMEDY = 'put it back from a backup; without it no second factor that was set up so far works';

/** A key that the database never holds: what is stored of second factors is of no use without it (R646). */
export interface FactorKey {
  readonly id: string;
  /** What secrets of authenticator apps are encrypted with. */
  readonly ofSecrets: Buffer;
  /** What recovery codes are hashed with. */
  readonly ofRecoveryCodes: Buffer;
}

export interface FactorKeys {
  /** The one that is used for what is new. The others still read what they wrote. */
  readonly current: FactorKey;
  readonly byId: ReadonlyMap<string, FactorKey>;
}

/** Two uses, two keys: what is known of one says nothing about the other. */
const derived = (key: Buffer, use: string) => createHmac('sha256', key).update(use).digest();

const factorKey = (key: Buffer): FactorKey => ({
  id: createHash('sha256').update('id').update(key).digest('hex').slice(0, 16),
  ofSecrets: derived(key, 'secrets of factors'),
  ofRecoveryCodes: derived(key, 'recovery codes'),
});

function factorKeysOf([first, ...others]: readonly [Buffer, ...Buffer[]]): FactorKeys {
  const current = factorKey(first);
  const keys = [current, ...others.map(factorKey)];
  return { current, byId: new Map(keys.map(key => [key.id, key])) };
}

/** The keys of AUTH_FACTOR_KEYS, or else one that is made at the first start and kept in the data directory. */
export async function loadFactorKeys({
  dataDir,
  auth: { factorKeys },
}: Pick<AuthSettings, 'dataDir' | 'auth'>): Promise<FactorKeys> {
  const [first, ...others] = factorKeys;
  return factorKeysOf(first ? [first, ...others] : [await storedFactorKey(dataDir)]);
}

const kept = z.object({
  key: z.base64().transform(text => Buffer.from(text, 'base64')),
});

async function storedFactorKey(dataDir: string): Promise<Buffer> {
  const found = kept.safeParse(
    await storedKey({
      dataDir,
      name: 'factor-key.json',
      generate: async () => ({ key: randomBytes(FACTOR_KEY_BYTES).toString('base64') }),
      remedy: REMEDY,
    }),
  );
  if (found.data?.key.length !== FACTOR_KEY_BYTES)
    throw new StartupError(`auth/factor-key.json in ${dataDir} is damaged: ${REMEDY}`);
  return found.data.key;
}
