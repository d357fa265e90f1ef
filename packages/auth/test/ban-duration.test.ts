import { expect, test } from 'vitest';
import { banEnd } from '#service/ban-duration.ts';

const now = new Date('2026-11-15T09:00:00.000Z');
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);

test.each([
  ['24h', 86_400_000],
  ['1h30m', 5_400_000],
  ['1.5h', 5_400_000],
  ['+.5s', 500],
  ['300ms', 300],
  ['2000us', 2],
  ['2000µs', 2],
  ['2000\u03bcs', 2],
  ['1m1s', 61_000],
  ['876000h', 876_000 * 3_600_000],
])('%s ends when it says', (duration, milliseconds) => {
  expect(banEnd(duration, now)).toEqual(after(milliseconds));
});

test.each(['none', '0', '0s'])('%s lifts a ban', duration => {
  expect(banEnd(duration, now)).toBeNull();
});

test.each(['', '24', 'h', '-1h', '1d', '1h 30m', '1h30', 'forever', '1e3h', '٢h', '9999999h', 'NONE'])(
  '%j is no duration',
  duration => {
    expect(() => banEnd(duration, now)).toThrow('invalid format for ban duration');
  },
);
