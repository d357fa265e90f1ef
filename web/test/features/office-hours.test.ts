import { expect, test } from 'vitest';
import { officeHoursIn } from '#academy/legal/office-hours.ts';

test.each([
  ['admin', 'Europe/London', '2026-11-16T12:00:00Z', '13:00', '23:00'],
  ['legal', 'Europe/London', '2026-11-16T12:00:00Z', '14:00', '22:00'],
  // For two weeks in March New York is on summer time and Leeds is not.
  ['admin', 'Europe/London', '2026-03-16T12:00:00Z', '12:00', '22:00'],
  ['admin', 'Asia/Riyadh', '2026-07-15T12:00:00Z', '15:00', '01:00'],
] as const)('%s is open in %s at %s from %s to %s', (office, timezone, now, opens, closes) => {
  expect(officeHoursIn(office, timezone, new Date(now))).toEqual({ opens, closes });
});
