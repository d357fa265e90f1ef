import { expect, test } from 'vitest';
import { moneyText } from '#platform/number-text.ts';

test.each([
  ['GBP', 'en', '£45.50'],
  ['GBP', 'ar', '\u2066£45.50\u2069'],
  ['USD', 'ar', '\u2066$45.50\u2069'],
] as const)('an amount in %s is written with its sign before it in %s', (currency, language, text) => {
  expect(moneyText(45.5, currency, language)).toBe(text);
});

test('an amount in riyals is named in Arabic letters', () => {
  expect(moneyText(45.5, 'SAR', 'ar')).toContain('ر.س.');
});
