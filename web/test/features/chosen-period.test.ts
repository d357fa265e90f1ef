import { expect, test } from 'vitest';
import { askedPeriod, choiceOf, filtersIn } from '#views/progress/chosen-period.ts';

const TODAY = '2026-11-15';

test.each([
  ['', 'months6', {}],
  ['months=12', 'months12', { from: '2025-12-01' }],
  ['months=7', 'months6', {}],
  ['from=2026-01-01&until=2026-02-28', 'own', { from: '2026-01-01', until: '2026-02-28' }],
  ['until=2026-02-28&months=12', 'own', { until: '2026-02-28' }],
  // What is no day, or none that the API takes, is as if it were not there.
  ['from=2026-02-30', 'months6', {}],
  ['from=1999-12-31', 'months6', {}],
  ['from=yesterday', 'months6', {}],
])('the address %j means %s (R166)', (address, choice, asked) => {
  const filters = filtersIn(new URLSearchParams(address));
  expect(choiceOf(filters)).toBe(choice);
  expect(askedPeriod(filters, TODAY)).toEqual(asked);
});
