import type { Web3Credentials } from '@supabase/auth-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EASY_GOING, refusalOf, type Service, startService } from './official-client.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(EASY_GOING);
});
afterAll(() => service.app.close());

const NOBODY = { user: null, session: null };

const WALLETS: Web3Credentials[] = [
  { chain: 'solana', message: 'test message', signature: new Uint8Array([1, 2, 3]) },
  { chain: 'ethereum', message: 'test message', signature: '0x010203' },
];

test.each(WALLETS)('a wallet of $chain signs nobody in', async credentials => {
  const refused = await service.visitor().client.signInWithWeb3(credentials);
  expect(refusalOf(refused)).toMatchObject({ status: 422, code: 'web3_provider_disabled' });
  expect(refusalOf(refused).message).toBe('Web3 provider is disabled');
  expect(refused.data).toMatchObject(NOBODY);
});

test('a token of another provider signs nobody in, and is told whose it would be', async () => {
  const credentials = { provider: 'google', token: 'mock-id-token', nonce: 'mock-nonce' };
  const refused = await service.visitor().client.signInWithIdToken(credentials);
  expect(refusalOf(refused)).toMatchObject({ status: 400, code: 'provider_disabled' });
  expect(refusalOf(refused).message).toBe('Provider (issuer "https://accounts.google.com") is not enabled');
  expect(refused.data).toMatchObject(NOBODY);
});

test.each([
  { providerId: 'valid-provider-id', options: { redirectTo: 'http://localhost:3000/callback' } },
  { domain: 'nonexistent.example.com' },
  {},
])('single sign-on is off, whatever is asked: %j', async asked => {
  for (const flowType of ['implicit', 'pkce'] as const) {
    const refused = await service.visitor({ flowType }).client.signInWithSSO(asked as { domain: string });
    expect(refusalOf(refused)).toMatchObject({ status: 404, code: 'saml_provider_disabled' });
    expect(refusalOf(refused).message).toBe('SAML 2.0 is disabled');
    expect(refused.data).toBeNull();
  }
});
