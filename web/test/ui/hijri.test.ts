import { expect, test } from 'vitest';
import { hijriDate } from '#ui/hijri.ts';

test.each([
  ['2026-11-15', '5 Jumada II 1448', '5 جمادى الآخرة 1448'],
  ['2026-02-18', '1 Ramadan 1447', '1 رمضان 1447'],
] as const)('%s is %s by the calendar of Umm al-Qura', (day, english, arabic) => {
  expect(hijriDate(day, 'en')).toBe(english);
  expect(hijriDate(day, 'ar')).toBe(arabic);
});
