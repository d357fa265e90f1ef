import { describe, expect, test } from 'vitest';
import { partsOf, periodBefore, statisticsPeriod, storedSpans } from '#statistics/statistics-period.ts';

const TODAY = '2026-11-18';
const SUNDAY = 7;
const MONDAY = 1;

describe('the period that is asked for (R951)', () => {
  test.each([
    ['month', {}, { from: '2026-06-01', until: TODAY }],
    // As many days as are shown by day; six months would be too many.
    ['day', {}, { from: '2026-08-19', until: TODAY }],
    ['week', { to: '2026-03-31' }, { from: '2025-10-01', until: '2026-03-31' }],
    ['month', { from: '2016-11-18' }, { from: '2016-11-18', until: TODAY }],
    ['day', { from: TODAY }, { from: TODAY, until: TODAY }],
    ['month', { to: '2026-11-19' }, { field: 'to', problem: 'too-big' }],
    ['month', { from: '2026-11-19' }, { field: 'from', problem: 'too-big' }],
    ['month', { from: '2026-10-02', to: '2026-10-01' }, { field: 'to', problem: 'too-small' }],
    ['day', { from: '2026-08-18' }, { field: 'from', problem: 'too-small' }],
    ['week', { from: '2024-11-17' }, { field: 'from', problem: 'too-small' }],
    ['month', { from: '2016-11-17' }, { field: 'from', problem: 'too-small' }],
  ] as const)('by %s, %j is %j', (unit, asked, period) => {
    expect(statisticsPeriod({ unit, ...asked }, TODAY)).toEqual(period);
  });
});

test.each([
  ['2026-11-01', '2026-11-18', '2026-10-14', '2026-10-31'],
  ['2026-11-18', '2026-11-18', '2026-11-17', '2026-11-17'],
  // Whole months, whatever their length.
  ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
  ['2026-02-01', '2026-03-31', '2025-12-01', '2026-01-31'],
  ['2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
])('the period before %s to %s is %s to %s (R952)', (from, until, fromBefore, untilBefore) => {
  expect(periodBefore({ from, until })).toEqual({ from: fromBefore, until: untilBefore });
});

describe('the parts of a period', () => {
  test('weeks begin as the academy’s country has it, and the first and the last are cut', () => {
    const period = { from: '2026-11-03', until: '2026-11-18' };
    expect(partsOf(period, 'week', SUNDAY)).toEqual([
      { from: '2026-11-03', until: '2026-11-07' },
      { from: '2026-11-08', until: '2026-11-14' },
      { from: '2026-11-15', until: '2026-11-18' },
    ]);
    expect(partsOf(period, 'week', MONDAY).map(({ from }) => from)).toEqual([
      '2026-11-03',
      '2026-11-09',
      '2026-11-16',
    ]);
  });

  test('months go over the end of a year, and days are single', () => {
    expect(partsOf({ from: '2025-12-31', until: '2026-02-01' }, 'month', SUNDAY)).toEqual([
      { from: '2025-12-31', until: '2025-12-31' },
      { from: '2026-01-01', until: '2026-01-31' },
      { from: '2026-02-01', until: '2026-02-01' },
    ]);
    expect(partsOf({ from: '2028-02-28', until: '2028-03-01' }, 'day', SUNDAY)).toHaveLength(3);
  });
});

describe('what a sum is read from', () => {
  test.each([
    ['2026-06-01', '2026-10-31', { from: '2026-06-01', until: '2026-10-31' }, []],
    [
      '2026-06-15',
      '2026-11-18',
      { from: '2026-07-01', until: '2026-10-31' },
      [
        { from: '2026-06-15', until: '2026-06-30' },
        { from: '2026-11-01', until: '2026-11-18' },
      ],
    ],
    ['2026-10-02', '2026-10-31', null, [{ from: '2026-10-02', until: '2026-10-31' }]],
    ['2026-10-01', '2026-10-30', null, [{ from: '2026-10-01', until: '2026-10-30' }]],
  ])('from %s to %s: whole months and the days around them', (from, until, months, days) => {
    expect(storedSpans({ from, until }, TODAY)).toEqual({ months, days });
  });

  test('a month that ends today is read by its days', () => {
    const period = { from: '2026-11-01', until: '2026-11-30' };
    expect(storedSpans(period, '2026-11-30')).toEqual({ months: null, days: [period] });
    expect(storedSpans(period, '2026-12-01')).toEqual({ months: period, days: [] });
  });
});
