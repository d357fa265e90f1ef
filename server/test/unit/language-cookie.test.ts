import { expect, test } from 'vitest';
import { languageCookie, savedLanguage } from '#academy/language/language-cookie.ts';

test('the choice is read from among other cookies', () => {
  expect(savedLanguage('a=1; i18nextLng=ar; b=2')).toBe('ar');
  expect(savedLanguage('i18nextLng=en')).toBe('en');
});

test('a cookie whose name only ends alike is not the choice', () => {
  expect(savedLanguage('xi18nextLng=ar')).toBeNull();
  expect(savedLanguage('a=1')).toBeNull();
  expect(savedLanguage(null)).toBeNull();
});

test('the cookie is sent over TLS only where the site is', () => {
  expect(languageCookie('ar', { secure: true })).toContain('; Secure');
  expect(languageCookie('ar', { secure: false })).not.toContain('Secure');
});
