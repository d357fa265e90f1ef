import { expect, test } from 'vitest';
import { dayText, hijriDayText } from '#platform/day-text.ts';

const lateInLondon = new Date('2026-11-14T22:30:00Z');

test('the day is that of the place where the person lives', () => {
  expect(dayText(lateInLondon, { language: 'en', timeZone: 'Europe/London' })).toMatch(
    /^Saturday,? 14 November 2026$/,
  );
  expect(dayText(lateInLondon, { language: 'en', timeZone: 'Asia/Riyadh' })).toMatch(
    /^Sunday,? 15 November 2026$/,
  );
});

test('Arabic days have Arabic names and Latin digits', () => {
  expect(dayText(lateInLondon, { language: 'ar', timeZone: 'Asia/Riyadh' })).toMatch(
    /^الأحد، 15 نوفمبر 2026$/,
  );
});

test('the same day in the calendar of Umm al-Qura', () => {
  const riyadh = { timeZone: 'Asia/Riyadh' } as const;
  expect(hijriDayText(lateInLondon, { ...riyadh, language: 'en' })).toBe('5 Jumada II 1448 AH');
  expect(hijriDayText(lateInLondon, { ...riyadh, language: 'ar' })).toContain('1448');
});
