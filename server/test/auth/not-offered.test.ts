import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, createPerson } from './auth-caller.ts';
import { serviceTokenOf } from './service-caller.ts';

let app: TestApp;
let tokens: { nobody: string; user: string; service: string };

beforeAll(async () => {
  app = await createTestApp();
  await createPerson(app, { email: 'member@family.example' });
  const { access_token: user } = await authCaller(app).signIn('member@family.example');
  tokens = { nobody: '', user, service: await serviceTokenOf(app) };
});
afterAll(() => app.close());

const id = randomUUID();
const SAML = [404, 'saml_provider_disabled', 'SAML 2.0 is disabled'] as const;
const LINKING = [404, 'manual_linking_disabled', 'Manual linking is disabled'] as const;
const OAUTH_SERVER = [404, 'feature_disabled', 'OAuth server is disabled'] as const;
const CUSTOM = [404, 'feature_disabled', 'Custom OAuth providers are disabled'] as const;
const WEB3 = [422, 'web3_provider_disabled', 'Web3 provider is disabled'] as const;
const social = (name: string) =>
  [400, 'validation_failed', `Unsupported provider: provider "${name}" is not enabled`] as const;
const idToken = (issuer: string) =>
  [400, 'provider_disabled', `Provider (issuer "${issuer}") is not enabled`] as const;

type Who = 'nobody' | 'user' | 'service';
type Row = readonly [who: Who, method: string, path: string, body: unknown, answer: readonly unknown[]];

const NOT_OFFERED: readonly Row[] = [
  ['nobody', 'GET', '/authorize?provider=google', undefined, social('google')],
  ['nobody', 'GET', '/authorize?provider=x%22y', undefined, social('x"y')],
  ['nobody', 'GET', '/authorize', undefined, social('')],
  ['nobody', 'POST', '/sso', {}, SAML],
  ['nobody', 'POST', '/sso', { domain: 'school.example', code_challenge: 'x' }, SAML],
  ['nobody', 'POST', '/sso', 'not JSON', SAML],
  ['nobody', 'GET', '/sso/saml/metadata', undefined, SAML],
  ['nobody', 'POST', '/sso/saml/acs', {}, SAML],
  ['service', 'GET', '/admin/sso/providers', undefined, SAML],
  ['nobody', 'POST', '/token?grant_type=web3', { chain: 'solana', message: 'x', signature: 'y' }, WEB3],
  ['nobody', 'POST', '/token?grant_type=web3', {}, WEB3],
  [
    'nobody',
    'POST',
    '/token?grant_type=id_token',
    { provider: 'google', id_token: 'x' },
    idToken('https://accounts.google.com'),
  ],
  [
    'nobody',
    'POST',
    '/token?grant_type=id_token',
    { issuer: 'https://id.example', id_token: 'x' },
    idToken('https://id.example'),
  ],
  ['nobody', 'POST', '/token?grant_type=id_token', {}, idToken('')],
  ['user', 'GET', '/user/identities/authorize?provider=google', undefined, LINKING],
  ['user', 'DELETE', `/user/identities/${id}`, undefined, LINKING],
  [
    'user',
    'POST',
    '/factors',
    { factor_type: 'phone', phone: '+966500000000' },
    [422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'],
  ],
  [
    'user',
    'PUT',
    '/user',
    { phone: '966500000000' },
    [400, 'phone_provider_disabled', 'Phone logins are disabled'],
  ],
  [
    'nobody',
    'POST',
    '/signup',
    { phone: '966500000000', password: 'Harbour-Window-73' },
    [400, 'phone_provider_disabled', 'Phone signups are disabled'],
  ],
  [
    'nobody',
    'POST',
    '/otp',
    { phone: '966500000000', channel: 'whatsapp' },
    [422, 'sms_send_failed', 'Unable to get SMS provider'],
  ],
  ['nobody', 'GET', '/oauth/authorize', undefined, OAUTH_SERVER],
  ['nobody', 'POST', '/oauth/token', {}, OAUTH_SERVER],
  ['user', 'GET', `/oauth/authorizations/${id}`, undefined, OAUTH_SERVER],
  ['user', 'GET', '/user/oauth/grants', undefined, OAUTH_SERVER],
  ['service', 'GET', '/admin/oauth/clients?page=&per_page=', undefined, OAUTH_SERVER],
  ['service', 'POST', '/admin/oauth/clients', { client_name: 'x', redirect_uris: [] }, OAUTH_SERVER],
  ['service', 'GET', `/admin/oauth/clients/${id}`, undefined, OAUTH_SERVER],
  ['service', 'PUT', `/admin/oauth/clients/${id}`, {}, OAUTH_SERVER],
  ['service', 'DELETE', `/admin/oauth/clients/${id}`, undefined, OAUTH_SERVER],
  ['service', 'POST', `/admin/oauth/clients/${id}/regenerate_secret`, {}, OAUTH_SERVER],
  ['service', 'GET', '/admin/custom-providers', undefined, CUSTOM],
  ['service', 'POST', '/admin/custom-providers', {}, CUSTOM],
  ['service', 'GET', '/admin/custom-providers/x', undefined, CUSTOM],
  ['service', 'DELETE', '/admin/custom-providers/x', undefined, CUSTOM],
];

const ask = (token: string, method: string, path: string, body: unknown, version: string | null) =>
  app.fetch(`/auth/v1${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(version ? { 'x-supabase-api-version': version } : {}),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

describe('what is not offered answers with the protocol’s own error, in both its shapes', () => {
  test.each(NOT_OFFERED)('to %s: %s %s %j', async (who, method, path, body, [status, code, message]) => {
    const current = await ask(tokens[who], method, path, body, '2024-01-01');
    expect([current.status, await current.json()]).toEqual([status, { code, message }]);
    expect(current.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    const older = await ask(tokens[who], method, path, body, null);
    expect([older.status, await older.json()]).toEqual([
      status,
      { code: status, error_code: code, msg: message },
    ]);
    expect(older.headers.get('x-sb-error-code')).toBe(code);
  });
});

test.each(NOT_OFFERED.filter(([who, , path]) => who === 'service' || path.startsWith('/user/identities')))(
  'what %s alone may ask for asks for a token first: %s %s',
  async (_who, method, path, body) => {
    const answer = await ask('', method, path, body, '2024-01-01');
    expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([401, 'no_authorization']);
  },
);

test('the settings list none of it', async () => {
  const { body } = await authCaller(app).call('GET', '/settings');
  expect(body).toMatchObject({ saml_enabled: false, sms_provider: '' });
  const { email: _, ...others } = body.external as Record<string, boolean>;
  expect(Object.values(others)).not.toContain(true);
});
