import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  EASY_GOING,
  memoryStorage,
  refusalOf,
  type Service,
  startService,
  stranger,
  withoutError,
} from './official-client.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe.each(['ES256', 'RS256'] as const)('tokens signed with %s', alg => {
  let service: Service;
  beforeAll(async () => {
    const { privateKey } = await generateKeyPair(alg, { extractable: true });
    const key = { ...(await exportJWK(privateKey)), alg, kid: `of-${alg}`, key_ops: ['sign', 'verify'] };
    service = await startService({ ...EASY_GOING, AUTH_SIGNING_KEYS: JSON.stringify([key]) });
  });
  afterAll(() => service.app.close());

  test('are read by the public keys alone, without asking for the person', async () => {
    const asked: string[] = [];
    const { client } = service.visitor({
      fetch: async (input, init) => {
        asked.push(String(input));
        return fetch(input, init);
      },
    });
    const { email, password } = stranger();
    const { data } = withoutError(await client.signUp({ email, password }));
    const claims = withoutError(await client.getClaims()).data?.claims;
    expect(asked.map(url => url.replace(`${service.address}/auth/v1`, ''))).toEqual([
      '/signup',
      '/.well-known/jwks.json',
    ]);
    expect(claims).toMatchObject({
      sub: data.user?.id,
      role: 'authenticated',
      aud: 'authenticated',
      email,
      phone: '',
      iss: expect.any(String),
      exp: expect.any(Number),
      iat: expect.any(Number),
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.any(String),
      app_metadata: { provider: 'email' },
      user_metadata: expect.any(Object),
      is_anonymous: false,
    });
  });

  test('are told from one that somebody else signed', async () => {
    const storage = memoryStorage();
    const { client } = service.visitor({ storage, storageKey: 'kept' });
    const { email, password } = stranger();
    const { data } = withoutError(await client.signUp({ email, password }));
    const now = Math.floor(Date.now() / 1000);
    const claims = { sub: '1234567890', aud: 'authenticated', iat: now, exp: now + 3600 };
    const forged = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.${encode('no signature')}`;
    storage.setItem('kept', JSON.stringify({ ...data.session, access_token: forged }));
    const refused = await client.getClaims();
    expect(refusalOf(refused)).toMatchObject({ status: 403, code: 'bad_jwt' });
    expect(refusalOf(refused).message).toContain('unable to parse or verify signature');
    expect(refused.data).toBeNull();
  });

  test('are renewed before they are read where the session has run out', async () => {
    const storage = memoryStorage();
    const { client } = service.visitor({ storage, storageKey: 'kept' });
    const { email, password } = stranger();
    const { data } = withoutError(await client.signUp({ email, password }));
    const expires_at = Math.floor(Date.now() / 1000) - 3600;
    storage.setItem('kept', JSON.stringify({ ...data.session, expires_at }));
    expect(withoutError(await client.getClaims()).data?.claims.email).toBe(email);
  });
});
