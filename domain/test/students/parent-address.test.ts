import { expect, test } from 'vitest';
import { takesAddressAway } from '#profiles/parent-address.ts';

const FATHER = 'father@family.example';

test.each([
  ['removed', FATHER, null, true],
  ['replaced', FATHER, 'mother@family.example', false],
  ['sent again', FATHER, FATHER, false],
  ['left out', FATHER, undefined, false],
  ['given first', null, FATHER, false],
  ['still none', null, null, false],
  ['none of a parent who is named first', undefined, null, false],
])('a parent’s address that is %s is refused: %s, %s, %s (R441)', (_what, given, sent, expected) => {
  expect(takesAddressAway(given, sent)).toBe(expected);
});
