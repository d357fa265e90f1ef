import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson } from './auth-caller.ts';

let app: TestApp;
let token: string;
let id: string;
let otherId: string;

beforeAll(async () => {
  app = await createTestApp();
  id = await createPerson(app, { email: 'me@family.example', role: 'student' });
  otherId = await createPerson(app, { email: 'other@family.example', role: 'admin' });
  token = (await authCaller(app).signIn('me@family.example')).access_token;
});
afterAll(() => app.close());

const OBJECT = 'application/vnd.pgrst.object+json';
async function read(
  query: string,
  { bearer = token, accept = OBJECT, table = 'profiles', method = 'GET' } = {},
) {
  const response = await app.fetch(`/rest/v1/${table}?${query}`, {
    method,
    headers: { apikey: 'public-key', authorization: `Bearer ${bearer}`, accept, 'accept-profile': 'public' },
  });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    headers: response.headers,
  };
}
const noRows = {
  code: 'PGRST116',
  details: 'The result contains 0 rows',
  hint: null,
  message: 'Cannot coerce the result to a single JSON object',
};

test('one’s own row is an object, with the table’s column names and nothing internal', async () => {
  const { status, body, headers } = await read(`select=*&id=eq.${id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id,
    email: 'me@family.example',
    role: 'student',
    is_active: true,
    name_ar: null,
  });
  expect(body).not.toHaveProperty('search');
  expect(body).not.toHaveProperty('picture_file_id');
  expect(headers.get('access-control-allow-origin')).toBe('*');
});

test('without the object form the answer is a list', async () => {
  expect((await read(`select=id,role&id=eq.${id}`, { accept: '*/*' })).body).toEqual([
    { id, role: 'student' },
  ]);
  expect((await read(`select=*&id=eq.${otherId}`, { accept: 'application/json' })).body).toEqual([]);
});

test('another’s row is not there, whoever asks', async () => {
  for (const [query, bearer] of [
    [`select=*&id=eq.${otherId}`, token],
    ['select=*&id=eq.00000000-0000-0000-0000-000000000000', token],
    [`select=*&id=eq.${id}`, 'public-key'],
    ['select=*', 'public-key'],
  ] as const) {
    const { status, body } = await read(query, { bearer });
    expect([status, body]).toEqual([406, noRows]);
  }
  expect((await read('select=*', { accept: '*/*' })).body).toMatchObject([{ id }]);
});

test('what is wrong is said in the protocol’s four fields', async () => {
  const outcome = async (...given: Parameters<typeof read>) => {
    const { status, body } = await read(...given);
    expect(Object.keys(body).sort()).toEqual(['code', 'details', 'hint', 'message']);
    return [status, body.code];
  };
  expect(await outcome('select=*', { bearer: 'forged' })).toEqual([401, 'PGRST301']);
  expect(await outcome('select=*', { table: 'auth_users' })).toEqual([404, 'PGRST205']);
  expect(await outcome('select=*&id=gt.5')).toEqual([400, 'PGRST100']);
  expect(await outcome('select=*&email=eq.other@family.example')).toEqual([400, 'PGRST100']);
  expect(await outcome("select=*&id=eq.x' or 1=1")).toEqual([400, '22P02']);
  expect(await outcome('select=search')).toEqual([400, '42703']);
  expect(await outcome('select=__proto__')).toEqual([400, '42703']);
  expect(await outcome('', { method: 'PATCH' })).toEqual([403, '42501']);
});

test('a token that cannot be read is refused, not taken for nobody’s', async () => {
  const { status, body } = await read('select=*', { bearer: `${token} ${token}`, accept: '*/*' });
  expect([status, body.code]).toEqual([401, 'PGRST301']);
});

test('the row says whether its owner may come in', async () => {
  expect((await read(`select=standing&id=eq.${id}`)).body).toEqual({ standing: 'active' });
  const waiting = await signIn(app, { role: 'tutor', approved: false });
  expect((await read('select=standing', { bearer: waiting.token })).body).toEqual({
    standing: 'awaiting-approval',
  });
  const nobodyYet = await signIn(app, { role: null });
  expect((await read('select=standing', { bearer: nobodyYet.token })).body).toEqual({ standing: 'no-role' });
});

test('a deactivated account is told so by the code of the API', async () => {
  const { token: bearer } = await signIn(app, { role: 'tutor', isActive: false });
  const { status, body } = await read('select=*', { bearer });
  expect([status, body.details]).toEqual([401, 'account.deactivated']);
});

test('after log-out the row is closed at once', async () => {
  const auth = authCaller(app);
  const { access_token } = await auth.signIn('me@family.example');
  await auth.call('POST', '/logout?scope=local', { token: access_token });
  expect((await read(`select=*&id=eq.${id}`, { bearer: access_token })).status).toBe(401);
});
