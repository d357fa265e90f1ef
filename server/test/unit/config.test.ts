import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { StartupError } from '../../src/startup-error.ts';

const SETTINGS = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATA_DIR',
  'DATABASE_URL',
  'SAMPLE_DATA',
  'LOG_LEVEL',
  'SMTP_URL',
  'TRUSTED_PROXIES',
  'AUTH_SIGNING_KEYS',
  'AUTH_JWT_EXPIRY',
  'AUTH_REUSE_INTERVAL',
  'AUTH_PASSWORD_MIN_LENGTH',
  'AUTH_PASSWORD_MIN_SCORE',
  'AUTH_REDIRECT_ALLOW_LIST',
];

const DEFAULTS = {
  host: '127.0.0.1',
  port: 3000,
  publicUrl: 'http://127.0.0.1:3000',
  isLocal: true,
  dataDir: resolve('.data'),
  databaseUrl: undefined,
  sampleData: undefined,
  logLevel: 'info',
  smtpUrl: undefined,
  trustedProxies: [],
  auth: {
    signingKeys: undefined,
    accessTokenSeconds: 3600,
    reuseIntervalSeconds: 10,
    passwordMinLength: 12,
    passwordMinScore: 3,
    redirectAllowList: [],
  },
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
      DATABASE_URL: 'postgresql://app:secret@db.example/bayan',
      SAMPLE_DATA: '1',
      LOG_LEVEL: 'warn',
      SMTP_URL: 'smtps://mail.example:465',
      TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1, ::1, fd00::/8,',
      AUTH_SIGNING_KEYS: '[]',
      AUTH_JWT_EXPIRY: '600',
      AUTH_REUSE_INTERVAL: '0',
      AUTH_PASSWORD_MIN_LENGTH: '20',
      AUTH_PASSWORD_MIN_SCORE: '4',
      AUTH_REDIRECT_ALLOW_LIST: 'https://a.example/welcome, https://b.example',
    });
    expect(config).toEqual({
      host: '0.0.0.0',
      port: 8080,
      publicUrl: 'https://academy.example',
      isLocal: false,
      dataDir: '/srv/bayan',
      databaseUrl: 'postgresql://app:secret@db.example/bayan',
      sampleData: true,
      logLevel: 'warn',
      smtpUrl: 'smtps://mail.example:465',
      trustedProxies: ['10.0.0.0/8', '192.0.2.1', '::1', 'fd00::/8'],
      auth: {
        signingKeys: '[]',
        accessTokenSeconds: 600,
        reuseIntervalSeconds: 0,
        passwordMinLength: 20,
        passwordMinScore: 4,
        redirectAllowList: ['https://a.example/welcome', 'https://b.example'],
      },
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
  ])('refuses %s=%s in one line that names it and repeats no secret', (name, value) => {
    const start = () => readConfig({ [name]: value });
    expect(start).toThrow(StartupError);
    expect(start).toThrow(new RegExp(`^${name} must be [^\n]+$`));
    expect(start).not.toThrow(/hush/);
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
