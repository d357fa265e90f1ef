import { expect, test } from 'vitest';
import { fitsOnePart, PART_BYTES, partLength, partsOf } from '#files/upload-parts.ts';

test.each([
  [1, [1]],
  [PART_BYTES, [PART_BYTES]],
  [PART_BYTES + 1, [PART_BYTES, 1]],
  [3 * PART_BYTES - 1, [PART_BYTES, PART_BYTES, PART_BYTES - 1]],
])('a file of %s bytes has parts of %j (R390)', (size, lengths) => {
  expect(partsOf(size)).toBe(lengths.length);
  expect(lengths.map((_, index) => partLength(size, index + 1))).toEqual(lengths);
});

test.each([0, -1, 3, 1.5, Number.NaN])('a file of two parts has none of number %s', number => {
  expect(partLength(PART_BYTES + 1, number)).toBeNull();
});

test.each([
  [0, true],
  [PART_BYTES, true],
  [PART_BYTES + 1, false],
])('whether a file of %s bytes can be sent at once is %s (R396)', (size, fits) => {
  expect(fitsOnePart(size)).toBe(fits);
});
