import type { AdminUserAttributes, GoTrueAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  EASY_GOING,
  refusalOf,
  type Service,
  SHARED_SECRET,
  startService,
  stranger,
  withoutError,
} from './official-client.ts';

let service: Service;
let admin: GoTrueAdminApi;
beforeAll(async () => {
  service = await startService(EASY_GOING);
  admin = await service.admin();
});
afterAll(() => service.app.close());

const NOBODY = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66';

async function created(attributes: AdminUserAttributes = {}) {
  service.app.clock.advance(1);
  const { email, password } = stranger();
  const { data } = withoutError(await admin.createUser({ email, password, ...attributes }));
  if (!data.user) throw new Error('nobody was created');
  return data.user;
}

test('a person is created with exactly the data given, and unconfirmed', async () => {
  const user_metadata = { profile_image: 'https://example.com/avatars/one.png' };
  const { email, password } = stranger();
  const { data } = withoutError(await admin.createUser({ email, password, user_metadata }));
  expect(data.user?.email).toBe(email);
  expect(data.user?.user_metadata).toEqual(user_metadata);
  expect(data.user?.email_confirmed_at).toBeUndefined();
  refusalOf(await service.visitor().client.signInWithPassword({ email, password }));
});

test('what an administrator notes of a person does not hide how they sign in', async () => {
  const user = await created({ app_metadata: { roles: ['editor', 'publisher'] } });
  expect(user.app_metadata).toMatchObject({
    provider: 'email',
    providers: ['email'],
    roles: ['editor', 'publisher'],
  });
});

test('somebody created as confirmed can sign in, with whatever password was given', async () => {
  const { email } = stranger();
  const password = 'password123';
  withoutError(await admin.createUser({ email, password, email_confirm: true }));
  withoutError(await service.visitor().client.signInWithPassword({ email, password }));
});

test('an address that is none, or taken, creates nobody', async () => {
  const refused = await admin.createUser({ email: 'xx:;x@x.x', password: 'password123' });
  expect(refusalOf(refused).message).toBe('Unable to validate email address: invalid format');
  expect(refused.data.user).toBeNull();
  const { email = '' } = await created();
  expect(refusalOf(await admin.createUser({ email })).code).toBe('email_exists');
});

test('people are listed newest first, page by page', async () => {
  const made = [await created(), await created(), await created()];
  const all = withoutError(await admin.listUsers()).data;
  expect(all).toMatchObject({ aud: expect.any(String), total: expect.any(Number) });
  expect(all.users.slice(0, 3).map(user => user.id)).toEqual(made.map(user => user.id).reverse());
  const second = withoutError(await admin.listUsers({ page: 2, perPage: 1 })).data;
  expect(second.users.map(user => user.id)).toEqual([made[1]?.id]);
  const refused = await admin.listUsers({ page: -1, perPage: 10 });
  refusalOf(refused);
  expect(refused.data.users).toEqual([]);
});

test('a change by an administrator holds at once', async () => {
  const { id, email } = await created({ user_metadata: {} });
  const renamed = withoutError(await admin.updateUserById(id, { email: `new_${email}` }));
  expect(renamed.data.user?.email).toBe(`new_${email}`);
  const coloured = { user_metadata: { favorite_color: 'yellow' } };
  const described = withoutError(await admin.updateUserById(id, coloured));
  expect(described.data.user?.user_metadata).toEqual(coloured.user_metadata);
  const roles = ['admin', 'publisher'];
  const noted = withoutError(await admin.updateUserById(id, { app_metadata: { roles } }));
  expect(noted.data.user?.app_metadata).toMatchObject({ roles, provider: 'email' });
  const confirmed = withoutError(await admin.updateUserById(id, { email_confirm: true }));
  expect(confirmed.data.user?.email_confirmed_at).toEqual(expect.any(String));
  const found = withoutError(await admin.getUserById(id)).data.user;
  expect(found).toMatchObject({ id, email: `new_${email}`, app_metadata: { roles } });
});

test('who was deleted is listed no more', async () => {
  const kept = await created();
  const { id } = await created();
  withoutError(await admin.deleteUser(id));
  const ids = withoutError(await admin.listUsers()).data.users.map(user => user.id);
  expect(ids).toContain(kept.id);
  expect(ids).not.toContain(id);
});

test('nobody by that id can be read, changed or deleted', async () => {
  for (const refused of [
    await admin.getUserById(NOBODY),
    await admin.updateUserById(NOBODY, { email: 'new@email.example' }),
    await admin.deleteUser(NOBODY),
  ]) {
    expect(refusalOf(refused)).toMatchObject({ status: 404, code: 'user_not_found' });
    expect(refused.data.user).toBeNull();
  }
});

test('an administrator is known by the role alone, and nobody else is one', async () => {
  for (const claims of [
    { role: 'supabase_admin', sub: '1234567890' },
    { role: 'service_role', iss: 'somebody', exp: Math.floor(Date.now() / 1000) + 60 },
  ]) {
    withoutError(await (await service.admin(claims)).listUsers());
  }
  for (const claims of [
    { role: 'anon' },
    { role: 'authenticated', sub: NOBODY },
    { role: 'service_role', exp: Math.floor(Date.now() / 1000) - 60 },
  ]) {
    const refused = refusalOf(await (await service.admin(claims)).listUsers());
    expect([401, 403]).toContain(refused.status);
  }
  const { client } = service.visitor();
  const { email, password } = stranger();
  const { data } = withoutError(await client.signUp({ email, password }));
  for (const token of [data.session?.access_token, SHARED_SECRET]) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await service.app.fetch('/auth/v1/admin/users', { headers });
    expect([401, 403]).toContain(answer.status);
  }
});
