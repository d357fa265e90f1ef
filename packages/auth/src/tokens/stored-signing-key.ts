import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { storedKey } from './stored-key.ts';

/** The key in the data directory; the first start makes it. */
export const storedSigningKey = (dataDir: string): Promise<unknown> =>
  storedKey({
    dataDir,
    name: 'signing-key.json',
    generate: generateKey,
    remedy: 'put it back from a backup, or remove it to sign everybody out',
  });

async function generateKey() {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, alg: 'ES256', kid: await calculateJwkThumbprint(jwk) };
}
