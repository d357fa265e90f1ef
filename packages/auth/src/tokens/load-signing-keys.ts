import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { StartupError } from '@bayan/platform/startup-error';
import type { AuthSettings } from '#auth-settings.ts';
import { type GivenKey, importSigningKey, type SigningKey, type VerifyingKey } from './signing-key.ts';
import { storedSigningKey } from './stored-signing-key.ts';

export interface SigningKeys {
  /** The one that signs. All of them verify. */
  readonly current: SigningKey;
  readonly byKid: ReadonlyMap<string, VerifyingKey>;
}

const wrong = (what: string) => new StartupError(`AUTH_SIGNING_KEYS ${what}`);

/** The keys of AUTH_SIGNING_KEYS, or else one that is made at the first start and kept in the data directory. */
export async function loadSigningKeys(config: Pick<AuthSettings, 'dataDir' | 'auth'>): Promise<SigningKeys> {
  const given = config.auth.signingKeys;
  const jwks = given === undefined ? [await storedSigningKey(config.dataDir)] : await readGiven(given);
  const keys = await Promise.all(
    jwks.map((jwk, index) =>
      importSigningKey(jwk).catch((error: Error) => {
        throw wrong(`: key ${index + 1} ${error.message}`);
      }),
    ),
  );
  const byKid = new Map(keys.map(({ key }) => [key.kid, key]));
  const current = signerAmong(keys);
  if (!current) throw wrong('must hold at least one key that signs');
  if (byKid.size < keys.length) throw wrong('holds two keys with the same kid');
  return { current, byKid };
}

/** The only one that is said to sign, else the first that may. */
function signerAmong(keys: readonly GivenKey[]): SigningKey | undefined {
  const may = keys.filter(({ signs }) => signs !== 'no');
  const said = may.filter(({ signs }) => signs === 'yes');
  const [first] = said.length === 1 ? said : may;
  return first && 'privateKey' in first.key ? first.key : undefined;
}

async function readGiven(given: string): Promise<unknown[]> {
  const text = /^\s*[[{]/.test(given) ? given : await readKeyFile(given.trim());
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong('is neither JSON nor the path of a file with JSON');
  }
  if (!Array.isArray(value)) throw wrong('must be a JSON array of private keys (JWK)');
  return value;
}

async function readKeyFile(path: string): Promise<string> {
  try {
    return await readFile(resolve(path), 'utf8');
  } catch {
    // The value is not repeated: JSON in stray quotes comes here too, private keys and all.
    throw wrong('is neither a JSON array nor the path of a file that can be read');
  }
}
