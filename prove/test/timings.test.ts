import { expect, test } from 'vitest';
import { createTimings } from '#prove/guessing/timings.ts';

const COUNT = 80;
const telling = { a: 300, b: 250 };
const even = (n: number) => (n % 4 < 2 ? { a: 250, b: 251 } : { a: 251, b: 250 });

/** Adds pairs until there are enough, and answers with how many that took. */
function fill(timings: ReturnType<typeof createTimings>, next: (n: number) => [typeof telling, boolean]) {
  let n = 0;
  while (!timings.areEnough() && n < 1_000) timings.add(...next(n++));
  return n;
}

test('times that tell nothing are enough at their number, on a busy machine too', () => {
  for (const isBusy of [false, true]) {
    const timings = createTimings(COUNT, false);
    expect(fill(timings, n => [even(n), isBusy])).toBe(COUNT);
    expect(timings.areTold()).toBe(false);
  }
});

test('times that tell are told of', () => {
  const timings = createTimings(COUNT, false);
  expect(fill(timings, () => [telling, false])).toBe(COUNT);
  expect(timings.areTold()).toBe(true);
  expect(timings.telling()).toHaveLength(COUNT);
});

test('what only a busy machine tells is tried until as many pairs were not disturbed', () => {
  const timings = createTimings(COUNT, false);
  const taken = fill(timings, n => (n % 5 === 4 ? [even((n - 4) / 5), false] : [telling, true]));
  expect(taken).toBe(COUNT * 5);
  expect(timings.areTold()).toBe(false);
});

test('a leak is told of on a busy machine as well, once as many pairs were not disturbed', () => {
  const timings = createTimings(COUNT, false);
  expect(fill(timings, n => [telling, n % 2 === 0])).toBe(COUNT * 2);
  expect(timings.areTold()).toBe(true);
});

test('with a fault in place it is enough when it shows', () => {
  const timings = createTimings(COUNT, true);
  expect(fill(timings, () => [telling, false])).toBe(32);
  expect(timings.areTold()).toBe(true);
});
