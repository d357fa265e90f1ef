import { expect, test } from 'vitest';
import { claimsAnotherKind } from '#files/claimed-kind.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each([
  ['essay.docx', 'application/pdf'],
  ['essay.PDF', WORD],
  ['page.jpeg', 'application/pdf'],
  ['lesson.mp4', 'video/webm'],
])('R778: %s claims another kind than %s', (name, found) => {
  expect(claimsAnotherKind(name, found)).toBe(true);
});

test.each([
  ['essay.docx', WORD],
  ['page.JPEG', 'image/jpeg'],
  ['page.png', 'image/jpeg'],
  ['page', 'application/pdf'],
  ['page.v2', 'application/pdf'],
])('R778: %s claims nothing that %s is not', (name, found) => {
  expect(claimsAnotherKind(name, found)).toBe(false);
});
