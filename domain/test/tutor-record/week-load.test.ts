import { expect, test } from 'vitest';
import { weekFrame, weekLoad } from '#tutor-record/week-load.ts';

const LONDON = 'Europe/London';
const range = (from: string, until: string) => ({ from: new Date(from), until: new Date(until) });

test('the week is today and six days more by the tutor’s clock, also when the clocks change (R972)', () => {
  // It is past midnight in London.
  const { firstDay, from, until } = weekFrame(new Date('2027-03-27T23:30:00Z'), 'Asia/Dubai');
  expect([firstDay, from.toISOString(), until.toISOString()]).toEqual([
    '2027-03-28',
    '2027-03-27T20:00:00.000Z',
    '2027-04-03T20:00:00.000Z',
  ]);
  const london = weekFrame(new Date('2027-03-27T12:00:00Z'), LONDON);
  expect(london.until.toISOString()).toBe('2027-04-02T23:00:00.000Z');
});

test('lessons and offered time are those of each day (R972)', () => {
  const days = weekLoad({
    ...{ firstDay: '2026-11-16', timezone: LONDON },
    lessons: [
      range('2026-11-16T09:00:00Z', '2026-11-16T10:00:00Z'),
      range('2026-11-16T23:30:00Z', '2026-11-17T00:15:00Z'),
      range('2026-11-22T12:00:00Z', '2026-11-22T12:30:00Z'),
    ],
    open: [range('2026-11-16T22:00:00Z', '2026-11-17T02:00:00Z')],
  });
  expect(days).toHaveLength(7);
  expect(days.filter(({ lessons, offered }) => lessons + offered > 0)).toEqual([
    { day: '2026-11-16', lessons: 2, minutes: 105, offered: 120 },
    { day: '2026-11-17', lessons: 0, minutes: 0, offered: 120 },
    { day: '2026-11-22', lessons: 1, minutes: 30, offered: 0 },
  ]);
});
