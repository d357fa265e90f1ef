import { describe, expect, test } from 'vitest';
import { loadCountries } from '#academy/language/country.ts';

const countryOf = loadCountries();

describe('the country of an address', () => {
  test.each([
    ['212.118.140.1', 'SA'],
    ['2001:16a0::1', 'SA'],
    ['8.8.8.8', 'US'],
    ['::ffff:8.8.8.8', 'US'],
  ])('%s is in %s', (address, country) => {
    expect(countryOf(address)).toBe(country);
  });

  test.each([
    '127.0.0.1',
    '::1',
    '10.0.0.1',
    '192.168.1.20',
    '::ffff:192.168.1.20',
    'fd12::1',
    'fe80::1%eth0',
    'nonsense',
    '',
  ])('%s is in no country', address => {
    expect(countryOf(address)).toBeNull();
  });
});
