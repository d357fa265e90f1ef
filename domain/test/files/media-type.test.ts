import { expect, test } from 'vitest';
import { mediaTypeOf } from '#files/media-type.ts';

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));

test.each([
  ['%PDF-1.7\n', 'application/pdf'],
  ['\xff\xd8\xff\xe0JFIF', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\0\0\0\x18ftypmp42', 'video/mp4'],
  ['\0\0\0\x20ftypisom', 'video/mp4'],
  ['\0\0\0\x1cftypM4V ', 'video/mp4'],
  ['\0\0\0\x14ftypqt  ', null],
  ['\0\0\0\x18ftypheic', null],
  ['\0\0\0\x1cftypavif', null],
  ['\0\0\0\x20ftypM4A ', null],
  ['\0\0\0\x04ftypisom', null],
  ['\0\0\0\x18ftyp', null],
  ['\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm', 'video/webm'],
  ['\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x88matroska', null],
  ['PK\x03\x04 a zip', null],
  ['MZ a program', null],
  ['<html>%PDF-', null],
  ['\x89PNG\n\x1a\n', null],
  ['%PDF', null],
  ['', null],
])('what begins with %j is %s, whatever it is called (R176)', (text, mediaType) => {
  expect(mediaTypeOf(bytes(text))).toBe(mediaType);
});
