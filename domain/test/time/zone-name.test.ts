import { expect, test } from 'vitest';
import { zoneAbbreviation } from '#time/zone-name.ts';

test.each([
  ['America/New_York', 'EST'],
  ['Europe/London', 'GMT'],
  ['Asia/Riyadh', 'GMT+3'],
  ['UTC', 'UTC'],
])('%s is called %s, in summer too (R193)', (timezone, name) => {
  expect(zoneAbbreviation(timezone)).toBe(name);
});
