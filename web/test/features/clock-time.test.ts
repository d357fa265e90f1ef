import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { clockTime } from '#academy/settings/clock-time.ts';
import ar from '#locales/ar/translation.json' with { type: 'json' };
import en from '#locales/en/translation.json' with { type: 'json' };

const i18n = createInstance();
await i18n.init({ resources: { en: { translation: en }, ar: { translation: ar } } });

test.each([
  ['00:00', '12 AM', '12 صباحًا'],
  ['08:05', '8:05 AM', '8:05 صباحًا'],
  ['12:00', '12 PM', '12 ظهرًا'],
  ['12:30', '12:30 PM', '12:30 ظهرًا'],
  ['20:30', '8:30 PM', '8:30 مساءً'],
])('%s is %s and %s', (time, english, arabic) => {
  expect(clockTime(i18n.getFixedT('en'), time)).toBe(english);
  expect(clockTime(i18n.getFixedT('ar'), time)).toBe(arabic);
});
