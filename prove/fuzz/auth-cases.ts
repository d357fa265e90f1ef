import type { JsonSchema } from '@bayan/platform/http/openapi-schema';
import fc from 'fast-check';
import { triedBody } from './body-case.ts';
import { type Case, type Persona, plainCase } from './case.ts';
import { HEAVY_BODIES, inEveryField, LONG_TEXTS, nastyText, nastyValue } from './nasty.ts';

const VERIFY_TYPES = [
  'signup',
  'invite',
  'recovery',
  'magiclink',
  'email',
  'email_change',
  'sms',
  'phone_change',
  'x',
];
const ID = '00000000-0000-4000-8000-000000000000';

const metadata = fc.oneof(
  fc.dictionary(nastyText, nastyValue, { maxKeys: 3 }),
  nastyText.map(name => ({ full_name: name, language: name })),
  fc.constant({ full_name: 'Noura Salem', language: 'ar' }),
);

/** Every field that any version of the protocol knows, with what somebody might send in it. */
const FIELDS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.oneof(
    fc.constantFrom('@@account.email@@', ' @@account.email@@ '),
    fc.uuid().map(id => `new-${id}@people.example`),
  ),
  phone: fc.constantFrom('', '+966500000000'),
  password: fc.constantFrom(
    'Harbour-Window-73',
    'Copper-Meadow-Lantern-58',
    'short',
    'p'.repeat(73),
    '\u0627'.repeat(36),
  ),
  current_password: fc.constant('Harbour-Window-73'),
  data: metadata,
  app_metadata: fc.oneof(metadata, fc.constantFrom({}, { role: 'admin', provider: 'email' })),
  user_metadata: metadata,
  refresh_token: fc.oneof(fc.constant('@@account.refresh@@'), nastyText),
  auth_code: fc.uuid(),
  code_verifier: fc.constant('v'.repeat(64)),
  code_challenge: fc.constantFrom(null, 'c'.repeat(43), 'c'),
  code_challenge_method: fc.constantFrom('s256', 'plain', 'x'),
  type: fc.constantFrom(...VERIFY_TYPES),
  token: fc.constantFrom('@@account.code@@', '000000', '٠٠٠٠٠٠', ''),
  token_hash: fc.constantFrom('@@account.link@@', 'f'.repeat(56), 'pkce_x'),
  create_user: fc.boolean(),
  channel: fc.constantFrom('sms', 'whatsapp'),
  nonce: fc.constant('000000'),
  factor_type: fc.constantFrom('totp', 'phone', 'webauthn'),
  friendly_name: nastyText,
  issuer: nastyText,
  challenge_id: fc.constantFrom('@@challenge.id@@', '@@challenge.id@@', ID),
  credential: fc.oneof(
    nastyValue,
    fc.record({
      id: nastyText,
      rawId: nastyText,
      type: fc.constant('public-key'),
      response: fc.record({
        clientDataJSON: nastyText,
        attestationObject: nastyText,
        authenticatorData: nastyText,
        signature: nastyText,
      }),
    }),
  ),
  code: fc.constantFrom('@@factor.code@@', '000000', '٠٠٠٠٠٠'),
  ban_duration: fc.constantFrom('none', '24h', '-1h', '99999999h'),
  email_confirm: fc.boolean(),
  should_soft_delete: fc.boolean(),
  id_token: nastyText,
  provider: fc.constantFrom('google', 'x'),
  gotrue_meta_security: fc.constant({ captcha_token: 'x' }),
};

interface Endpoint {
  readonly method: string;
  readonly path: string;
  readonly fields: readonly string[];
}

