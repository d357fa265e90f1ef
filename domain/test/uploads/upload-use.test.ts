import { expect, test } from 'vitest';
import type { MediaType } from '#files/media-type.ts';
import { fitsUse, largestUpload } from '#files/upload-use.ts';

const MIB = 1024 * 1024;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test.each<MediaType>(['application/pdf', DOCX, PPTX, XLSX, 'image/jpeg', 'image/png', 'image/webp'])(
  '%s can be handed in (R156)',
  mediaType => {
    expect(fitsUse(mediaType, 'homework')).toBe(true);
  },
);

test.each(['video/mp4', 'video/webm', null] as const)('%s cannot', mediaType => {
  expect(fitsUse(mediaType, 'homework')).toBe(false);
});

test('a resource takes what its type takes (R181)', () => {
  expect(fitsUse('video/mp4', 'video')).toBe(true);
  expect(fitsUse('application/pdf', 'video')).toBe(false);
  expect(fitsUse('image/webp', 'document')).toBe(false);
  expect(fitsUse(null, 'worksheet')).toBe(false);
});

test('homework has at most 25 MiB, like documents and worksheets, a video 500', () => {
  expect(largestUpload('homework')).toBe(25 * MIB);
  expect(largestUpload('worksheet')).toBe(25 * MIB);
  expect(largestUpload('video')).toBe(500 * MIB);
});
