import { expect, test } from 'vitest';
import { isErasedText } from '#messages/erased-text.ts';
import { erasureRunsAt } from '#personal-data/request-times.ts';

test('an erasure asked for on Mon 1 Feb 2027 at 09:00 in Riyadh runs on Mon 15 Feb at 09:00 there (R844)', () => {
  expect(erasureRunsAt(new Date('2027-02-01T09:00+03:00'))).toEqual(new Date('2027-02-15T09:00+03:00'));
});

test('only the tombstone of an erasure is taken for one (R847)', () => {
  expect(isErasedText('erased 7d444840-9dc0-41d1-8e2b-2f1a2b3c4d5e')).toBe(true);
  expect(isErasedText('erased yesterday')).toBe(false);
});
