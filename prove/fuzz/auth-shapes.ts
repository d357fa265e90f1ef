import type { JsonSchema } from '@bayan/platform/http/openapi-schema';

const text: JsonSchema = { type: 'string' };
const whole: JsonSchema = { type: 'integer' };
const flag: JsonSchema = { type: 'boolean' };

/** All of these fields, and others that the protocol may have beside them. */
const withFields = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

/** These fields and no others. */
const exactly = (
  required: Readonly<Record<string, JsonSchema>>,
  optional: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});

const user = withFields({
  id: text,
  aud: text,
  role: text,
  email: text,
  phone: text,
  app_metadata: { type: 'object' },
  user_metadata: { type: 'object' },
  identities: { type: 'array', items: withFields({ identity_id: text, provider: text }) },
  created_at: text,
  updated_at: text,
  is_anonymous: flag,
});
const session = withFields({
  access_token: text,
  token_type: { const: 'bearer' },
  expires_in: whole,
  expires_at: whole,
  refresh_token: text,
  user,
});

/** What the protocol answers with where it says yes, by the beginning of the address. */
const SUCCESSES: readonly (readonly [RegExp, JsonSchema])[] = [
  [/^\/signup/, { anyOf: [user, session] }],
  [/^\/token/, session],
  [/^\/user(\?|$)/, user],
  [/^\/verify/, { anyOf: [session, withFields({ msg: text, code: { const: '200' } })] }],
  [/^\/(recover|resend|otp|magiclink|reauthenticate)/, { type: 'object' }],
  [/^\/factors\/[^/]+\/verify/, session],
  [/^\/factors\/[^/]+\/challenge/, withFields({ id: text, type: text, expires_at: whole })],
  [/^\/factors(\?|$)/, withFields({ id: text, type: text })],
  [
    /^\/admin\/users(\?|$)/,
    { anyOf: [user, withFields({ users: { type: 'array', items: user }, aud: text })] },
  ],
  [/^\/admin\/users\/[^/]+$/, { anyOf: [user, exactly({})] }],
  [/^\/admin\/generate_link/, withFields({ action_link: text, hashed_token: text, verification_type: text })],
  [/^\/invite/, user],
  [/^\/settings/, withFields({ external: withFields({ email: flag }), disable_signup: flag })],
  [/^\/health/, withFields({ name: { const: 'GoTrue' } })],
  [/^\/\.well-known\/jwks/, withFields({ keys: { type: 'array', items: withFields({ kid: text }) } })],
];

export const successAt = (path: string): JsonSchema =>
  SUCCESSES.find(([address]) => address.test(path))?.[1] ?? { type: ['object', 'array'] };

const reasons = { weak_password: withFields({ reasons: { type: 'array', items: text } }) };
export const currentError = exactly({ code: text, message: text }, reasons);
export const olderError = exactly({ code: whole, error_code: text, msg: text }, reasons);
export const restError = exactly({
  code: text,
  details: { type: ['string', 'null'] },
  hint: { type: 'null' },
  message: text,
});
