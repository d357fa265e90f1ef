import { StartupError } from '@bayan/platform/startup-error';
import { describe, expect, test } from 'vitest';
import { allowsSample, refuseKnownPasswords, wantsSample } from '#app/samples/sample-rule.ts';
import { readConfig } from '#config/config.ts';

const PUBLIC = 'https://academy.example';
const ours = { embedded: true, empty: true };
const wants = (env: Record<string, string>, state = ours) => wantsSample(readConfig(env), state);

describe('samples are loaded', () => {
  test('into our own empty store while no address is public', () => {
    expect(wants({})).toBe(true);
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:8080'])(
    'while PUBLIC_URL is %s',
    address => {
      expect(wants({ PUBLIC_URL: address })).toBe(true);
    },
  );

  test('into somebody else’s empty database only where SAMPLE_DATA=1 says so', () => {
    expect(wants({}, { embedded: false, empty: true })).toBe(false);
    expect(wants({ SAMPLE_DATA: '1' }, { embedded: false, empty: true })).toBe(true);
  });

  test('never beside what is there', () => {
    expect(wants({}, { embedded: true, empty: false })).toBe(false);
    expect(wants({ SAMPLE_DATA: '1' }, { embedded: true, empty: false })).toBe(false);
  });

  test('never where SAMPLE_DATA=0 says so', () => {
    expect(wants({ SAMPLE_DATA: '0' })).toBe(false);
    expect(allowsSample(readConfig({ SAMPLE_DATA: '0' }), true)).toBe(false);
  });

  test('never at a public address', () => {
    expect(wants({ PUBLIC_URL: PUBLIC })).toBe(false);
  });
});

test('samples have no place beside a hosted sign-in service, and asking for them is refused in one line', () => {
  const hosted = { SUPABASE_URL: 'https://project.example', SUPABASE_ANON_KEY: 'anon' };
  expect(wants(hosted)).toBe(false);
  expect(() => wants({ ...hosted, SAMPLE_DATA: '1' })).toThrow(StartupError);
  expect(() => wants({ ...hosted, SAMPLE_DATA: '1' })).toThrow(/^SAMPLE_DATA=1 .*SUPABASE_URL.*$/);
});

test('asking for samples at a public address is refused in one line, whatever the store holds', () => {
  for (const empty of [true, false]) {
    const asking = () => wants({ PUBLIC_URL: PUBLIC, SAMPLE_DATA: '1' }, { embedded: true, empty });
    expect(asking).toThrow(StartupError);
    expect(asking).toThrow(/^SAMPLE_DATA=1 .*https:\/\/academy\.example.*$/);
  }
});

test('a public address is refused in one line while a sample password can be used', () => {
  const config = readConfig({ PUBLIC_URL: PUBLIC });
  const refused = () => refuseKnownPasswords(config, ['admin@bayan.example']);
  expect(refused).toThrow(StartupError);
  expect(refused).toThrow(/^PUBLIC_URL .*admin@bayan\.example.*$/);
  expect(() => refuseKnownPasswords(config, [])).not.toThrow();
});

test('on this machine alone the sample password may be used', () => {
  expect(() => refuseKnownPasswords(readConfig({}), ['admin@bayan.example'])).not.toThrow();
});
