import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

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

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const environment = z.object({
  PORT: orDefault(wholeNumber(0, 65535), '3000'),
  HOST: orDefault(host, '127.0.0.1'),
  PUBLIC_URL: optional(
    url('http:', 'https:').refine(
      isPlainAddress,
      'must be an address without a query, a fragment or a password',
    ),
  ),
  DATA_DIR: orDefault(z.string(), '.data'),
  DATABASE_URL: optional(url('postgres:', 'postgresql:').refine(hasHost, 'must be the address of a server')),
  SAMPLE_DATA: optional(z.enum(['0', '1'], 'must be 0 or 1')),
  LOG_LEVEL: orDefault(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  SMTP_URL: optional(url('smtp:', 'smtps:').refine(hasHost, 'must be the address of a mail server')),
  TRUSTED_PROXIES: orDefault(
    commaSeparated.refine(list => list.every(isAddressOrRange), 'must be IP addresses or CIDR ranges'),
    '',
  ),
  AUTH_SIGNING_KEYS: optional(z.string()),
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
});

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The address people use, without a slash at its end. */
  readonly publicUrl: string;
  /** Whether PUBLIC_URL names this machine alone, or nothing: a place where samples do no harm. */
  readonly isLocal: boolean;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** true and false are the owner's word; undefined leaves it to the rule about samples. */
  readonly sampleData: boolean | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly smtpUrl: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly auth: {
    readonly signingKeys: string | undefined;
    readonly accessTokenSeconds: number;
    readonly reuseIntervalSeconds: number;
    readonly passwordMinLength: number;
    readonly passwordMinScore: number;
    readonly redirectAllowList: readonly string[];
  };
}

/** Names and addresses of this machine alone. */
export const isLoopbackHost = (hostname: string) =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(hostname);

/** Reads the environment once. A wrong value ends the start with one line that names it. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartupError(`${issue?.path.join('.')} ${issue?.message}`);
  }
  const e = parsed.data;
  // Listening everywhere is no address to go to.
  const reachable = e.HOST === '0.0.0.0' ? '127.0.0.1' : e.HOST === '::' ? '::1' : e.HOST;
  const name = reachable.includes(':') ? `[${reachable}]` : reachable;
  return {
    host: e.HOST,
    port: e.PORT,
    publicUrl: (e.PUBLIC_URL ?? `http://${name}:${e.PORT}`).replace(/\/+$/, ''),
    isLocal: e.PUBLIC_URL === undefined || isLoopbackHost(new URL(e.PUBLIC_URL).hostname),
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    sampleData: e.SAMPLE_DATA === undefined ? undefined : e.SAMPLE_DATA === '1',
    logLevel: e.LOG_LEVEL,
    smtpUrl: e.SMTP_URL,
    trustedProxies: e.TRUSTED_PROXIES,
    auth: {
      signingKeys: e.AUTH_SIGNING_KEYS,
      accessTokenSeconds: e.AUTH_JWT_EXPIRY,
      reuseIntervalSeconds: e.AUTH_REUSE_INTERVAL,
      passwordMinLength: e.AUTH_PASSWORD_MIN_LENGTH,
      passwordMinScore: e.AUTH_PASSWORD_MIN_SCORE,
      redirectAllowList: e.AUTH_REDIRECT_ALLOW_LIST,
    },
  };
}
