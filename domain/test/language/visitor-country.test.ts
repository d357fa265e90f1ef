import { describe, expect, test } from 'vitest';
import { countryInAnswer } from '#language/visitor-country.ts';

describe('the answer of a country look-up (R906)', () => {
  test('has the code of a country', () => {
    expect(countryInAnswer({ country_code: 'SA', ip: '203.0.113.7' })).toBe('SA');
    expect(countryInAnswer({ country_code: 'kw' })).toBe('KW');
  });

  test.each([
    null,
    undefined,
    'SA',
    [],
    {},
    { country: 'SA' },
    { country_code: null },
    { country_code: 'Saudi Arabia' },
    { country_code: 'S' },
    { country_code: 'SA; Path=/' },
    { country_code: 1 },
  ])('or says nothing: %j', answer => {
    expect(countryInAnswer(answer)).toBe(null);
  });
});
