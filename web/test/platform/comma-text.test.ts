import { expect, test } from 'vitest';
import { commaText } from '#platform/comma-text.ts';
import { sizeText } from '#platform/size-text.ts';

test('names follow each other with the comma of the language', () => {
  expect(commaText(['English', 'History'], 'en')).toBe('English, History');
  expect(commaText(['التاريخ', 'الجبر'], 'ar')).toBe('التاريخ، الجبر');
});

test.each([
  [10 * 1024 * 1024, '10 MB', '10 ميغابايت'],
  [340 * 1024, '340 kB', '340 كيلوبايت'],
])('a size of %i bytes has its unit as the language writes it', (bytes, english, arabic) => {
  expect(sizeText(bytes, 'en')).toBe(english);
  expect(sizeText(bytes, 'ar')).toBe(arabic);
});
