import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson, PASSWORD } from './auth-caller.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;

beforeAll(async () => {
  app = await createTestApp();
  auth = authCaller(app);
  await createPerson(app, { email: 'member@family.example' });
});
afterAll(() => app.close());

const refused = (body: unknown, version: string | null) =>
  app.fetch('/auth/v1/signup', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: version === null ? {} : { 'x-supabase-api-version': version },
  });

describe('the shape of an error follows the version the client asks for', () => {
  const short = { email: 'x@family.example', password: 'short' };
  const message = 'Password should be at least 12 characters.';
  test.each(['2024-01-01', '2027-05-31'])('%s: the current one', async version => {
    const response = await refused({}, version);
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(response.headers.get('x-sb-error-code')).toBe('anonymous_provider_disabled');
    expect(await response.json()).toEqual({
      code: 'anonymous_provider_disabled',
      message: 'Anonymous sign-ins are disabled',
    });
    const weak = await refused(short, version);
    expect(weak.headers.get('x-sb-error-code')).toBeNull();
    expect(await weak.json()).toEqual({
      code: 'weak_password',
      message,
      weak_password: { reasons: ['length'] },
    });
  });
  test.each([null, '2023-12-31', '2024-13-45', 'latest', '20240101'])('%s: the older one', async version => {
    const response = await refused({}, version);
    expect(response.headers.get('x-supabase-api-version')).toBeNull();
    expect(response.headers.get('x-sb-error-code')).toBe('anonymous_provider_disabled');
    expect(await response.json()).toEqual({
      code: 422,
      error_code: 'anonymous_provider_disabled',
      msg: 'Anonymous sign-ins are disabled',
    });
    const weak = await refused(short, version);
    expect(weak.headers.get('x-sb-error-code')).toBe('weak_password');
    expect(await weak.json()).toEqual({
      code: 422,
      error_code: 'weak_password',
      msg: message,
      weak_password: { reasons: ['length'] },
    });
  });
});

describe('a body that cannot be used changes nothing', () => {
  const deep = `{"data":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
  test.each([
    ['cut off', '{"email":', 400, 'bad_json'],
    ['a list', '[]', 400, 'bad_json'],
    ['a text', '"email"', 400, 'bad_json'],
    ['a number as address', '{"email":7,"password":"x"}', 400, 'bad_json'],
    ['a list as data', '{"email":"a@b.example","password":"x","data":[]}', 400, 'bad_json'],
    ['NUL', '{"email":"a@b.example","password":"x","data":{"a":"\\u0000"}}', 400, 'bad_json'],
    ['half a surrogate pair', '{"data":{"\\ud800":1}}', 400, 'bad_json'],
    ['deeply nested', deep, 400, 'bad_json'],
    ['over a mebibyte', `{"email":"${'x'.repeat(1024 * 1024)}"}`, 413, 'request_entity_too_large'],
    ['a byte too large', '{"data":{}}'.padEnd(64 * 1024 + 1), 413, 'request_entity_too_large'],
    ['as large as may be', '{"data":{}}'.padEnd(64 * 1024), 422, 'anonymous_provider_disabled'],
    ['nothing', '', 422, 'anonymous_provider_disabled'],
    ['null for what is not given', '{"email":null,"data":null}', 422, 'anonymous_provider_disabled'],
  ])('%s', async (_, body, status, code) => {
    const answer = await auth.call('POST', '/signup', { body });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('invalid UTF-8', async () => {
    const response = await app.fetch('/auth/v1/recover', {
      method: 'POST',
      body: Buffer.from([0x7b, 0xff, 0x7d]),
    });
    expect(response.status).toBe(400);
  });
});

test('a browser on another origin may call, and may read what the client needs', async () => {
  const preflight = await app.fetch('/auth/v1/token?grant_type=password', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers':
        'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  const allowed = (preflight.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(', ');
  expect(allowed).toEqual(
    expect.arrayContaining([
      'apikey',
      'authorization',
      'content-type',
      'x-client-info',
      'x-supabase-api-version',
    ]),
  );
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE');
  for (const response of [await app.fetch('/auth/v1/settings'), await refused({}, null)]) {
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version');
    expect(response.headers.get('content-security-policy')).toContain("object-src 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});

test('public endpoints do not look at the Authorization header', async () => {
  const headers = { authorization: 'Bearer sb_publishable_key', apikey: 'sb_publishable_key' };
  const body = { email: 'member@family.example', password: PASSWORD };
  expect((await auth.post('/token?grant_type=password', body, headers)).status).toBe(200);
  expect((await auth.call('GET', '/settings', { headers })).status).toBe(200);
});

test('a grant that cannot be given is refused with the protocol’s own error', async () => {
  const outcome = async (query: string, body: unknown) => {
    const answer = await auth.post(`/token${query}`, body);
    return [answer.status, answer.body.code];
  };
  expect(await outcome('?grant_type=pkce', {})).toEqual([400, 'validation_failed']);
  expect(await outcome('?grant_type=pkce', { auth_code: 'a', code_verifier: 'b' })).toEqual([
    404,
    'flow_state_not_found',
  ]);
  expect(await outcome('?grant_type=other', {})).toEqual([400, 'invalid_credentials']);
  expect(await outcome('', {})).toEqual([400, 'invalid_credentials']);
});

test('an unknown route is a plain 404', async () => {
  for (const path of ['/nowhere', '/nowhere/users', '/otp', '/factors']) {
    const { status, headers } = await auth.call('GET', path);
    expect([status, headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  }
});

test('settings and health say what is here', async () => {
  expect((await auth.call('GET', '/settings')).body).toMatchObject({
    external: { email: true, phone: false, anonymous_users: false, google: false },
    disable_signup: false,
    mailer_autoconfirm: false,
  });
  expect((await auth.call('GET', '/health')).body).toMatchObject({ name: 'GoTrue' });
});

test('a link without its token or type is a plain error, not a redirect', async () => {
  for (const query of ['', '?type=signup', '?token=x']) {
    const answer = await auth.call('GET', `/verify${query}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  }
});