/** What the protocol has, whether this service offers it yet or not. */
const ENDPOINTS: readonly Endpoint[] = [
  { method: 'POST', path: '/signup', fields: ['email', 'password', 'data'] },
  { method: 'POST', path: '/token?grant_type=password', fields: ['email', 'password'] },
  { method: 'POST', path: '/token?grant_type=refresh_token', fields: ['refresh_token'] },
  { method: 'POST', path: '/token?grant_type=pkce', fields: ['auth_code', 'code_verifier'] },
  { method: 'POST', path: '/token?grant_type=id_token', fields: ['id_token', 'provider'] },
  { method: 'POST', path: '/token?grant_type=web3', fields: [] },
  { method: 'POST', path: '/token', fields: ['email', 'password'] },
  {
    method: 'POST',
    path: '/otp',
    fields: ['email', 'create_user', 'data', 'code_challenge', 'code_challenge_method'],
  },
  { method: 'POST', path: '/magiclink', fields: ['email', 'data'] },
  { method: 'POST', path: '/verify', fields: ['type', 'email', 'token'] },
  { method: 'POST', path: '/verify', fields: ['type', 'token_hash'] },
  { method: 'GET', path: '/verify?token=@@account.link@@&type=recovery', fields: [] },
  { method: 'GET', path: '/verify?token=x&type=signup&redirect_to=https://evil.example', fields: [] },
  { method: 'POST', path: '/verify?token=x&type=signup&redirect_to=https://evil.example', fields: [] },
  { method: 'POST', path: '/recover', fields: ['email', 'code_challenge'] },
  { method: 'POST', path: '/resend', fields: ['type', 'email'] },
  { method: 'GET', path: '/user', fields: [] },
  { method: 'PUT', path: '/user', fields: ['data'] },
  { method: 'PUT', path: '/user', fields: ['email', 'password', 'nonce', 'current_password'] },
  { method: 'GET', path: '/reauthenticate', fields: [] },
  { method: 'POST', path: '/logout?scope=others', fields: [] },
  { method: 'POST', path: '/factors', fields: ['factor_type', 'friendly_name', 'issuer', 'nonce'] },
  { method: 'POST', path: '/factors/@@factor.id@@/challenge', fields: [] },
  { method: 'POST', path: '/factors/@@factor.id@@/verify', fields: ['challenge_id', 'code'] },
  { method: 'POST', path: `/factors/${ID}/verify`, fields: ['challenge_id', 'code'] },
  { method: 'DELETE', path: `/factors/${ID}`, fields: [] },
  { method: 'POST', path: '/passkeys/authentication/options', fields: [] },
  { method: 'POST', path: '/passkeys/authentication/verify', fields: ['challenge_id', 'credential'] },
  { method: 'POST', path: '/passkeys/registration/options', fields: ['current_password', 'nonce'] },
  { method: 'POST', path: '/passkeys/registration/verify', fields: ['challenge_id', 'credential'] },
  { method: 'GET', path: '/passkeys', fields: [] },
  { method: 'PATCH', path: `/passkeys/${ID}`, fields: ['friendly_name'] },
  { method: 'DELETE', path: `/passkeys/${ID}`, fields: [] },
  { method: 'GET', path: '/admin/users?page=1&per_page=50', fields: [] },
  {
    method: 'POST',
    path: '/admin/users',
    fields: ['email', 'password', 'email_confirm', 'user_metadata', 'app_metadata'],
  },
  { method: 'GET', path: '/admin/users/@@user.id@@', fields: [] },
  { method: 'PUT', path: '/admin/users/@@user.id@@', fields: ['email', 'password', 'ban_duration'] },
  { method: 'DELETE', path: `/admin/users/${ID}`, fields: ['should_soft_delete'] },
  { method: 'GET', path: '/admin/users/@@user.id@@/factors', fields: [] },
  { method: 'DELETE', path: `/admin/users/@@user.id@@/factors/${ID}`, fields: [] },
  { method: 'GET', path: '/admin/users?page=-1&per_page=x', fields: [] },
  { method: 'POST', path: '/admin/generate_link', fields: ['type', 'email', 'password', 'data'] },
  { method: 'POST', path: '/invite', fields: ['email', 'data'] },
  { method: 'GET', path: '/settings', fields: [] },
  { method: 'GET', path: '/health', fields: [] },
  { method: 'GET', path: '/.well-known/jwks.json', fields: [] },
  { method: 'GET', path: '/authorize?provider=google&redirect_to=//evil.example', fields: [] },
  { method: 'GET', path: '/callback?code=x&state=y', fields: [] },
  { method: 'POST', path: '/sso', fields: ['provider'] },
  { method: 'GET', path: '/user/identities/authorize', fields: [] },
  { method: 'OPTIONS', path: '/token', fields: [] },
];

