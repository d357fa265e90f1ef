import { describe, expect, test } from 'vitest';
import { greetingFor } from '#app/greeting.ts';
import { readConfig } from '#config/config.ts';

const greeting = (env: Record<string, string>, accounts: readonly string[] = []) =>
  greetingFor(readConfig(env), 4000, accounts).slice(1).join('\n');

describe('a start', () => {
  test('says where it answers, and who can sign in', () => {
    const printed = greetingFor(readConfig({ PORT: '0' }), 4000, ['tutor@bayan.example']);
    expect(printed).toEqual(['Bayan Academy is ready: http://127.0.0.1:4000', 'tutor@bayan.example']);
  });

  test('warns of accounts that everybody can open, where others reach them', () => {
    expect(greeting({ HOST: '0.0.0.0' }, ['tutor@bayan.example'])).toContain('set HOST=127.0.0.1');
    expect(greeting({ HOST: '127.0.0.1' }, ['tutor@bayan.example'])).not.toContain('set HOST');
  });

  test('says at a public address that nobody scans what is uploaded', () => {
    const PUBLIC_URL = 'https://academy.example';
    expect(greeting({ PUBLIC_URL })).toContain('set CLAMD_URL');
    expect(greeting({ PUBLIC_URL, CLAMD_URL: 'tcp://scanner:3310' })).not.toContain('CLAMD_URL');
    expect(greeting({})).not.toContain('CLAMD_URL');
  });

  test('says how many second factors the keys at hand do not open, and what helps', () => {
    const printed = (unreadable: number) => greetingFor(readConfig({}), 4000, [], unreadable).join('\n');
    expect(printed(0)).not.toContain('second factors');
    expect(printed(3)).toMatch(/^3 second factors .*AUTH_FACTOR_KEYS.*admin:reset-factor/m);
  });
});
