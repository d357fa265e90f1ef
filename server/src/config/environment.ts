import { isIP } from 'node:net';
import { LOG_LEVELS } from '@bayan/platform/log/log-level';
import { z } from 'zod';

/** An empty value means the same as no value, so that `.env.example` can be copied as it is. */
const unset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.optional());
const orDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess(given => unset(given) ?? value, schema);

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine(n => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);
const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      value => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address beginning with ${protocols.map(p => `${p}//`).join(' or ')}`,
    );
const commaSeparated = z.string().transform(text => text.split(',').flatMap(part => part.trim() || []));

/** It is the beginning of every link that is mailed. */
const isPlainAddress = (address: string) => {
  if (!URL.canParse(address)) return false;
  const { search, hash, username, password } = new URL(address);
  return `${search}${hash}${username}${password}` === '' && !/[?#]/.test(address);
};

/** An address or a name; brackets around IPv6 are how addresses are written in links. */
const host = z
  .string()
  .transform(text => text.trim().replace(/^\[(.*)\]$/, '$1'))
  .refine(
    text =>
      isIP(text) !== 0 || /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(text),
    'must be an IP address or a host name',
  )
  .refine(text => !text.includes('%'), 'must be an IP address without a scope');

/** In the address itself or, as sockets are written, as a parameter. */
const hasHost = (address: string) => {
  if (!URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  return hostname !== '' || searchParams.has('host');
};

/** A host with its port, or a socket's path. */
const isSocketAddress = (address: string) => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, pathname, username, password } = new URL(address);
  if (protocol === 'unix:') return hostname === '' && pathname.startsWith('/');
  return protocol === 'tcp:' && hostname !== '' && port !== '' && `${username}${password}` === '';
};

/** A glob that allowed every host would hand out sign-ins to anybody who asks for a link. */
const isRedirectGlob = (glob: string) =>
  /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*[a-z0-9][^/?#]*/i.test(glob) &&
  !/^(javascript|data|vbscript|file):/i.test(glob);

const isAddressOrRange = (text: string) => {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

/** As the protocol's own settings are written, and as people write them. */
const onOff = z
  .string()
  .transform(text => text.trim().toLowerCase())
  .refine(text => /^(true|false|on|off|1|0)$/.test(text), 'must be on or off')
  .transform(text => /^(true|on|1)$/.test(text));
/** As `openssl rand -base64 32` prints one. */
const isKey = (text: string) =>
  /^[A-Za-z0-9+/]+=*$/.test(text) && Buffer.from(text, 'base64').length === KEY_BYTES;
const KEY_BYTES = 32;
const FEWEST_SECRET_CHARACTERS = 32;

/** Every variable the server reads, and what it may be. */
export const environment = z.object({
  PORT: orDefault(wholeNumber(0, 65535), '3000'),
  HOST: orDefault(host, '127.0.0.1'),
  PUBLIC_URL: optional(
    url('http:', 'https:').refine(
      isPlainAddress,
      'must be an address without a query, a fragment or a password',
    ),
  ),
  DATA_DIR: orDefault(z.string(), '.data'),
  DISK_LEFT_FREE_MB: orDefault(wholeNumber(0, 99_999_999), '512'),
  DATABASE_URL: optional(url('postgres:', 'postgresql:').refine(hasHost, 'must be the address of a server')),
  SAMPLE_DATA: optional(z.enum(['0', '1'], 'must be 0 or 1')),
  LOG_LEVEL: orDefault(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  SMTP_URL: optional(url('smtp:', 'smtps:').refine(hasHost, 'must be the address of a mail server')),
  TRUSTED_PROXIES: orDefault(
    commaSeparated.refine(list => list.every(isAddressOrRange), 'must be IP addresses or CIDR ranges'),
    '',
  ),
  S3_ENDPOINT: optional(
    url('http:', 'https:').refine(
      isPlainAddress,
      'must be an address without a query, a fragment or a password',
    ),
  ),
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
  S3_REGION: orDefault(z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region'), 'us-east-1'),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  CLAMD_URL: optional(
    z.string().refine(isSocketAddress, 'must be an address such as tcp://host:3310 or unix:/path'),
  ),
  AUTH_SIGNING_KEYS: optional(z.string()),
  AUTH_JWT_SECRET: optional(
    z
      .string()
      .refine(
        secret => secret.length >= FEWEST_SECRET_CHARACTERS,
        `must be at least ${FEWEST_SECRET_CHARACTERS} characters long`,
      ),
  ),
  AUTH_FACTOR_KEYS: orDefault(
    commaSeparated
      .refine(list => list.every(isKey), 'must be keys of 32 bytes in base64, comma separated')
      .transform(list => list.map(key => Buffer.from(key, 'base64'))),
    '',
  ),
  AUTH_ADMIN_SECOND_FACTOR: optional(onOff),
  AUTH_MAILER_AUTOCONFIRM: orDefault(onOff, 'off'),
  AUTH_SMS_AUTOCONFIRM: orDefault(onOff, 'off'),
  AUTH_DISABLE_SIGNUP: orDefault(onOff, 'off'),
  AUTH_ANONYMOUS_USERS: orDefault(onOff, 'off'),
  AUTH_RATE_LIMITS: orDefault(onOff, 'on'),
  AUTH_SESSIONS_TIMEBOX: optional(wholeNumber(120, 999_999_999)),
  AUTH_SESSIONS_INACTIVITY_TIMEOUT: optional(wholeNumber(120, 999_999_999)),
  AUTH_SESSIONS_LOW_AAL_TIMEOUT: optional(wholeNumber(120, 999_999_999)),
  AUTH_SESSIONS_SINGLE_PER_USER: orDefault(onOff, 'off'),
  AUTH_JWT_EXPIRY: orDefault(wholeNumber(120, 86_400), '3600'),
  AUTH_REUSE_INTERVAL: orDefault(wholeNumber(0, 3600), '10'),
  AUTH_PASSWORD_MIN_LENGTH: orDefault(wholeNumber(6, 72), '12'),
  AUTH_PASSWORD_MIN_SCORE: orDefault(wholeNumber(0, 4), '3'),
  AUTH_REDIRECT_ALLOW_LIST: orDefault(
    commaSeparated.refine(
      list => list.every(isRedirectGlob),
      'must be addresses such as https://*.example.com/**, with a scheme and a host that is not all wildcards',
    ),
    '',
  ),
  SUPABASE_URL: optional(
    url('http:', 'https:').refine(
      isPlainAddress,
      'must be an address without a query, a fragment or a password',
    ),
  ),
  SUPABASE_ANON_KEY: optional(z.string()),
  SUPABASE_SERVICE_ROLE_KEY: optional(z.string()),
});

export type Environment = z.infer<typeof environment>;
