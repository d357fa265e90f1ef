import { expect, test } from 'vitest';
import { publicChecksOf } from '#public-tutors/public-checks.ts';

test('what is not confirmed is not shown (R715)', () => {
  expect(publicChecksOf([])).toEqual([]);
});

test('a certificate is shown by its name, and references only in pairs (R715)', () => {
  expect(
    publicChecksOf([
      { kind: 'reference-1', variant: null },
      { kind: 'teaching', variant: 'celta' },
      { kind: 'dbs', variant: 'icpc' },
      { kind: 'internet', variant: null },
    ]),
  ).toEqual(['icpc', 'celta']);
  expect(
    publicChecksOf([
      { kind: 'reference-1', variant: null },
      { kind: 'reference-2', variant: null },
      { kind: 'teaching', variant: 'other' },
      { kind: 'dbs', variant: 'dbs' },
    ]),
  ).toEqual(['dbs', 'teaching', 'references']);
});
