import { expect, test } from 'vitest';
import { pageBehindArabicAddress } from '#language/arabic-address.ts';

test.each([
  ['/ar', '/'],
  ['/ar/', '/'],
  ['/ar/about', '/about'],
  ['/arabic', null],
  ['/', null],
  ['/about/ar', null],
])('behind %s stands %s', (path, page) => {
  expect(pageBehindArabicAddress(path)).toBe(page);
});
