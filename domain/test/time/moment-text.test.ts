import { expect, test } from 'vitest';
import { momentText } from '../../src/time/moment-text.ts';

const moment = new Date('2026-11-20T16:00:00Z');

test('a moment in a letter names the day, the time and whose clock reads it', () => {
  expect(momentText(moment, 'Asia/Riyadh', 'en')).toBe('Friday, 20 November 2026 at 19:00 Saudi Arabia Time');
  expect(momentText(moment, 'Europe/London', 'en')).toContain('16:00 United Kingdom Time');
});

test('in Arabic by the Gregorian calendar and in Latin digits', () => {
  const text = momentText(moment, 'Asia/Riyadh', 'ar');
  expect(text).toContain('20 نوفمبر 2026');
  expect(text).toContain('19:00');
});
