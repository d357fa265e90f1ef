import { expect, test } from 'vitest';
import { languageOfText } from '#language/language-of-text.ts';

test.each([
  ['Fractions worksheet', 'en'],
  ['تدرّب على الكسور', 'ar'],
  ['اقرأ الفصل الثالث من Charlotte’s Web', 'ar'],
  ['Learn the words عين and غين by heart', 'en'],
  ['شرح IGCSE', 'en'],
  ['لغة PDF', 'ar'],
])('R770: %s is written in %s, by the script of most of its letters', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});

test.each(['', '7/10', '٧ – ١٠', '你好'])('R770: no language is claimed for ‘%s’', text => {
  expect(languageOfText(text)).toBeNull();
});
