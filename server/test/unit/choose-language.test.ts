import { describe, expect, test } from 'vitest';
import { chooseLanguage } from '#academy/language/choose-language.ts';

const choose = (saved: string | null, acceptLanguage: string | null, country: string | null) =>
  chooseLanguage({ saved, acceptLanguage, country: () => country }).language;

describe('the language of a page', () => {
  test('a saved choice wins over browser and country', () => {
    expect(choose('en', 'ar-SA,ar;q=0.9', 'SA')).toBe('en');
    expect(choose('ar', 'en-GB', 'GB')).toBe('ar');
  });

  test('a saved value that names none of our languages decides nothing', () => {
    expect(choose('fr', 'ar', 'GB')).toBe('ar');
    expect(choose('', 'en', 'GB')).toBe('en');
  });

  test('a saved regional tag counts as its language', () => {
    expect(choose('ar-EG', 'en', 'GB')).toBe('ar');
  });

  test.each(['ar', 'ar-SA,en;q=0.8', 'AR-ae', 'ar;q=0.5,en'])(
    'a browser that begins with ar (%s) gets Arabic',
    header => {
      expect(choose(null, header, 'GB')).toBe('ar');
    },
  );

  test.each(['en,ar;q=0.9', 'arn', '*', ''])(
    'a browser that does not begin with Arabic (%s) leaves it to the country',
    header => {
      expect(choose(null, header, 'GB')).toBe('en');
      expect(choose(null, header, 'SA')).toBe('ar');
    },
  );

  test.each(['SA', 'AE', 'KW', 'QA', 'OM', 'BH', 'sa'])('a visitor from %s gets Arabic', country => {
    expect(choose(null, 'en-GB', country)).toBe('ar');
  });

  test.each(['EG', 'GB', 'US', null])('a visitor from %s gets English', country => {
    expect(choose(null, null, country)).toBe('en');
  });

  test.each([
    ['en', 'en-GB', 'SA', false],
    ['ar', 'en-GB', 'SA', false],
    [null, 'ar', 'SA', false],
    [null, 'en-GB', 'SA', true],
    [null, 'en-GB', 'GB', false],
  ])(
    'that the country alone decided is known: %s, %s, %s (R213)',
    (saved, acceptLanguage, code, isByCountry) => {
      expect(chooseLanguage({ saved, acceptLanguage, country: () => code }).isByCountry).toBe(isByCountry);
    },
  );

  test('the country is not asked for when something else decides', () => {
    const country = () => {
      throw new Error('asked');
    };
    expect(chooseLanguage({ saved: 'en', acceptLanguage: null, country }).language).toBe('en');
    expect(chooseLanguage({ saved: null, acceptLanguage: 'ar', country }).language).toBe('ar');
  });
});
