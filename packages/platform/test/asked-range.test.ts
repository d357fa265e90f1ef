import { expect, test } from 'vitest';
import { askedRange } from '#http/asked-range.ts';

test.each([
  ['bytes=0-', 0, 99],
  ['bytes=10-19', 10, 19],
  ['bytes=90-500', 90, 99],
  ['bytes=-10', 90, 99],
  ['bytes=-500', 0, 99],
  ['bytes=99-99', 99, 99],
])('%s of a hundred bytes is from %d to %d', (header, first, last) => {
  expect(askedRange(header, 100)).toEqual({ first, last });
});

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s is none that a hundred bytes have', header => {
  expect(askedRange(header, 100)).toBe('none-such');
});

test.each([
  null,
  '',
  'bytes=',
  'bytes=-',
  'bytes=5-2',
  'bytes=0-1,5-6',
  'lines=1-2',
  'bytes=a-b',
  'bytes 0-5',
])('%j asks for all of it', header => {
  expect(askedRange(header, 100)).toBeNull();
});