const VERSIONS = ['2024-01-01', '2023-01-01', '2024-13-45', 'x', '9999-12-31'];

const headersFor = (version: string | null): [string, string][] => [
  ['Content-Type', 'application/json;charset=UTF-8'],
  ...(version === null ? [] : [['X-Supabase-Api-Version', version] as [string, string]]),
];

/** Ending the account's own sign-in is tried too, but rarely: what comes after it would find closed doors. */
const SIGNED_OUT: Endpoint = { method: 'POST', path: '/logout', fields: [] };

/** A machine for what is a machine's. An administrator of the academy is no user of the protocol's who may do more. */
function callerOf({ path }: Endpoint, as: Persona): Persona {
  if (/^\/(admin|invite)/.test(path)) return as === 'anonymous' ? as : 'service';
  return as === 'admin' && /logout|user$/.test(path) ? 'account' : as;
}

export const authCase: fc.Arbitrary<Case> = fc
  .tuple(
    fc.oneof(
      { weight: 80, arbitrary: fc.constantFrom(...ENDPOINTS) },
      { weight: 1, arbitrary: fc.constant(SIGNED_OUT) },
    ),
    fc.option(fc.constantFrom(...VERSIONS)),
    fc.constantFrom<Persona>('account', 'account', 'anonymous', 'admin'),
  )
  .chain(([endpoint, version, as]) =>
    bodyOf(endpoint).map(tried =>
      plainCase({
        what: `${endpoint.method} /auth/v1${endpoint.path}${tried ? `, ${tried.how}` : ''}`,
        as: callerOf(endpoint, as),
        method: endpoint.method,
        target: `/auth/v1${endpoint.path}`,
        headers: headersFor(version),
        body: tried?.body ?? null,
      }),
    ),
  );

function bodyOf({ fields }: Endpoint) {
  if (fields.length === 0) return fc.constant(null);
  const own = fc.record(Object.fromEntries(fields.map(name => [name, FIELDS[name] ?? fc.constant('x')])));
  const more = fc
    .constantFrom(...Object.keys(FIELDS))
    .chain(name => (FIELDS[name] ?? fc.constant('x')).map(value => ({ [name]: value })));
  const schema: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(fields.map(name => [name, {}])),
  };
  return triedBody(
    schema,
    fc.oneof(
      { weight: 3, arbitrary: own },
      { weight: 1, arbitrary: fc.tuple(own, more).map(([body, extra]) => ({ ...body, ...extra })) },
    ),
  );
}

const STRONG = 'Copper-Meadow-Lantern-58';
const SIGN_UP_FIELDS = `{"email":"@@account.email@@","password":"${STRONG}",`;

/** What is dearest to read or to check, for each endpoint that reads a body. */
export const heavyAuthCases: readonly Case[] = ENDPOINTS.filter(({ fields }) => fields.length > 0).flatMap(
  endpoint =>
    [
      ...HEAVY_BODIES.map(({ what, text }) => ({ what, text: text.replace('{', SIGN_UP_FIELDS) })),
      ...LONG_TEXTS.map(text => inEveryField(text, endpoint.fields)),
    ].map(({ what, text }) =>
      plainCase({
        what: `${endpoint.method} /auth/v1${endpoint.path}, ${what}`,
        as: callerOf(endpoint, 'account'),
        method: endpoint.method,
        target: `/auth/v1${endpoint.path}`,
        headers: headersFor(null),
        body: text,
      }),
    ),
);
