import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  EASY_GOING,
  refusalOf,
  type Service,
  startService,
  stranger,
  withoutError,
} from './official-client.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(EASY_GOING);
});
afterAll(() => service.app.close());

async function enrolled() {
  const { client } = service.visitor();
  const { email, password } = stranger();
  const { data } = withoutError(await client.signUp({ email, password }));
  const factor = withoutError(await client.mfa.enroll({ factorType: 'totp' })).data;
  if (!factor || !data.user) throw new Error('nothing was enrolled');
  return { client, factor, userId: data.user.id };
}

test('an authenticator is enrolled with a picture, a secret and an address', async () => {
  const { factor } = await enrolled();
  expect(factor).toMatchObject({ id: expect.any(String), type: 'totp' });
  expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
  expect(factor.totp.secret).toMatch(/^[A-Z2-7]+$/);
  expect(factor.totp.uri).toMatch(/^otpauth:\/\/totp\//);
});

test('a challenge is answered only by the right code', async () => {
  const { client, factor } = await enrolled();
  const factorId = factor.id;
  const challenge = withoutError(await client.mfa.challenge({ factorId })).data;
  expect(challenge).toMatchObject({ id: expect.any(String), expires_at: expect.any(Number) });
  const challengeId = challenge?.id ?? '';
  const wrong = await client.mfa.verify({ factorId, challengeId, code: '123456' });
  const wrongAtOnce = await client.mfa.challengeAndVerify({ factorId, code: '123456' });
  for (const refused of [wrong, wrongAtOnce]) {
    expect(refusalOf(refused)).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    expect(refusalOf(refused).message).toBe('Invalid TOTP code entered');
    expect(refused.data).toBeNull();
  }
});

test('a factor that was never verified raises no level and can be removed', async () => {
  const { client, factor } = await enrolled();
  const level = withoutError(await client.mfa.getAuthenticatorAssuranceLevel()).data;
  expect(level).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  expect(level?.currentAuthenticationMethods).toMatchObject([{ method: 'password' }]);
  expect(withoutError(await client.mfa.listFactors()).data?.all).toMatchObject([
    { id: factor.id, factor_type: 'totp', status: 'unverified' },
  ]);
  withoutError(await client.mfa.unenroll({ factorId: factor.id }));
  expect(withoutError(await client.mfa.listFactors()).data).toMatchObject({ all: [], totp: [] });
});

test('without a token nothing is told, not even whether a factor could be one', async () => {
  const { client } = service.visitor();
  const factorId = 'test-factor-id';
  const challengeId = 'f7850041-ba10-4eb3-851c-8ceb7ff8463d';
  const webauthn = { rpId: 'localhost', rpOrigins: ['http://localhost:9999'] };
  for (const refused of [
    await client.mfa.enroll({ factorType: 'totp' }),
    await client.mfa.webauthn.enroll({ friendlyName: 'Test Device' }),
    await client.mfa.challenge({ factorId }),
    await client.mfa.webauthn.challenge({ factorId, webauthn }),
    await client.mfa.verify({ factorId, challengeId, code: '123456' }),
    await client.mfa.unenroll({ factorId }),
  ]) {
    expect(refusalOf(refused)).toMatchObject({ status: 401, code: 'no_authorization' });
    expect(refusalOf(refused).message).toBe('This endpoint requires a valid Bearer token');
    expect(refused.data).toBeNull();
  }
});

test('a factor that could be none is not found', async () => {
  const { client } = await enrolled();
  const factorId = 'invalid-factor-id';
  expect(refusalOf(await client.mfa.challenge({ factorId })).status).toBe(404);
  expect(refusalOf(await client.mfa.unenroll({ factorId })).status).toBe(404);
});

test('an administrator sees and removes the factors of one person', async () => {
  const { factor, userId } = await enrolled();
  const admin = await service.admin();
  const listed = withoutError(await admin.mfa.listFactors({ userId })).data;
  expect(listed?.factors).toMatchObject([{ id: factor.id, factor_type: 'totp', status: 'unverified' }]);
  const removed = withoutError(await admin.mfa.deleteFactor({ userId, id: factor.id }));
  // This call of the library wraps its answer once more than its types say.
  expect(removed.data).toMatchObject({ data: { id: factor.id } });
  expect(withoutError(await admin.mfa.listFactors({ userId })).data?.factors).toEqual([]);

  const nobody = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66';
  expect(refusalOf(await admin.mfa.listFactors({ userId: nobody })).status).toBe(404);
  expect(refusalOf(await admin.mfa.deleteFactor({ userId: nobody, id: nobody })).status).toBe(404);
});
