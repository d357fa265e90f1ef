import { GoTrueAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller } from './auth-caller.ts';
import { serviceTokenOf } from './service-caller.ts';

let app: TestApp;
let admin: GoTrueAdminApi;

beforeAll(async () => {
  app = await createTestApp();
  admin = new GoTrueAdminApi({
    url: `${await app.listen()}/auth/v1`,
    headers: { Authorization: `Bearer ${await serviceTokenOf(app)}` },
  });
});
afterAll(() => app.close());

async function withoutError<T extends { data: unknown; error: unknown }>(
  answer: PromiseLike<T>,
): Promise<NonNullable<T['data']>> {
  const { data, error } = await answer;
  expect(error).toBeNull();
  return data as NonNullable<T['data']>;
}

test('the unmodified client library keeps users', async () => {
  const email = 'huda@family.example';
  const { user } = await withoutError(
    admin.createUser({ email, password: 'password123', user_metadata: { full_name: 'Huda' } }),
  );
  const id = user?.id ?? '';
  expect(user?.email_confirmed_at).toBeUndefined();
  await withoutError(admin.updateUserById(id, { email_confirm: true, app_metadata: { plan: 'a' } }));
  const { user: read } = await withoutError(admin.getUserById(id));
  expect(read).toMatchObject({ email, app_metadata: { plan: 'a' }, user_metadata: { full_name: 'Huda' } });

  for (let count = 0; count < 4; count++) await admin.createUser({ email: `other-${count}@family.example` });
  const page = await withoutError(admin.listUsers({ page: 1, perPage: 2 }));
  expect(page).toMatchObject({ aud: 'authenticated', nextPage: 2, lastPage: 3, total: 5 });

  const { user: invited } = await withoutError(admin.inviteUserByEmail('reem@family.example'));
  expect(invited?.invited_at).toBeDefined();
  const { properties, user: linked } = await withoutError(admin.generateLink({ type: 'magiclink', email }));
  expect(linked?.id).toBe(id);
  const { status } = await authCaller(app).post('/verify', {
    type: properties?.verification_type,
    token_hash: properties?.hashed_token,
  });
  expect(status).toBe(200);

  await withoutError(admin.deleteUser(id));
  expect((await admin.getUserById(id)).error?.code).toBe('user_not_found');
});
