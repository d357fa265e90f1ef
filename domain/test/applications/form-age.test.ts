import { expect, test } from 'vitest';
import { formAge } from '#applications/form-age.ts';

const opened = new Date('2026-11-15T09:00:00Z');
const after = (milliseconds: number) => formAge(opened, new Date(opened.getTime() + milliseconds));

test.each([
  [-1, 'expired'],
  [0, 'too-fast'],
  [2_999, 'too-fast'],
  [3_000, 'right'],
  [86_400_000, 'right'],
  [86_400_001, 'expired'],
] as const)('a form sent %i ms after it was opened is %s (R379)', (milliseconds, age) => {
  expect(after(milliseconds)).toBe(age);
});
