import { describe, expect, test } from 'vitest';
import { nextClockChange } from '#clock-changes/clock-change.ts';

const told = (timezone: string, now: string) => nextClockChange(timezone, new Date(now));

describe('a change of the clocks is told (R528)', () => {
  test('from 9 o’clock on, two weeks before', () => {
    expect(told('Europe/London', '2027-03-14T08:59:59Z')).toBeNull();
    expect(told('Europe/London', '2027-03-14T09:00:00Z')).toEqual({
      timezone: 'Europe/London',
      day: '2027-03-28',
      at: new Date('2027-03-28T01:00:00Z'),
      isForward: true,
    });
  });

  test('by the clock that changes: in October that is an hour earlier', () => {
    expect(told('Europe/London', '2027-10-17T07:59:59Z')).toBeNull();
    expect(told('Europe/London', '2027-10-17T08:00:00Z')).toMatchObject({
      day: '2027-10-31',
      isForward: false,
    });
  });

  test('until it is there', () => {
    expect(told('Europe/London', '2027-03-28T00:59:00Z')).not.toBeNull();
    expect(told('Europe/London', '2027-03-28T01:00:00Z')).toBeNull();
  });

  test('at midnight in Cairo, on the day that begins', () => {
    expect(told('Africa/Cairo', '2027-04-20T09:00:00Z')).toMatchObject({
      day: '2027-04-30',
      at: new Date('2027-04-29T22:00:00Z'),
      isForward: true,
    });
  });

  test('never where the clocks stay', () => {
    expect(told('Asia/Riyadh', '2027-03-20T09:00:00Z')).toBeNull();
  });
});
