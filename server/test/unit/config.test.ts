import { resolve } from 'node:path';
import { StartupError } from '@bayan/platform/startup-error';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#config/config.ts';

const SETTINGS = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATA_DIR',
  'DISK_LEFT_FREE_MB',
  'DATABASE_URL',
  'SAMPLE_DATA',
  'LOG_LEVEL',
  'SMTP_URL',
  'TRUSTED_PROXIES',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'CLAMD_URL',
  'AUTH_SIGNING_KEYS',
  'AUTH_JWT_SECRET',
  'AUTH_FACTOR_KEYS',
  'AUTH_ADMIN_SECOND_FACTOR',
  'AUTH_MAILER_AUTOCONFIRM',
  'AUTH_SMS_AUTOCONFIRM',
  'AUTH_DISABLE_SIGNUP',
  'AUTH_ANONYMOUS_USERS',
  'AUTH_RATE_LIMITS',
  'AUTH_SESSIONS_TIMEBOX',
  'AUTH_SESSIONS_INACTIVITY_TIMEOUT',
  'AUTH_SESSIONS_LOW_AAL_TIMEOUT',
  'AUTH_SESSIONS_SINGLE_PER_USER',
  'AUTH_JWT_EXPIRY',
  'AUTH_REUSE_INTERVAL',
  'AUTH_PASSWORD_MIN_LENGTH',
  'AUTH_PASSWORD_MIN_SCORE',
  'AUTH_REDIRECT_ALLOW_LIST',
  'SUPABASE_URL',
  'SUPABASE_ANON_KEY',
  'SUPABASE_SERVICE_ROLE_KEY',
];

const KEY = 'S'.repeat(43).concat('=');

const DEFAULTS = {
  host: '127.0.0.1',
  port: 3000,
  publicUrl: 'http://127.0.0.1:3000',
  isLocal: true,
  dataDir: resolve('.data'),
  diskLeftFreeBytes: 512 * 1024 ** 2,
  databaseUrl: undefined,
  sampleData: undefined,
  logLevel: 'info',
  smtpUrl: undefined,
  trustedProxies: [],
  bucket: undefined,
  clamdUrl: undefined,
  auth: {
    signingKeys: undefined,
    jwtSecret: undefined,
    factorKeys: [],
    adminSecondFactor: false,
    mailerAutoconfirm: false,
    smsAutoconfirm: false,
    signUpDisabled: false,
    anonymousUsers: false,
    rateLimits: true,
    sessionLimits: {
      timeboxSeconds: undefined,
      inactivitySeconds: undefined,
      lowAalSeconds: undefined,
      singlePerUser: false,
    },
    accessTokenSeconds: 3600,
    reuseIntervalSeconds: 10,
    passwordMinLength: 12,
    passwordMinScore: 3,
    redirectAllowList: [],
  },
  hosted: undefined,
};

