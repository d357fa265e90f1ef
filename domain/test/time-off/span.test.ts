import { describe, expect, test } from 'vitest';
import { daysTouched, spanOf } from '#time-off/span.ts';

const timezone = 'Europe/London';
const range = (from: string, until: string) => ({ from: new Date(from), until: new Date(until) });

describe('R476: time off', () => {
  test('typed as days is from midnight to midnight by her clock', () => {
    expect(spanOf({ fromOn: '2027-04-05', untilOn: '2027-04-09', timezone })).toEqual(
      range('2027-04-04T23:00:00Z', '2027-04-09T23:00:00Z'),
    );
  });

  test('typed as times is from one to the other', () => {
    expect(
      spanOf({
        fromOn: '2027-02-01',
        fromTime: '12:30',
        untilOn: '2027-02-01',
        untilTime: '14:00',
        timezone,
      }),
    ).toEqual(range('2027-02-01T12:30:00Z', '2027-02-01T14:00:00Z'));
  });

  test('begins after the gap where the clocks skip its beginning', () => {
    const typed = { fromOn: '2027-03-28', fromTime: '01:30', untilOn: '2027-03-28', timezone };
    expect(spanOf(typed)).toEqual(range('2027-03-28T01:00:00Z', '2027-03-28T23:00:00Z'));
  });

  test('counts the days it touches', () => {
    expect(daysTouched({ fromOn: '2027-04-05', untilOn: '2027-04-05' })).toBe(1);
    expect(daysTouched({ fromOn: '2027-03-27', untilOn: '2027-03-29' })).toBe(3);
    expect(daysTouched({ fromOn: '2027-01-01', untilOn: '2028-01-01' })).toBe(366);
  });
});
