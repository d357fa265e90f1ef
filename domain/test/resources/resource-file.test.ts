import { expect, test } from 'vitest';
import { fitsType, largestFile } from '#files/resource-file.ts';

test.each([
  ['video/mp4', 'video', true],
  ['video/webm', 'video', true],
  ['video/mp4', 'document', false],
  ['application/pdf', 'video', false],
  ['application/pdf', 'worksheet', true],
  ['image/png', 'document', true],
  ['application/zip', 'document', false],
  ['video/quicktime', 'video', false],
  [null, 'document', false],
] as const)('%s as a %s: %s (R181)', (mediaType, type, fits) => {
  expect(fitsType(mediaType, type)).toBe(fits);
});

test('a video has 500 MiB, everything else 25', () => {
  expect([largestFile('video'), largestFile('document'), largestFile('worksheet')]).toEqual([
    524_288_000, 26_214_400, 26_214_400,
  ]);
});
