import { expect, test } from 'vitest';
import { endOfDaysAhead, monthsShown } from '#tutor-overview/overview-figures.ts';

test.each([
  [
    '2026-11-15T09:00:00Z',
    'Europe/London',
    ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
  ],
  ['2027-02-28T23:59:00Z', 'UTC', ['2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02']],
  ['2027-05-31T12:00:00Z', 'UTC', ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05']],
  // The same instant: in Riyadh it is the first already, in London the last.
  ['2026-11-30T22:30:00Z', 'Asia/Riyadh', ['2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12']],
  [
    '2026-11-30T22:30:00Z',
    'Europe/London',
    ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
  ],
  // In summer London is an hour ahead.
  [
    '2027-06-30T23:30:00Z',
    'Europe/London',
    ['2027-02', '2027-03', '2027-04', '2027-05', '2027-06', '2027-07'],
  ],
])('at %s the months of %s are %j (R111)', (now, timezone, months) => {
  expect(monthsShown(new Date(now), timezone)).toEqual(months);
});

test('seven days ahead are seven times 24 hours, also where the clocks change (R97)', () => {
  expect(endOfDaysAhead(new Date('2027-03-25T12:00:00Z'))).toEqual(new Date('2027-04-01T12:00:00Z'));
});
