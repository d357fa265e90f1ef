import { describe, expect, test } from 'vitest';
import { minutesOf } from '#availability/hours.ts';
import { type CommonQuestion, hoursInCommon, seasonsAhead } from '#availability/hours-in-common.ts';
import { ELEANOR } from './eleanor.ts';

const now = new Date('2027-01-10T09:00:00Z');
const familyTimezone = 'Asia/Riyadh';
const on = (weekday: number, opens: string, closes: string) => ({
  weekday,
  opens: minutesOf(opens),
  closes: minutesOf(closes),
});
/** 17–20 by the family's clock in winter and 17–19 in summer. */
const hours = (different: Partial<CommonQuestion> = {}) =>
  hoursInCommon({
    sets: [ELEANOR],
    away: [],
    wish: [on(1, '17:00', '21:00')],
    familyTimezone,
    seasonsOf: seasonsAhead(different.familyTimezone ?? familyTimezone, now),
    now,
    ...different,
  });
const from = (day: string, until: string) => ({ from: new Date(day), until: new Date(until) });

describe('R829: the hours a week in common', () => {
  test('differ by the clocks of winter and of summer', () => {
    expect(hours()).toEqual({ winter: 3, summer: 2 });
  });

  test('are alike where both clocks go together', () => {
    const { winter, summer } = hours({ familyTimezone: 'Europe/London', wish: [on(1, '12:00', '17:00')] });
    expect([winter > 0, winter === summer]).toEqual([true, true]);
  });

  test('are none in a season in which she is away', () => {
    const away = [from('2027-03-20T00:00:00Z', '2027-11-10T00:00:00Z')];
    const { winter, summer } = hours({ away });
    expect(summer).toBe(0);
    expect(winter).toBeGreaterThan(2);
    expect(winter).toBeLessThan(3);
  });

  test('are as many as her hours hold for', () => {
    const half = { ...ELEANOR, validUntil: '2027-03-27' };
    expect(hours({ sets: [half] }).summer).toBe(0);
    const [first, second] = [
      { ...ELEANOR, validUntil: '2027-07-14' },
      { ...ELEANOR, validFrom: '2027-07-15' },
    ];
    expect(hours({ sets: [first, second] })).toEqual({ winter: 3, summer: 2 });
  });

  test('are none where the wish and her hours never meet', () => {
    expect(hours({ wish: [on(5, '17:00', '21:00')] })).toEqual({ winter: 0, summer: 0 });
  });
});
