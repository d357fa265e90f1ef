import { GoTrueAdminApi, GoTrueClient } from '@supabase/auth-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { createPerson, PASSWORD } from './auth-caller.ts';
import { authenticator } from './authenticator-app.ts';
import { serviceTokenOf } from './service-caller.ts';

const EMAIL = 'huda@academy.example';

let app: TestApp;
let address: string;

beforeAll(async () => {
  // The client compares expiry times with the real clock.
  app = await createTestApp({ now: new Date() });
  address = await app.listen();
  await createPerson(app, { email: EMAIL, role: 'tutor' });
});
afterAll(() => app.close());

const adminClient = async () =>
  new GoTrueAdminApi({
    url: `${address}/auth/v1`,
    headers: { Authorization: `Bearer ${await serviceTokenOf(app)}` },
  });

const createClient = () =>
  new GoTrueClient({
    url: `${address}/auth/v1`,
    headers: { apikey: 'public-key', Authorization: 'Bearer public-key' },
    autoRefreshToken: false,
    persistSession: false,
  });
type Client = ReturnType<typeof createClient>;

async function withoutError<T extends { data: unknown; error: unknown }>(
  answer: PromiseLike<T>,
): Promise<NonNullable<T['data']>> {
  const { data, error } = await answer;
  expect(error).toBeNull();
  return data as NonNullable<T['data']>;
}

async function signedInClient(): Promise<Client> {
  const client = createClient();
  await withoutError(client.signInWithPassword({ email: EMAIL, password: PASSWORD }));
  return client;
}

/** What our own API says to whoever is signed in. */
async function apiOf(client: Client): Promise<string> {
  const token = (await client.getSession()).data.session?.access_token;
  const answer = await fetch(`${address}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  return answer.status === 200 ? 'open' : ((await answer.json()) as { error: { code: string } }).error.code;
}

const levelsOf = async (client: Client) => {
  const { currentLevel, nextLevel } = await withoutError(client.mfa.getAuthenticatorAssuranceLevel());
  return [currentLevel, nextLevel];
};

const answerChallenge = async (client: Client, factorId: string, code: string) => {
  const { id: challengeId } = await withoutError(client.mfa.challenge({ factorId }));
  return client.mfa.verify({ factorId, challengeId, code });
};

test('the unmodified client library adds a second factor, gives it, loses it, and takes it away', async () => {
  const client = await signedInClient();
  const elsewhere = await signedInClient();
  expect(await levelsOf(client)).toEqual(['aal1', 'aal1']);
  expect(await apiOf(client)).toBe('open');

  const enrolled = await withoutError(client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' }));
  if (enrolled.type !== 'totp') throw new Error('another kind of factor was made');
  expect(enrolled.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
  const phone = authenticator(enrolled.totp.secret, app.clock);
  expect(await withoutError(client.mfa.listFactors())).toMatchObject({
    all: [{ id: enrolled.id, status: 'unverified' }],
    totp: [],
  });
  const wrong = await answerChallenge(client, enrolled.id, phone.code() === '123456' ? '654321' : '123456');
  expect(wrong.error?.code).toBe('mfa_verification_failed');
  await withoutError(answerChallenge(client, enrolled.id, phone.code()));
  expect(await levelsOf(client)).toEqual(['aal2', 'aal2']);
  expect(await apiOf(client)).toBe('open');
  expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError');

  await withoutError(client.refreshSession());
  expect(await levelsOf(client)).toEqual(['aal2', 'aal2']);
  expect(await apiOf(client)).toBe('open');

  const later = await signedInClient();
  expect(await levelsOf(later)).toEqual(['aal1', 'aal2']);
  expect(await apiOf(later)).toBe('access.second-factor');
  expect((await later.mfa.unenroll({ factorId: enrolled.id })).error?.code).toBe('insufficient_aal');
  expect((await later.updateUser({ password: 'Meadow-Copper-58' })).error?.code).toBe('insufficient_aal');
  const { totp } = await withoutError(later.mfa.listFactors());
  expect(totp).toMatchObject([{ friendly_name: 'Phone' }]);
  const replayed = await answerChallenge(later, enrolled.id, phone.code());
  expect(replayed.error?.code).toBe('mfa_verification_failed');
  app.clock.advance(30_000);
  await withoutError(answerChallenge(later, enrolled.id, phone.code()));
  expect(await apiOf(later)).toBe('open');
  expect(await apiOf(client)).toBe('open');

  const admin = await adminClient();
  const lost = await signedInClient();
  const userId = (await lost.getUser()).data.user?.id ?? '';
  const { factors } = await withoutError(admin.mfa.listFactors({ userId }));
  expect(factors).toMatchObject([{ id: enrolled.id, friendly_name: 'Phone', status: 'verified' }]);
  await withoutError(admin.mfa.deleteFactor({ userId, id: enrolled.id }));
  expect(await apiOf(lost)).toBe('open');
  await withoutError(later.refreshSession());
  expect(await levelsOf(later)).toEqual(['aal1', 'aal1']);

  const found = await withoutError(later.mfa.enroll({ factorType: 'totp', friendlyName: 'New phone' }));
  if (found.type !== 'totp') throw new Error('another kind of factor was made');
  const newPhone = authenticator(found.totp.secret, app.clock);
  await withoutError(answerChallenge(later, found.id, newPhone.code()));
  await withoutError(later.mfa.unenroll({ factorId: found.id }));
  await withoutError(later.refreshSession());
  expect(await levelsOf(later)).toEqual(['aal1', 'aal1']);
  expect(await apiOf(await signedInClient())).toBe('open');
});
