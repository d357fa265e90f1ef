import { describe, expect, test } from 'vitest';
import { isTimezone, timezone } from '#fields/timezone.ts';

describe('a time zone (R193)', () => {
  test('every zone this runtime offers is one', () => {
    expect(Intl.supportedValuesOf('timeZone').filter(name => !isTimezone(name))).toEqual([]);
  });

  test.each([
    'UTC',
    'Asia/Riyadh',
    'Asia/Dubai',
    'Asia/Qatar',
    'Asia/Kuwait',
    'Asia/Bahrain',
    'Asia/Muscat',
    'Europe/London',
    'America/New_York',
    'America/Argentina/Buenos_Aires',
    'America/Port-au-Prince',
  ])('%s is one', name => {
    expect(timezone.parse(` ${name} `)).toBe(name);
  });

  test.each([
    'EST',
    'GMT',
    'BST',
    'AST',
    'EST5EDT',
    '+03:00',
    '-05:00',
    'UTC+3',
    'GMT+3',
    'asia/riyadh',
    'Asia/riyadh',
    'europe/london',
    'utc',
    'Asia/Atlantis',
    'Asia/',
    'Riyadh',
    '../etc/passwd',
    '',
  ])('%j is none', name => {
    expect(timezone.safeParse(name).success).toBe(false);
  });

  test('takes nothing but text', () => {
    for (const value of [3, null, ['Asia/Riyadh']]) expect(timezone.safeParse(value).success).toBe(false);
  });
});
