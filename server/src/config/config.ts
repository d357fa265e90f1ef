import { resolve } from 'node:path';
import type { AuthSettings } from '@bayan/auth/auth-settings';
import type { Bucket } from '@bayan/platform/file-store/bucket';
import { isLoopbackHost } from '@bayan/platform/http/loopback-host';
import type { LogLevel } from '@bayan/platform/log/log-level';
import { StartupError } from '@bayan/platform/startup-error';
import { type Environment, environment } from './environment.ts';

/** A sign-in service of the same protocol that somebody else runs, in the place of ours (R31). */
export interface HostedSignIn {
  /** Without a slash at its end. */
  readonly url: string;
  readonly anonKey: string;
  /** Without it nobody can be invited. */
  readonly serviceRoleKey: string | undefined;
}

export interface Config extends AuthSettings {
  readonly host: string;
  readonly port: number;
  /** Files that would leave less of its disk are not taken. */
  readonly diskLeftFreeBytes: number;
  readonly databaseUrl: string | undefined;
  /** true and false are the owner's word; undefined leaves it to the rule about samples. */
  readonly sampleData: boolean | undefined;
  readonly logLevel: LogLevel;
  readonly smtpUrl: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly bucket: Bucket | undefined;
  /** Who looks for what does harm in files that arrive. */
  readonly clamdUrl: string | undefined;
  readonly auth: AuthSettings['auth'] & {
    /** Whether administrators come in only with a second factor (R640). */
    readonly adminSecondFactor: boolean;
  };
  readonly hosted: HostedSignIn | undefined;
}

/** Whether the samples belong here: where the owner does not say, in a store of our own that this machine alone reaches. */
export const holdsSample = (
  { isLocal, sampleData, hosted }: Pick<Config, 'isLocal' | 'sampleData' | 'hosted'>,
  embedded: boolean,
): boolean => sampleData ?? (embedded && isLocal && !hosted);

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
  const isLocal = e.PUBLIC_URL === undefined || isLoopbackHost(new URL(e.PUBLIC_URL).hostname);
  const sampleData = e.SAMPLE_DATA === undefined ? undefined : e.SAMPLE_DATA === '1';
  const hosted = hostedSignIn(e);
  const isSample = holdsSample({ isLocal, sampleData, hosted }, e.DATABASE_URL === undefined);
  return {
    host: e.HOST,
    port: e.PORT,
    publicUrl: (e.PUBLIC_URL ?? `http://${name}:${e.PORT}`).replace(/\/+$/, ''),
    isLocal,
    dataDir: resolve(e.DATA_DIR),
    diskLeftFreeBytes: e.DISK_LEFT_FREE_MB * 1024 ** 2,
    databaseUrl: e.DATABASE_URL,
    sampleData,
    logLevel: e.LOG_LEVEL,
    smtpUrl: e.SMTP_URL,
    trustedProxies: e.TRUSTED_PROXIES,
    bucket: bucketIn(e),
    clamdUrl: e.CLAMD_URL,
    auth: {
      signingKeys: e.AUTH_SIGNING_KEYS,
      jwtSecret: e.AUTH_JWT_SECRET,
      factorKeys: e.AUTH_FACTOR_KEYS,
      adminSecondFactor: e.AUTH_ADMIN_SECOND_FACTOR ?? !isSample,
      mailerAutoconfirm: e.AUTH_MAILER_AUTOCONFIRM,
      smsAutoconfirm: e.AUTH_SMS_AUTOCONFIRM,
      signUpDisabled: e.AUTH_DISABLE_SIGNUP,
      anonymousUsers: e.AUTH_ANONYMOUS_USERS,
      rateLimits: e.AUTH_RATE_LIMITS,
      sessionLimits: {
        timeboxSeconds: e.AUTH_SESSIONS_TIMEBOX,
        inactivitySeconds: e.AUTH_SESSIONS_INACTIVITY_TIMEOUT,
        lowAalSeconds: e.AUTH_SESSIONS_LOW_AAL_TIMEOUT,
        singlePerUser: e.AUTH_SESSIONS_SINGLE_PER_USER,
      },
      accessTokenSeconds: e.AUTH_JWT_EXPIRY,
      reuseIntervalSeconds: e.AUTH_REUSE_INTERVAL,
      passwordMinLength: e.AUTH_PASSWORD_MIN_LENGTH,
      passwordMinScore: e.AUTH_PASSWORD_MIN_SCORE,
      redirectAllowList: e.AUTH_REDIRECT_ALLOW_LIST,
    },
    hosted,
  };
}

function hostedSignIn(e: Environment): HostedSignIn | undefined {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey, SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey } = e;
  if (url === undefined && anonKey === undefined && serviceRoleKey === undefined) return undefined;
  if (url === undefined) throw new StartupError('SUPABASE_URL must be set with the keys of that service');
  if (anonKey === undefined) throw new StartupError('SUPABASE_ANON_KEY must be set with SUPABASE_URL');
  return { url: url.replace(/\/+$/, ''), anonKey, serviceRoleKey };
}

function bucketIn(e: Environment): Bucket | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = e;
  const given = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  if (Object.values(given).every(value => value === undefined)) return undefined;
  const settingOf = (name: keyof typeof given) => {
    const value = given[name];
    if (value === undefined)
      throw new StartupError(`${name} must be set with the other settings of the bucket`);
    return value;
  };
  return {
    endpoint: settingOf('S3_ENDPOINT').replace(/\/+$/, ''),
    name: settingOf('S3_BUCKET'),
    region: e.S3_REGION,
    accessKeyId: settingOf('S3_ACCESS_KEY_ID'),
    secretAccessKey: settingOf('S3_SECRET_ACCESS_KEY'),
  };
}
