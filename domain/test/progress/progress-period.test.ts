import { expect, test } from 'vitest';
import { firstDayOfMonths, instantsOf, monthsIn, periodAsked } from '#progress/progress-period.ts';

const TODAY = '2026-11-15';

test.each([
  ['nothing', {}, { from: '2026-06-01', until: TODAY }],
  ['its end', { until: '2026-02-28' }, { from: '2025-09-01', until: '2026-02-28' }],
  ['its beginning', { from: '2026-11-15' }, { from: TODAY, until: TODAY }],
  ['both', { from: '2025-12-31', until: '2026-01-01' }, { from: '2025-12-31', until: '2026-01-01' }],
  ['24 months', { from: '2024-12-01', until: '2026-11-30' }, { from: '2024-12-01', until: '2026-11-30' }],
])('a period of which %s is asked for is filled in (R164)', (_what, asked, period) => {
  expect(periodAsked(asked, TODAY)).toEqual(period);
});

test.each([
  ['ends before it begins', { from: '2026-03-02', until: '2026-03-01' }, 'until', 'too-small'],
  ['begins after today and has no end', { from: '2026-11-16' }, 'from', 'too-big'],
  ['reaches into 25 months', { from: '2024-11-30', until: '2026-11-01' }, 'from', 'too-small'],
  ['begins 25 months ago', { from: '2024-11-30' }, 'from', 'too-small'],
])('a period that %s is wrong at its day (R164)', (_what, asked, field, problem) => {
  expect(periodAsked(asked, TODAY)).toEqual({ field, problem });
});

test('a period has every month it reaches into, across years', () => {
  expect(monthsIn({ from: '2025-11-30', until: '2026-02-01' })).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
  expect(monthsIn({ from: '2026-02-28', until: '2026-02-28' })).toEqual(['2026-02']);
});

test.each([
  [1, '2026-11-15', '2026-11-01'],
  [12, '2026-11-15', '2025-12-01'],
  [12, '2026-01-31', '2025-02-01'],
])('%i months that end on %s begin on %s', (months, until, first) => {
  expect(firstDayOfMonths(months, until)).toBe(first);
});

test('days and months begin by the clock of the zone, also where it skips midnight', () => {
  expect(instantsOf({ from: '2026-10-30', until: '2026-11-01' }, 'Asia/Riyadh')).toEqual({
    starts: [new Date('2026-10-29T21:00:00Z'), new Date('2026-10-31T21:00:00Z')],
    end: new Date('2026-11-01T21:00:00Z'),
  });
  // In Cairo the clocks go from 24:00 to 01:00 on the night to 24 April 2026.
  expect(instantsOf({ from: '2026-04-24', until: '2026-04-24' }, 'Africa/Cairo')).toEqual({
    starts: [new Date('2026-04-23T22:00:00Z')],
    end: new Date('2026-04-24T21:00:00Z'),
  });
});
