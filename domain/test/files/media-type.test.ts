import { expect, test } from 'vitest';
import { mediaTypeOf } from '../../src/files/media-type.ts';

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));

test.each([
  ['%PDF-1.7\n', 'application/pdf'],
  ['\xff\xd8\xff\xe0JFIF', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\0\0\0\x18ftypmp42', 'video/mp4'],
  ['PK\x03\x04 a zip', null],
  ['MZ a program', null],
  ['<html>%PDF-', null],
  ['\x89PNG\n\x1a\n', null],
  ['%PDF', null],
  ['', null],
])('what begins with %j is %s, whatever it is called (R176)', (text, mediaType) => {
  expect(mediaTypeOf(bytes(text))).toBe(mediaType);
});