describe('the configuration', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toEqual(DEFAULTS);
  });

  test.each(['', '   '])('takes an empty value (%j) for none', empty => {
    expect(readConfig(Object.fromEntries(SETTINGS.map(name => [name, empty])))).toEqual(DEFAULTS);
  });

  test('leaves the rest of the environment alone', () => {
    expect(readConfig({ PATH: '/bin', NODE_ENV: 'production' })).toEqual(DEFAULTS);
  });

  test('takes every setting', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://academy.example/',
      DATA_DIR: '/srv/bayan',
      DISK_LEFT_FREE_MB: '2048',
      DATABASE_URL: 'postgresql://app:secret@db.example/bayan',
      SAMPLE_DATA: '1',
      LOG_LEVEL: 'warn',
      SMTP_URL: 'smtps://mail.example:465',
      TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1, ::1, fd00::/8,',
      S3_ENDPOINT: 'https://files.example/',
      S3_BUCKET: 'academy',
      S3_REGION: 'me-south-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      CLAMD_URL: 'tcp://scanner.example:3310',
      AUTH_SIGNING_KEYS: '[]',
      AUTH_JWT_SECRET: 'a secret of thirty-two characters',
      AUTH_FACTOR_KEYS: `${KEY}, ${KEY.toLowerCase()}`,
      AUTH_ADMIN_SECOND_FACTOR: 'on',
      AUTH_MAILER_AUTOCONFIRM: 'true',
      AUTH_SMS_AUTOCONFIRM: 'on',
      AUTH_DISABLE_SIGNUP: '1',
      AUTH_ANONYMOUS_USERS: 'TRUE',
      AUTH_RATE_LIMITS: 'off',
      AUTH_SESSIONS_TIMEBOX: '86400',
      AUTH_SESSIONS_INACTIVITY_TIMEOUT: '7200',
      AUTH_SESSIONS_LOW_AAL_TIMEOUT: '900',
      AUTH_SESSIONS_SINGLE_PER_USER: 'on',
      AUTH_JWT_EXPIRY: '600',
      AUTH_REUSE_INTERVAL: '0',
      AUTH_PASSWORD_MIN_LENGTH: '20',
      AUTH_PASSWORD_MIN_SCORE: '4',
      AUTH_REDIRECT_ALLOW_LIST: 'https://a.example/welcome, https://b.example',
      SUPABASE_URL: 'https://project.example/',
      SUPABASE_ANON_KEY: 'anon',
      SUPABASE_SERVICE_ROLE_KEY: 'service',
    });
    expect(config).toEqual({
      host: '0.0.0.0',
      port: 8080,
      publicUrl: 'https://academy.example',
      isLocal: false,
      dataDir: '/srv/bayan',
      diskLeftFreeBytes: 2 * 1024 ** 3,
      databaseUrl: 'postgresql://app:secret@db.example/bayan',
      sampleData: true,
      logLevel: 'warn',
      smtpUrl: 'smtps://mail.example:465',
      trustedProxies: ['10.0.0.0/8', '192.0.2.1', '::1', 'fd00::/8'],
      bucket: {
        endpoint: 'https://files.example',
        name: 'academy',
        region: 'me-south-1',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      },
      clamdUrl: 'tcp://scanner.example:3310',
      auth: {
        signingKeys: '[]',
        jwtSecret: 'a secret of thirty-two characters',
        factorKeys: [Buffer.from(KEY, 'base64'), Buffer.from(KEY.toLowerCase(), 'base64')],
        adminSecondFactor: true,
        mailerAutoconfirm: true,
        smsAutoconfirm: true,
        signUpDisabled: true,
        anonymousUsers: true,
        rateLimits: false,
        sessionLimits: {
          timeboxSeconds: 86_400,
          inactivitySeconds: 7200,
          lowAalSeconds: 900,
          singlePerUser: true,
        },
        accessTokenSeconds: 600,
        reuseIntervalSeconds: 0,
        passwordMinLength: 20,
        passwordMinScore: 4,
        redirectAllowList: ['https://a.example/welcome', 'https://b.example'],
      },
      hosted: { url: 'https://project.example', anonKey: 'anon', serviceRoleKey: 'service' },
    });
    expect(readConfig({ SAMPLE_DATA: '0' }).sampleData).toBe(false);
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'academy.example'],
    ['PUBLIC_URL', 'ftp://academy.example'],
    ['DATABASE_URL', 'mysql://app:hush@db.example'],
    ['DATABASE_URL', 'hush'],
    ['SAMPLE_DATA', 'yes'],
    ['SMTP_URL', 'https://user:hush@mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['LOG_LEVEL', 'loud'],
    ['HOST', 'not a host'],
    ['HOST', '::1%eth9'],
    ['HOST', '-x.example'],
    ['DATABASE_URL', 'postgres://'],
    ['AUTH_REDIRECT_ALLOW_LIST', 'not a url'],
    ['AUTH_REDIRECT_ALLOW_LIST', '***'],
    ['AUTH_REDIRECT_ALLOW_LIST', 'https://**'],
    ['AUTH_REDIRECT_ALLOW_LIST', 'https://*/welcome'],
    ['AUTH_REDIRECT_ALLOW_LIST', 'javascript:alert(1)'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['TRUSTED_PROXIES', '::1/129'],
    ['TRUSTED_PROXIES', '127.0.0.1, *'],
    ['AUTH_JWT_EXPIRY', '119'],
    ['AUTH_JWT_EXPIRY', '86401'],
    ['AUTH_JWT_EXPIRY', '1h'],
    ['AUTH_REUSE_INTERVAL', '3601'],
    ['AUTH_PASSWORD_MIN_LENGTH', '5'],
    ['AUTH_PASSWORD_MIN_LENGTH', '73'],
    ['AUTH_PASSWORD_MIN_SCORE', '5'],
    ['AUTH_MAILER_AUTOCONFIRM', 'yes'],
    ['AUTH_RATE_LIMITS', 'maybe'],
    ['AUTH_SESSIONS_TIMEBOX', '60'],
    ['AUTH_SESSIONS_SINGLE_PER_USER', '2'],
    ['SUPABASE_URL', 'project.example'],
    ['SUPABASE_URL', 'https://user:hush@project.example'],
    ['SUPABASE_URL', 'https://project.example/?key=hush'],
    ['AUTH_JWT_SECRET', 'hush'],
    ['AUTH_FACTOR_KEYS', 'hush'],
    ['AUTH_FACTOR_KEYS', `${KEY},hush`],
    ['AUTH_ADMIN_SECOND_FACTOR', 'perhaps'],
    ['S3_ENDPOINT', 'files.example'],
    ['S3_ENDPOINT', 'https://user:hush@files.example'],
    ['S3_BUCKET', 'The Bucket'],
    ['S3_REGION', 'Here'],
    ['CLAMD_URL', 'scanner.example:3310'],
    ['CLAMD_URL', 'tcp://scanner.example'],
    ['CLAMD_URL', 'tcp://user:hush@scanner.example:3310'],
    ['CLAMD_URL', 'unix:clamd.sock'],
  ])('refuses %s=%s in one line that names it and repeats no secret', (name, value) => {
    const start = () => readConfig({ [name]: value });
    expect(start).toThrow(StartupError);
    expect(start).toThrow(new RegExp(`^${name} must be [^\n]+$`));
    expect(start).not.toThrow(/hush/);
  });

  test('takes a hosted sign-in service only with its address and its public key', () => {
    const url = 'https://project.example';
    expect(readConfig({ SUPABASE_URL: url, SUPABASE_ANON_KEY: 'anon' }).hosted).toEqual({
      url,
      anonKey: 'anon',
      serviceRoleKey: undefined,
    });
    expect(() => readConfig({ SUPABASE_URL: url })).toThrow(/^SUPABASE_ANON_KEY must be set/);
    expect(() => readConfig({ SUPABASE_ANON_KEY: 'anon' })).toThrow(/^SUPABASE_URL must be set/);
    expect(() => readConfig({ SUPABASE_SERVICE_ROLE_KEY: 'hush' })).toThrow(/^SUPABASE_URL must be set/);
  });

  test('asks administrators for a second factor wherever the samples do not belong (R640)', () => {
    const isAsked = (env: Record<string, string>) => readConfig(env).auth.adminSecondFactor;
    const hosted = { SUPABASE_URL: 'https://project.example', SUPABASE_ANON_KEY: 'anon' };
    expect(isAsked({})).toBe(false);
    expect(isAsked({ SAMPLE_DATA: '0' })).toBe(true);
    expect(isAsked({ PUBLIC_URL: 'https://academy.example' })).toBe(true);
    expect(isAsked({ DATABASE_URL: 'postgres://db.example/bayan' })).toBe(true);
    expect(isAsked({ DATABASE_URL: 'postgres://db.example/bayan', SAMPLE_DATA: '1' })).toBe(false);
    expect(isAsked(hosted)).toBe(true);
    expect(isAsked({ AUTH_ADMIN_SECOND_FACTOR: 'on' })).toBe(true);
    expect(isAsked({ SAMPLE_DATA: '0', AUTH_ADMIN_SECOND_FACTOR: 'off' })).toBe(false);
  });

  test('takes a bucket only with all that it needs', () => {
    const bucket = {
      S3_ENDPOINT: 'https://files.example',
      S3_BUCKET: 'academy',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'hush',
    };
    expect(readConfig(bucket).bucket?.region).toBe('us-east-1');
    expect(readConfig({ S3_REGION: 'me-south-1' }).bucket).toBeUndefined();
    for (const name of Object.keys(bucket)) {
      expect(() => readConfig({ ...bucket, [name]: '' })).toThrow(new RegExp(`^${name} must be set`));
    }
  });

  test('allows the least and the most of each number (R41)', () => {
    expect(readConfig({ AUTH_JWT_EXPIRY: '120' }).auth.accessTokenSeconds).toBe(120);
    expect(readConfig({ AUTH_JWT_EXPIRY: '86400' }).auth.accessTokenSeconds).toBe(86_400);
    expect(readConfig({ PORT: '0' }).port).toBe(0);
    expect(readConfig({ PORT: '65535' }).port).toBe(65_535);
  });

  test.each([
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://127.8.9.10:5000/',
    'http://[::1]:3000',
    'https://LOCALHOST',
  ])('%s is this machine alone (R330)', PUBLIC_URL => {
    expect(readConfig({ PUBLIC_URL }).isLocal).toBe(true);
  });

  test.each([
    'http://192.168.1.5:3000',
    'https://localhost.example',
    'https://127.0.0.1.example',
    'http://0.0.0.0:3000',
  ])('%s is not', PUBLIC_URL => {
    expect(readConfig({ PUBLIC_URL }).isLocal).toBe(false);
  });

  test('without PUBLIC_URL links lead to where the server listens', () => {
    expect(readConfig({ HOST: '::1', PORT: '4000' }).publicUrl).toBe('http://[::1]:4000');
    expect(readConfig({ HOST: '[::1]', PORT: '4000' }).publicUrl).toBe('http://[::1]:4000');
    expect(readConfig({ HOST: '0.0.0.0', PORT: '4000' }).publicUrl).toBe('http://127.0.0.1:4000');
  });
});
